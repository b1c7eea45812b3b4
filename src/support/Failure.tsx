import { Trans, useLingui } from '@lingui/react/macro';
import type { RefusalCode } from '#contract/refusal.ts';
import type { CallFault, CallRefusal } from '../api/result.ts';
import { useErrorText } from '../i18n/errorText.ts';
import { Notice } from '../ui/Notice.tsx';

/** Refusals of the trace itself, which the user has neither typed nor chosen. */
const ofRecord: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'invalid_request',
  'body_not_json',
  'body_too_deep',
  'body_too_large',
  'unknown_field',
]);

interface FailureProps {
  readonly cause: CallFault | CallRefusal | null;
  /** Whether it was the run of a tab: the rate limit then applies to its network. */
  readonly ofTab: boolean;
}

/** Why there is no code, and that nothing is lost. */
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
    // The page has made the record, so the user cannot mend it.
    if (ofRecord.has(cause.refusal.code)) return faultText('broken');
    if (cause.refusal.code !== 'too_many_requests') return refusalText(cause.refusal);
    if (ofTab) return t`Your network has reached the hourly limit of support codes. Please try again later.`;
    return t`You have reached the hourly limit of support codes. Tell support one of those you have, or try again later.`;
  };
}
