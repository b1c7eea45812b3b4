import type { Fault, Refusal } from '#machines/kit/fault.ts';
import { useErrorText } from '../i18n/errorText.ts';

/** Says a refusal in words: in the server's where its code is not known here. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { refusalText, faultText } = useErrorText();
  return (refusal) => {
    if (typeof refusal === 'string') return refusalText(refusal, '');
    return refusalText(null, refusal.msg) || faultText('broken');
  };
}

/** Says a fault in words, or nothing where there is none. */
export function useFaultText(): (fault: Fault | null) => string {
  const { errorText, faultText } = useErrorText();
  const refusalText = useRefusalText();
  return (fault) => {
    if (fault === null) return faultText('broken');
    switch (fault.kind) {
      case 'refused':
        return refusalText(fault.error);
      case 'signedOut':
        return errorText('not_signed_in');
      case 'notice':
        return fault.msg || faultText('broken');
      default:
        return faultText(fault.kind);
    }
  };
}

/** What support asks for about a fault; nothing where its words say it all. */
export const detailOf = (fault: Fault | null): { readonly details?: string } =>
  fault?.kind === 'broken' ? { details: fault.detail } : {};
