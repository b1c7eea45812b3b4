import './styles.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Count } from './Count.tsx';
import classes from './forms.module.css';
import type { FieldState } from './typedForm.ts';

interface FieldFrameProps {
  readonly state: FieldState;
  readonly help?: ReactNode;
  /** How long the text is by now, where that is counted. */
  readonly length?: number;
  /** The id of what else on the page tells of it. */
  readonly also?: string | undefined;
  /** Several controls of one question: their label is that of a group. */
  readonly group?: boolean;
  /** The control carries its label itself. */
  readonly labelled?: boolean;
  /** The control, given what describes it. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** What stands around a control: its label above, help below it, and what stands against it, said politely. */
export function FieldFrame({ state, help, length, also, group = false, labelled = false, children }: FieldFrameProps) {
  const { id, label, isOptional, problem, isInSummary } = state;
  const optional = isOptional && !labelled && (
    <span id={`${id}-optional`} className={classes.optional}>
      <Trans>optional</Trans>
    </span>
  );
  const described = [
    problem === null ? null : `${id}-problem`,
    help === undefined ? null : `${id}-help`,
    length === undefined ? null : `${id}-count`,
    optional === false ? null : `${id}-optional`,
    also ?? null,
  ].filter((part) => part !== null);
  const describedBy = described.length === 0 ? undefined : described.join(' ');
  const control = children(describedBy);
  const below = (
    <>
      {help !== undefined && (
        <p id={`${id}-help`} className={classes.help}>
          {help}
        </p>
      )}
      {length !== undefined && state.most !== null && <Count id={`${id}-count`} left={state.most - length} />}
      <div id={`${id}-problem`} className={classes.problem} aria-live={isInSummary ? 'off' : 'polite'}>
        {problem !== null && <p>{problem}</p>}
      </div>
    </>
  );
  if (group) {
    return (
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        className={classes.field}
        aria-invalid={problem !== null || undefined}
        aria-required={!isOptional}
        aria-describedby={describedBy}
      >
        <div>
          <span id={`${id}-label`} className={classes.label}>
            {label}
          </span>
          {optional}
        </div>
        {control}
        {below}
      </div>
    );
  }
  return (
    <div className={classes.field}>
      {!labelled && (
        <div>
          <label htmlFor={id} className={classes.label}>
            {label}
          </label>
          {optional}
        </div>
      )}
      {control}
      {below}
    </div>
  );
}
