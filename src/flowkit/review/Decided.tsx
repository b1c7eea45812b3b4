import { Trans } from '@lingui/react/macro';
import type { Decision } from '#machines/parts/review.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';

interface DecidedProps {
  readonly decision: Decision;
  /** Whether it is the verdict that was given here. */
  readonly isOwn: boolean;
}

/** How something was decided, and by whom. */
export function Decided({ decision: { verdict, by, at }, isOwn }: DecidedProps) {
  const { moment } = useFormats();
  const isAccepted = verdict === 'accept';
  const when = at === null ? null : moment(at);
  if (isOwn) {
    return (
      <Notice tone="good" live="status" title={isAccepted ? <Trans>Accepted.</Trans> : <Trans>Refused.</Trans>}>
        <Trans>The client is told by a notice and by mail.</Trans>
      </Notice>
    );
  }
  const title = isAccepted ? <Trans>It has already been accepted.</Trans> : <Trans>It has already been refused.</Trans>;
  return (
    <Notice tone="info" live="status" title={title}>
      {by !== null && when !== null && (
        <Trans>
          By {by}, {when}.
        </Trans>
      )}
    </Notice>
  );
}
