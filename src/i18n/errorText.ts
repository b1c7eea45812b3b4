import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorName } from '#contract/codes.ts';
import { type FaultName, faultWords } from './faultWords.ts';

/** What happened and the way out, for a code by which the server refuses. A part has the words of those that its sources name. */
export const errorWord = (name: ErrorName): MessageDescriptor => ({ id: `error.${name}` });

/** Words of the purchase that no code carries. */
export const purchaseWords = {
  failed: msg({ id: 'purchase.failed', message: 'Failed to purchase. Please refresh the page' }),
  inviteUnverified: msg({ id: 'purchase.inviteUnverified', message: 'Please verify the invitation code first' }),
} as const;

/** The words for what went wrong, in the active language. */
export function useErrorText() {
  const { i18n, _ } = useLingui();
  const isThere = ({ id }: MessageDescriptor) => id in i18n.messages;
  return {
    /** A refusal whose code this version does not know, or whose words could not be had, is said in the server's words. */
    refusalText: (name: ErrorName | null, msg: string): string => {
      const word = name === null ? null : errorWord(name);
      return word !== null && isThere(word) ? _(word) : msg;
    },
    faultText: (name: FaultName): string => _(faultWords[name]),
  };
}
