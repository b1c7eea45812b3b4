// No page loads the table: it says which words the catalogues have, and under which ids.
import './errorWords.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorName } from '#contract/codes.ts';
import { type FaultName, faultWords } from './faultWords.ts';

/** What happened and the way out, for a code by which the server refuses. */
export const errorWord = (name: ErrorName): MessageDescriptor => ({ id: `error.${name}` });

/** Words of the purchase that no code carries. */
export const purchaseWords = {
  failed: msg({ id: 'purchase.failed', message: 'Failed to purchase. Please refresh the page' }),
  inviteUnverified: msg({ id: 'purchase.inviteUnverified', message: 'Please verify the invitation code first' }),
} as const;

/** The words for what went wrong, in the active language. */
export function useErrorText() {
  const { _ } = useLingui();
  return {
    errorText: (name: ErrorName): string => _(errorWord(name)),
    /** A refusal whose code this version does not know is said in the server's words. */
    refusalText: (name: ErrorName | null, msg: string): string => (name === null ? msg : _(errorWord(name))),
    faultText: (name: FaultName): string => _(faultWords[name]),
  };
}
