import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorName } from '#contract/codes.ts';
import { errorWords } from './errorWords.ts';
import { type FaultName, faultWords } from './faultWords.ts';

/** Words of the purchase that no code carries. */
export const purchaseWords = {
  failed: msg({ id: 'purchase.failed', message: 'Failed to purchase. Please refresh the page' }),
  inviteUnverified: msg({ id: 'purchase.inviteUnverified', message: 'Please verify the invitation code first' }),
} as const;

/** The words for what went wrong, in the active language. */
export function useErrorText() {
  const { _ } = useLingui();
  return {
    errorText: (name: ErrorName): string => _(errorWords[name]),
    /** A refusal whose code this version does not know is said in the server's words. */
    refusalText: (name: ErrorName | null, msg: string): string => (name === null ? msg : _(errorWords[name])),
    faultText: (name: FaultName): string => _(faultWords[name]),
  };
}
