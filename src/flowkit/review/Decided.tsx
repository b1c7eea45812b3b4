import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Decision } from '#machines/parts/review.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';

/** How a verdict is told to who has given it, and to whoever comes later. */
export interface VerdictWords {
  readonly own: ReactNode;
  readonly before: ReactNode;
}

const accepted: VerdictWords = { own: <Trans>Accepted.</Trans>, before: <Trans>It has already been accepted.</Trans> };
const refused: VerdictWords = { own: <Trans>Refused.</Trans>, before: <Trans>It has already been refused.</Trans> };

interface DecidedProps {
  readonly decision: Decision;
  /** Whether it is the verdict that was given here. */
  readonly isOwn: boolean;
  /** Where the verdict is none of the usual two. */
  readonly words?: VerdictWords;
}

/** How something was decided, and by whom. */
export function Decided({ decision: { verdict, by, at }, isOwn, words }: DecidedProps) {
  const { moment } = useFormats();
  const { own, before } = words ?? (verdict === 'accept' ? accepted : refused);
  const when = at === null ? null : moment(at);
  if (isOwn) {
    return (
      <Notice tone="good" live="status" title={own}>
        <Trans>The client is told by a notice and by mail.</Trans>
      </Notice>
    );
  }
  return (
    <Notice tone="info" live="status" title={before}>
      {by !== null && when !== null && (
        <Trans>
          By {by}, {when}.
        </Trans>
      )}
    </Notice>
  );
}
