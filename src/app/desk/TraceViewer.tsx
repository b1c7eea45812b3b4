import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { valueText } from '#pathways/valueText.ts';
import { ClientPage } from './ClientPage.tsx';
import type { FoundTrace } from './deskTrace.ts';
import { StepList } from './StepList.tsx';
import { type StepKeys, stepKeys } from './stepKeys.ts';
import classes from './TraceViewer.module.css';
import { type ShownStep, useSteps } from './useSteps.ts';

/** A trace walked again: its steps in words, and beside them the page as the client saw it after each. */
export function TraceViewer(found: FoundTrace) {
  const { t } = useLingui();
  const steps = useSteps(found);
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const shown = steps[at] ?? steps[0];
  const keys = stepKeys(at, last, setAt);
  return (
    <div className={classes.viewer}>
      <div className={classes.aside}>
        <StepList steps={steps} at={at} onChoose={setAt} onKeyDown={keys} />
        <p className={classes.hint}>
          <Trans>The arrow keys lead from step to step, Home and End to the first and the last.</Trans>
        </p>
      </div>
      <section className={classes.place} aria-label={t`What the client saw`}>
        <Bar shown={shown} last={last} onChoose={setAt} onKeyDown={keys} />
        <Next shown={shown} />
        <ClientPage
          flow={found.flow}
          number={shown.number}
          snapshot={shown.configuration.snapshot}
          parts={shown.parts}
          fill={found.fill}
          language={found.trace.page?.language}
        />
        <Technical shown={shown} />
      </section>
    </div>
  );
}

interface BarProps {
  readonly shown: ShownStep;
  readonly last: number;
  readonly onChoose: (number: number) => void;
  readonly onKeyDown: StepKeys;
}

function Bar({ shown: { number, said }, last, onChoose, onKeyDown }: BarProps) {
  const isFirst = number === 0;
  const isLast = number === last;
  return (
    <div className={classes.bar}>
      <Button
        variant="default"
        size="sm"
        aria-disabled={isFirst}
        data-disabled={isFirst}
        onClick={() => onChoose(Math.max(0, number - 1))}
        onKeyDown={onKeyDown}
        leftSection={<IconChevronLeft size={16} aria-hidden="true" />}
      >
        <Trans>Back one step</Trans>
      </Button>
      <output className={classes.now}>
        <span className={classes.count}>
          <Trans>
            Step {number} of {last}
          </Trans>
        </span>
        <strong>{said?.text ?? <Trans>The record begins</Trans>}</strong>
      </output>
      <Button
        variant="default"
        size="sm"
        aria-disabled={isLast}
        data-disabled={isLast}
        onClick={() => onChoose(Math.min(last, number + 1))}
        onKeyDown={onKeyDown}
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
      >
        <Trans>Forward one step</Trans>
      </Button>
    </div>
  );
}

function Next({ shown: { next, configuration } }: { readonly shown: ShownStep }) {
  return (
    <div className={classes.next}>
      <h2>
        <Trans>What could be done next</Trans>
      </h2>
      {next.length === 0 ? (
        <p>
          {configuration.snapshot.status === 'active' ? (
            <Trans>Nothing: an answer has to come first.</Trans>
          ) : (
            <Trans>Nothing: this is the end.</Trans>
          )}
        </p>
      ) : (
        <ul>
          {next.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The names by which engineers know the step, folded. */
function Technical({ shown: { event, configuration } }: { readonly shown: ShownStep }) {
  const { t } = useLingui();
  return (
    <details className={classes.technical}>
      <summary>
        <Trans>Technical names</Trans>
      </summary>
      <dl>
        <dt>
          <Trans>Event</Trans>
        </dt>
        <dd>
          <code>{event?.type ?? '–'}</code>
        </dd>
        <dt>
          <Trans>State</Trans>
        </dt>
        <dd>
          <code data-configuration>{valueText(configuration.snapshot.value)}</code>
        </dd>
        {event !== null && (
          <>
            <dt>
              <Trans>As it was recorded</Trans>
            </dt>
            <dd>
              <textarea readOnly aria-label={t`As it was recorded`} value={JSON.stringify(event, null, 2)} rows={8} />
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
