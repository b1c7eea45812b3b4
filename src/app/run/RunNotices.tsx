import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { AnyStateMachine } from 'xstate';
import { Notice } from '../../ui/Notice.tsx';
import classes from './RunNotices.module.css';
import type { Run } from './useRun.ts';

interface RunNoticesProps {
  readonly run: Pick<Run<AnyStateMachine>, 'came' | 'saving' | 'keepThis'>;
  readonly onShowNewest: () => void;
}

/** What has to be said about keeping a run: taken over in part, not saved, or gone on with elsewhere. */
export function RunNotices({ run, onShowNewest }: RunNoticesProps) {
  return (
    <div className={classes.notices}>
      {run.came === 'carried' && (
        <Notice tone="info" live="status">
          <Trans>This was last saved by another version of this page. What you had chosen was taken over.</Trans>
        </Notice>
      )}
      {run.saving === 'closed' && (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>This has been finished in another window or on another device.</Trans>}
          actions={
            <Button size="sm" onClick={onShowNewest}>
              <Trans>Start over</Trans>
            </Button>
          }
        />
      )}
      {run.saving === 'elsewhere' && (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>You have continued this in another window or on another device.</Trans>}
          actions={
            <>
              <Button size="sm" onClick={onShowNewest}>
                <Trans>Show the latest</Trans>
              </Button>
              <Button size="sm" variant="default" onClick={run.keepThis}>
                <Trans>Keep this version</Trans>
              </Button>
            </>
          }
        >
          <Trans>Either way, only one order is placed.</Trans>
        </Notice>
      )}
    </div>
  );
}
