import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Refusal } from '#contract/refusal.ts';
import { type Fault, noticeIn } from '#machines/kit/fault.ts';
import { Notice } from '../ui/Notice.tsx';
import { useFaultNews, useRefusalText } from './faultText.ts';

interface RefusedNoticeProps {
  readonly refusal: Refusal;
  /** Whether a field of the page says why: the notice then leads to it and does not say it again. */
  readonly isAtField?: boolean;
  /** What has not happened by the attempt, and what has become of what was entered. */
  readonly children: ReactNode;
}

/** Why an attempt was refused. */
export function RefusedNotice({ refusal, isAtField = false, children }: RefusedNoticeProps) {
  const refusalText = useRefusalText();
  return (
    <Notice
      tone="bad"
      live="alert"
      support
      title={isAtField ? <Trans>Please correct what is marked below.</Trans> : refusalText(refusal)}
    >
      {children}
    </Notice>
  );
}

interface NoEffectNoticeProps {
  /** The fault of the attempt, which is named where it is what the server said in place of an answer. */
  readonly fault: Fault | null;
  readonly children: ReactNode;
}

/** That a look-up has shown that nothing came of the last attempt. */
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

/** Why a question has no answer, which changes nothing of what it is about; nothing where it has one. */
export function UnansweredNotice({ refusal, fault, children }: UnansweredNoticeProps) {
  const refusalText = useRefusalText();
  const faultNews = useFaultNews();
  const title = refusal === null ? fault && faultNews(fault) : refusalText(refusal);
  if (title === null) return null;
  return (
    <Notice tone="warn" live="alert" support title={title}>
      {children}
    </Notice>
  );
}
