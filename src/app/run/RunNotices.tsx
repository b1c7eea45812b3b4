import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Notice } from '../../ui/Notice.tsx';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import type { OpenedRun } from './openRun.ts';
import classes from './RunNotices.module.css';
import type { RunWords } from './RunWords.ts';
import type { Run, Saving } from './useRun.ts';

interface RunNoticesProps {
  readonly words: RunWords;
  readonly run: Run<AnyStateMachine>;
  /** Whether it is the run of a tab, which the server forgets after a day. */
  readonly ofTab: boolean;
  /** Shows what another page has saved, in place of this page's run. */
  readonly onShowNewest: () => void;
  /** Begins a new run with what was entered here. */
  readonly onContinue: () => void;
}

/** What has to be said about keeping a run. How it is kept now stays in sight wherever the person is. */
export function RunNotices({ words, run, ofTab, onShowNewest, onContinue }: RunNoticesProps) {
  return (
    <>
      <div className={classes.origin}>
        <OriginNotice words={words} origin={run.origin} ofTab={ofTab} />
      </div>
      <div className={classes.saving}>
        <SavingNotice words={words} saving={run.saving} onShowNewest={onShowNewest} onContinue={onContinue} />
      </div>
    </>
  );
}

interface OriginNoticeProps extends Pick<RunNoticesProps, 'words' | 'ofTab'> {
  readonly origin: OpenedRun<AnyStateMachine>['origin'];
}

function OriginNotice({ words, origin, ofTab }: OriginNoticeProps) {
  const { t } = useLingui();
  switch (origin) {
    case 'new':
    case 'restored':
      return null;
    case 'carried':
      return (
        <Notice tone="info" live="status">
          <Trans>This was last saved by another version of this page. What you had chosen was taken over.</Trans>
        </Notice>
      );
    case 'continued':
      return (
        <Notice tone="info" live="status">
          {ofTab ? (
            <Trans>This has started over. What you had entered here was carried over.</Trans>
          ) : (
            t(words.continued)
          )}
        </Notice>
      );
  }
}

/** A save may fail once without anybody having to know. */
const failuresToTell = 2;

interface SavingNoticeProps extends Pick<RunNoticesProps, 'words' | 'onShowNewest' | 'onContinue'> {
  readonly saving: Saving;
}

function SavingNotice({ words, saving: { actor, isStashFull }, onShowNewest, onContinue }: SavingNoticeProps) {
  const { t } = useLingui();
  const state = useSelector(actor, ({ value }) => value);
  const isFailing = useSelector(actor, ({ context }) => context.failures >= failuresToTell);
  const couldNotRead = useSelector(actor, ({ context }) => context.fault !== null);
  switch (state) {
    case 'opening':
    case 'saved':
    case 'left':
      return null;
    case 'unsaved':
    case 'saving':
    case 'waiting':
      return (
        isFailing && (
          <Notice
            tone="warn"
            live="status"
            title={<Trans>Your changes have not reached us yet.</Trans>}
            actions={
              <WorkingButton
                size="sm"
                variant="default"
                loading={state === 'saving'}
                onClick={() => actor.send({ type: 'save.now' })}
              >
                <Trans>Try now</Trans>
              </WorkingButton>
            }
          >
            {isStashFull ? (
              <Trans>We keep trying. Please do not close or reload this page until then.</Trans>
            ) : (
              <Trans>
                They are kept in this tab, even if you reload it. We keep trying; please do not close the tab.
              </Trans>
            )}
          </Notice>
        )
      );
    case 'conflict':
    case 'reading':
      return (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>You have continued this in another window or on another device.</Trans>}
          actions={
            <>
              <Button size="sm" onClick={onShowNewest}>
                <Trans>Show the latest</Trans>
              </Button>
              <WorkingButton
                size="sm"
                variant="default"
                loading={state === 'reading'}
                onClick={() => actor.send({ type: 'run.keep' })}
              >
                <Trans>Keep this version</Trans>
              </WorkingButton>
            </>
          }
        >
          {couldNotRead ? (
            <Trans>This version could not be saved just now. It is kept in this tab; please try again.</Trans>
          ) : (
            t(words.once)
          )}
        </Notice>
      );
    case 'forgotten':
      return (
        <EndedNotice
          title={<Trans>This has not been continued for a day, so we no longer keep it.</Trans>}
          onContinue={onContinue}
          onStartOver={onShowNewest}
        >
          <Trans>What you entered is still here in this tab.</Trans>
        </EndedNotice>
      );
    case 'closed':
      return (
        <EndedNotice
          title={<Trans>This has been finished in another window or on another device.</Trans>}
          onContinue={onContinue}
          onStartOver={onShowNewest}
        >
          {words.found}
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

/** The run can no longer be kept as what it was begun as. */
function EndedNotice({ title, onContinue, onStartOver, children }: EndedNoticeProps) {
  return (
    <Notice
      tone="warn"
      live="alert"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={onContinue}>
            <Trans>Go on with what you entered here</Trans>
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
