import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import type { RunMessages } from './FlowMessages.ts';
import type { RunSaving } from './useRun.ts';

/**
 * `carried`: saved by another build. `continued`: ended elsewhere, and continued here as a new run. `conflict`,
 * `reading`: changed by another page. `forgotten`: deleted by the server. `closed`: completed or discarded elsewhere.
 */
export type RunConflict = 'carried' | 'continued' | 'conflict' | 'reading' | 'forgotten' | 'closed';

export interface ConflictNoticeProps {
  readonly messages: RunMessages;
  /** The server deletes the run of a tab after a day. */
  readonly ofTab: boolean;
  /** Replaces the run of this page by the one that another page has saved. */
  readonly onShowNewest: () => void;
  /** Starts a new run with what was entered here. */
  readonly onContinue: () => void;
}

interface Props extends ConflictNoticeProps {
  readonly elsewhere: RunConflict;
  readonly saver: RunSaving['actor'];
}

export function RunConflictNotice({ elsewhere, saver, messages, ofTab, onShowNewest, onContinue }: Props) {
  const { t } = useLingui();
  const couldNotRead = useSelector(saver, ({ context }) => context.fault !== null);
  switch (elsewhere) {
    case 'carried':
      return (
        <Notice tone="info" live="status">
          <Trans>This page has changed since your last save. We kept your selections.</Trans>
        </Notice>
      );
    case 'continued':
      return (
        <Notice tone="info" live="status">
          {ofTab ? <Trans>We started this page again and kept your entries.</Trans> : t(messages.continued)}
        </Notice>
      );
    case 'conflict':
    case 'reading':
      return (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>You continued this in another window or on another device.</Trans>}
          actions={
            <>
              <Button size="sm" onClick={onShowNewest}>
                <Trans>Show latest version</Trans>
              </Button>
              <WorkingButton
                size="sm"
                variant="default"
                loading={elsewhere === 'reading'}
                onClick={() => saver.send({ type: 'run.keep' })}
              >
                <Trans>Keep this version</Trans>
              </WorkingButton>
            </>
          }
        >
          {couldNotRead ? (
            <Trans>We couldn’t save this version. It’s still in this tab. Try again.</Trans>
          ) : (
            t(messages.once)
          )}
        </Notice>
      );
    case 'forgotten':
      return (
        <EndedNotice
          title={<Trans>We deleted the saved copy after a day of inactivity.</Trans>}
          onContinue={onContinue}
          onStartOver={onShowNewest}
        >
          <Trans>Your entries are still in this tab.</Trans>
        </EndedNotice>
      );
    case 'closed':
      return (
        <EndedNotice
          title={<Trans>You completed or discarded this in another window or on another device.</Trans>}
          onContinue={onContinue}
          onStartOver={onShowNewest}
        >
          {messages.found}
        </EndedNotice>
      );
  }
}

interface EndedNoticeProps {
  readonly title: ReactNode;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
  readonly children: ReactNode;
}

/** The draft is gone, so the run can no longer be saved. */
function EndedNotice({ title, onContinue, onStartOver, children }: EndedNoticeProps) {
  return (
    <Notice
      tone="warn"
      live="alert"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onContinue}>
            <Trans>Continue with these entries</Trans>
          </Button>
          <Button size="sm" variant="default" onClick={onStartOver}>
            <Trans>Start over</Trans>
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}
