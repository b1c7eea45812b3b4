import type { Result } from '../api/result.ts';
import { useErrorText } from '../i18n/errorText.ts';

/** Says why a call did not do what it was made for; null where it did, or where the browser is on its way to sign in. */
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
