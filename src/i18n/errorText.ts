import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Refusal } from '#contract/refusal.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { type FaultName, faultMessages } from './faultMessages.ts';

/** A message with the reason and the way out. Loaded only with the parts whose sources name the code. */
export const errorMessageOf = (name: ErrorName): MessageDescriptor => ({ id: `error.${name}` });

export type CallFailure =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'notice'; readonly msg: string }
  | { readonly kind: 'fault'; readonly fault: FaultName };

export const purchaseErrorTexts = {
  failed: msg({ id: 'purchase.failed', message: 'Failed to purchase. Please refresh the page' }),
  inviteUnverified: msg({ id: 'purchase.inviteUnverified', message: 'Please verify the invitation code first' }),
} as const;

export function useErrorText() {
  const { i18n, _ } = useLingui();
  const faultText = (name: FaultName): string => _(faultMessages[name]);
  /** Null if the code is unknown or its message is not loaded. */
  const ownText = ({ code }: Refusal): string | null => {
    if (typeof code === 'number') return null;
    const word = errorMessageOf(code);
    return word.id in i18n.messages ? _(word) : null;
  };
  /**
   * The server's message while it is in the page's language. Otherwise (after a change of language, without a message,
   * or in a redacted trace) our own; failing that, the server's in its language.
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
