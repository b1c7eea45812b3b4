import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { savingMachine } from '#machines/shell/saving/machine.ts';
import { Loadable, loadable } from '../flowkit/loadable.tsx';
import { withMessages } from '../i18n/activateLanguage.ts';
import { focusOnHeading } from '../ui/focusOnHeading.ts';
import { Notice } from '../ui/Notice.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import type { OpenedRun } from './openRun.ts';
import type { ConflictNoticeProps, RunConflict } from './RunConflictNotice.tsx';
import classes from './RunNotices.module.css';
import type { Run, RunSaving } from './useRun.ts';

interface RunNoticesProps extends ConflictNoticeProps {
  readonly run: Run<AnyStateMachine>;
}

type Origin = OpenedRun<AnyStateMachine>['origin'];
type SavingState = SnapshotFrom<typeof savingMachine>['value'];

const conflictOfOrigin = {
  new: null,
  restored: null,
  carried: 'carried',
  continued: 'continued',
} as const satisfies Record<Origin, RunConflict | null>;

const conflictOfSavingState = {
  opening: null,
  unsaved: null,
  saving: null,
  waiting: null,
  saved: null,
  left: null,
  conflict: 'conflict',
  reading: 'reading',
  forgotten: 'forgotten',
  closed: 'closed',
} as const satisfies Record<SavingState, RunConflict | null>;

/** Loaded on demand: most runs are open in one place only. */
const loadableConflictNotice = loadable(
  withMessages('runElsewhere', async () => (await import('./RunConflictNotice.tsx')).RunConflictNotice),
);

/** The notices about saving stay visible while the page scrolls. */
export function RunNotices({ run, ...notice }: RunNoticesProps) {
  const saver = run.saving.actor;
  const state = useSelector(saver, ({ value }) => value);
  const origin = conflictOfOrigin[run.origin];
  const elsewhere = conflictOfSavingState[state];
  const wasShown = useRef(false);
  useEffect(() => {
    // The pressed button, which had the focus, is gone with its notice.
    if (wasShown.current && elsewhere === null && document.activeElement === document.body) focusOnHeading();
    wasShown.current = elsewhere !== null;
  }, [elsewhere]);
  return (
    <>
      <div className={classes.origin}>
        {origin !== null && (
          <Loadable part={loadableConflictNotice} given={{ ...notice, saver, elsewhere: origin }} waiting={null} />
        )}
      </div>
      <div className={classes.saving}>
        <UnsavedNotice saving={run.saving} />
        {elsewhere !== null && (
          <Loadable part={loadableConflictNotice} given={{ ...notice, saver, elsewhere }} waiting={null} />
        )}
      </div>
    </>
  );
}

/** The first failed save is not shown: its retry usually succeeds. */
const minFailuresShown = 2;

function UnsavedNotice({ saving: { actor, isStashFull } }: { readonly saving: RunSaving }) {
  const state = useSelector(actor, ({ value }) => value);
  const isFailing = useSelector(actor, ({ context }) => context.failures >= minFailuresShown);
  if (!isFailing || !(state === 'unsaved' || state === 'saving' || state === 'waiting')) return null;
  return (
    <Notice
      tone="warn"
      live="status"
      title={<Trans>Your changes haven’t been saved yet.</Trans>}
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
        <Trans>We’ll keep trying. Don’t close or refresh this page until they’re saved.</Trans>
      ) : (
        <Trans>They’ll stay in this tab, even if you refresh it. We’ll keep trying. Keep the tab open.</Trans>
      )}
    </Notice>
  );
}
