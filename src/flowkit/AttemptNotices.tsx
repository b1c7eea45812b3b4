import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Refusal } from '#contract/refusal.ts';
import { type Fault, noticeIn } from '#machines/kit/fault.ts';
import { Notice } from '../ui/Notice.tsx';
import { useRefusalText, useShortFaultText } from './faultText.ts';

interface RefusedNoticeProps {
  readonly refusal: Refusal;
  /** A field of the page shows the reason: the notice only points to it. */
  readonly isAtField?: boolean;
  /** What did not happen, and what happened to what was entered. */
  readonly children: ReactNode;
}

export function RefusedNotice({ refusal, isAtField = false, children }: RefusedNoticeProps) {
  const refusalText = useRefusalText();
  return (
    <Notice
      tone="bad"
      live="alert"
      support
      title={isAtField ? <Trans>Correct the items marked below.</Trans> : refusalText(refusal)}
    >
      {children}
    </Notice>
  );
}

interface NoEffectNoticeProps {
  /** Its text is shown if it is a notice that the server returned instead of an answer. */
  readonly fault: Fault | null;
  readonly children: ReactNode;
}

/** For an attempt that, as a look-up has shown, had no effect. */
export const NoEffectNotice = ({ fault, children }: NoEffectNoticeProps) => (
  <Notice tone="info" live="status" title={noticeIn(fault)?.msg}>
    {children}
  </Notice>
);

interface UnansweredNoticeProps {
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
  readonly children: ReactNode;
}

/** For a question that failed without changing anything; renders nothing when it has an answer. */
export function UnansweredNotice({ refusal, fault, children }: UnansweredNoticeProps) {
  const refusalText = useRefusalText();
  const faultNews = useShortFaultText();
  const title = refusal === null ? fault && faultNews(fault) : refusalText(refusal);
  if (title === null) return null;
  return (
    <Notice tone="warn" live="alert" support title={title}>
      {children}
    </Notice>
  );
}
