import type { Result } from '../api/result.ts';
import { useErrorText } from '../i18n/errorText.ts';

/** Null after a success, and while the browser is leaving for the sign-in page. */
export function useProblemText(): (came: Result<unknown>) => string | null {
  const { faultText, refusalText } = useErrorText();
  return (came) => {
    switch (came.kind) {
      case 'ok':
      case 'signedOut':
        return null;
      case 'fault':
        return faultText(came.fault);
      case 'refused':
        return refusalText(came.refusal);
      case 'notice':
        return came.msg;
    }
  };
}
