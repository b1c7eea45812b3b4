import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import { errorWord, useErrorText } from '../i18n/errorText.ts';
import type { FaultName } from '../i18n/faultWords.ts';

/** Says a refusal in words: the server's while the page has their language, ours otherwise. */
export const useRefusalText = (): ((refusal: Refusal) => string) => useErrorText().refusalText;

/** Says a fault in words, with what to do about it. */
export function useFaultText(): (fault: Fault | null) => string {
  const { faultText } = useErrorText();
  return useWordsBy(faultText);
}

const newsWords = {
  offline: msg`You are offline.`,
  unreachable: msg`We could not be reached.`,
  timeout: msg`There was no answer in time.`,
  broken: msg`Something went wrong on our side.`,
} as const satisfies Record<FaultName, MessageDescriptor>;

/** Says a fault in words where nothing is to be done about it, as it is tried again anyway. */
export function useFaultNews(): (fault: Fault | null) => string {
  const { t } = useLingui();
  return useWordsBy((name) => t(newsWords[name]));
}

function useWordsBy(wordsOf: (name: FaultName) => string): (fault: Fault | null) => string {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (fault) => {
    if (fault === null) return wordsOf('broken');
    switch (fault.kind) {
      case 'refused':
        return refusalText(fault.refusal);
      case 'signedOut':
        return t(errorWord('not_signed_in'));
      case 'notice':
        return fault.msg || wordsOf('broken');
      default:
        return wordsOf(fault.kind);
    }
  };
}

/** What support asks for about a fault; nothing where its words say it all. */
export const supportDetails = (fault: Fault | null): { readonly details?: string } =>
  fault?.kind === 'broken' ? { details: fault.detail } : {};
