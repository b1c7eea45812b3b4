import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorName } from '#contract/codes.ts';
import { errorWords } from './errorWords.ts';

/** How a call fails without anybody having refused it. */
export type FaultName = 'offline' | 'unreachable' | 'timeout' | 'broken';

export const faultWords = {
  offline: msg`You are offline. Please check your connection and try again.`,
  unreachable: msg`We could not be reached. Please try again in a moment.`,
  timeout: msg({ id: 'fault.timeout', message: 'Network timeout. Please refresh the page.' }),
  broken: msg`Something went wrong on our side. Please try again; if it happens again, contact us.`,
} as const satisfies Record<FaultName, MessageDescriptor>;

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
