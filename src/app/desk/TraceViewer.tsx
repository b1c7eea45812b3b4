import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowName } from '#contract/calls/session.ts';
import type { Trace } from '#pathways/trace/format.ts';
import type { Replayed } from '#pathways/trace/replay.ts';
import { entryText } from '#pathways/trace/words.ts';
import { valueText } from '#pathways/valueText.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './desk.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { flowPages } from './flowPages.tsx';
import type { Configuration } from './useFrozenActor.ts';

const isFlow = (name: string): name is FlowName => Object.hasOwn(flowPages, name);

interface TraceViewerProps {
  readonly trace: Trace;
  readonly replayed: Replayed;
}

/** A trace walked again: its steps, and beside them the page as the client saw it after each. */
export function TraceViewer({ trace, replayed }: TraceViewerProps) {
  const { t } = useLingui();
  const steps = replayed.steps.map((step, index) => ({ ...step, number: index + 1 }));
  const configurations = [replayed.first, ...replayed.steps.map(({ configuration }) => configuration)];
  const [at, setAt] = useState(configurations.length - 1);
  const configuration = configurations[at] ?? replayed.first;
  return (
    <>
      <Verdict trace={trace} replayed={replayed} />
      <div className={classes.viewer}>
        <section className={classes.steps} aria-label={t`Steps`}>
          <ol>
            <Step
              ms={0}
              what={t`begins`}
              configuration={replayed.first.snapshot}
              current={at === 0}
              onChoose={() => setAt(0)}
            />
            {steps.map(({ number, entry, configuration: { snapshot }, same }) => (
              <Step
                key={number}
                ms={entry.at}
                what={entryText(entry)}
                configuration={snapshot}
                differs={!same}
                current={at === number}
                onChoose={() => setAt(number)}
              />
            ))}
          </ol>
        </section>
        <section className={classes.page} aria-label={t`What the client saw`}>
          <div className={classes.bar}>
            <Button
              variant="default"
              size="sm"
              aria-disabled={at === 0}
              data-disabled={at === 0}
              onClick={() => setAt(Math.max(0, at - 1))}
              leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
            >
              <Trans>Back one step</Trans>
            </Button>
            <output className={classes.state}>{valueText(configuration.snapshot.value)}</output>
            <Button
              variant="default"
              size="sm"
              aria-disabled={at === configurations.length - 1}
              data-disabled={at === configurations.length - 1}
              onClick={() => setAt(Math.min(configurations.length - 1, at + 1))}
              rightSection={<IconChevronRight size={16} aria-hidden="true" />}
            >
              <Trans>Forward one step</Trans>
            </Button>
          </div>
          <div className={classes.screen} inert>
            {isFlow(trace.flow) && (
              <ErrorBoundary key={at} instead={<NotDrawn />}>
                <Look flow={trace.flow} configuration={configuration.snapshot} />
              </ErrorBoundary>
            )}
          </div>
        </section>
      </div>
    </>
  );
}

/** Also what a client gets whose page has stopped working: that is what support is asked about. */
const NotDrawn = () => (
  <Notice tone="bad" title={<Trans>The page cannot be drawn for this step.</Trans>}>
    <Trans>The client’s page may have stopped working here, or the record was changed.</Trans>
  </Notice>
);

function Look({ flow, configuration }: { readonly flow: FlowName; readonly configuration: Configuration }) {
  const Page = flowPages[flow];
  return <Page configuration={configuration} />;
}

function Verdict({ trace, replayed }: TraceViewerProps) {
  const { moment } = useFormats();
  const began = moment(trace.began);
  const count = trace.entries.length;
  return (
    <Notice
      tone={replayed.identical ? 'good' : 'warn'}
      title={
        replayed.identical ? (
          <Trans>Replayed to the identical state.</Trans>
        ) : (
          <Trans>This build does not do what was recorded. Steps that differ are marked.</Trans>
        )
      }
    >
      <div>
        <Plural value={count} one={`# step from ${began}.`} other={`# steps from ${began}.`} />
      </div>
      <div>
        <Trans>
          Names, typed texts, amounts and moments were redacted before they left the client’s device: what stands in
          their place here, like ‹1›, 0 or the year 2000, is not what the client saw.
        </Trans>
      </div>
    </Notice>
  );
}

interface StepProps {
  readonly ms: number;
  readonly what: string;
  readonly configuration: Pick<AnyMachineSnapshot, 'value'>;
  readonly differs?: boolean;
  readonly current: boolean;
  readonly onChoose: () => void;
}

function Step({ ms, what, configuration, differs = false, current, onChoose }: StepProps) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current && line.current !== null) showInList(line.current);
  }, [current]);
  const seconds = (ms / 1000).toFixed(1);
  return (
    <li ref={line}>
      <button type="button" className={classes.step} aria-current={current ? 'step' : undefined} onClick={onChoose}>
        <span className={classes.time}>{seconds} s</span>
        <span className={classes.what}>{what}</span>
        <span className={classes.to}>{valueText(configuration.value)}</span>
        {differs && (
          <span className={classes.differs}>
            <Trans>led elsewhere when it was recorded</Trans>
          </span>
        )}
      </button>
    </li>
  );
}

/** Scrolls the list and not the window, which would take the buttons away from under the finger. */
function showInList(line: HTMLElement): void {
  const list = line.closest('section');
  if (list === null) return;
  const shown = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < shown.top) list.scrollTop -= shown.top - top;
  if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
}
