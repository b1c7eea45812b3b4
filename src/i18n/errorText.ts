import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ErrorName } from '#contract/codes.ts';
import type { Refusal } from '#contract/refusal.ts';
import { type FaultName, faultWords } from './faultWords.ts';

/** What happened and the way out, for a code by which the server refuses. A part has the words of those that its sources name. */
export const errorWord = (name: ErrorName): MessageDescriptor => ({ id: `error.${name}` });

/** Why a call did not do what was asked of it. */
export type CallFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'notice'; readonly msg: string }
  | { readonly kind: 'fault'; readonly fault: FaultName };

/** Words of the purchase that no code carries. */
export const purchaseWords = {
  failed: msg({ id: 'purchase.failed', message: 'Failed to purchase. Please refresh the page' }),
  inviteUnverified: msg({ id: 'purchase.inviteUnverified', message: 'Please verify the invitation code first' }),
} as const;

/** The words for what went wrong, in the active language. */
export function useErrorText() {
  const { i18n, _ } = useLingui();
  const faultText = (name: FaultName): string => _(faultWords[name]);
  /** Our own words for a code; null where the code is unknown or its words could not be loaded. */
  const ownText = ({ code }: Refusal): string | null => {
    if (typeof code === 'number') return null;
    const word = errorWord(code);
    return word.id in i18n.messages ? _(word) : null;
  };
  /**
   * A refusal in the server's words while the page has their language. After a change of language, where the server said nothing,
   * and where a trace was redacted, it is said in our own words; without those, in the server's words of another language.
   */
  const refusalText = (refusal: Refusal): string => {
    const { message } = refusal;
    if (message !== undefined && message.language === i18n.locale) return message.text;
    return ownText(refusal) ?? message?.text ?? faultText('broken');
  };
  const failureText = (failure: CallFailure): string => {
    switch (failure.kind) {
      case 'refused':
        return refusalText(failure.refusal);
      case 'notice':
        return failure.msg || faultText('broken');
      case 'fault':
        return faultText(failure.fault);
    }
  };
  return { refusalText, faultText, failureText };
}
