import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import { errorMessageOf, useErrorText } from '../i18n/errorText.ts';
import type { FaultName } from '../i18n/faultMessages.ts';

/** Uses the server's message while the page is in its language, otherwise our own text for the code. */
export const useRefusalText = (): ((refusal: Refusal) => string) => useErrorText().refusalText;

/** Includes what the user can do about the fault. */
export function useFaultText(): (fault: Fault | null) => string {
  const { faultText } = useErrorText();
  return useFaultTextBy(faultText);
}

const shortFaultMessages = {
  offline: msg`You’re offline.`,
  unreachable: msg`We couldn’t connect to the server.`,
  timeout: msg`The request timed out.`,
  broken: msg`Something went wrong on our side.`,
} as const satisfies Record<FaultName, MessageDescriptor>;

/** Without advice, for faults after which the page retries anyway. */
export function useShortFaultText(): (fault: Fault | null) => string {
  const { t } = useLingui();
  return useFaultTextBy((name) => t(shortFaultMessages[name]));
}

function useFaultTextBy(wordsOf: (name: FaultName) => string): (fault: Fault | null) => string {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (fault) => {
    if (fault === null) return wordsOf('broken');
    switch (fault.kind) {
      case 'refused':
        return refusalText(fault.refusal);
      case 'signedOut':
        return t(errorMessageOf('not_signed_in'));
      case 'notice':
        return fault.msg || wordsOf('broken');
      default:
        return wordsOf(fault.kind);
    }
  };
}

/** Only `broken` has details: every other text says it all. */
export const supportDetails = (fault: Fault | null): { readonly details?: string } =>
  fault?.kind === 'broken' ? { details: fault.detail } : {};
