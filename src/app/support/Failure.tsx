import { Trans, useLingui } from '@lingui/react/macro';
import type { CallFault, CallRefusal } from '../../api/result.ts';
import { useErrorText } from '../../i18n/errorText.ts';
import { Notice } from '../../ui/Notice.tsx';

interface FailureProps {
  readonly cause: CallFault | CallRefusal | null;
  /** Whether it was the run of a tab: codes are counted for its network then. */
  readonly ofTab: boolean;
}

/** Why no code came back, and that nothing is lost by it. */
export function Failure({ cause, ofTab }: FailureProps) {
  return (
    <Notice tone="bad" live="alert" title={useCauseText(ofTab)(cause)}>
      <Trans>Nothing is lost: the record stays here for as long as this page is open.</Trans>
    </Notice>
  );
}

function useCauseText(ofTab: boolean): (cause: CallFault | CallRefusal | null) => string {
  const { t } = useLingui();
  const { faultText, refusalText } = useErrorText();
  return (cause) => {
    if (cause === null) return faultText('broken');
    if (cause.kind === 'fault') return faultText(cause.fault);
    if (cause.error !== 'too_many_requests') return refusalText(cause.error, cause.msg);
    if (ofTab) return t`Your network has reached the hourly limit of support codes. Please try again later.`;
    return t`You have reached the hourly limit of support codes. Tell support one of those you have, or try again later.`;
  };
}
