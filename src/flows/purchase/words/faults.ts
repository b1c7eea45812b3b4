import type { Fault } from '#machines/kit/fault.ts';
import { useErrorText } from '#src/i18n/errorText.ts';

/** Says a fault in words, or nothing where there is none. */
export function useFaultText(): (fault: Fault | null) => string {
  const { errorText, faultText } = useErrorText();
  return (fault) => {
    if (fault === null) return faultText('broken');
    if (fault.kind === 'refused') return errorText(fault.error);
    if (fault.kind === 'signedOut') return errorText('not_signed_in');
    return faultText(fault.kind);
  };
}
