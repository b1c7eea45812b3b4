import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { FieldState } from './typedForm.ts';
import './styles.ts';
import type { ReactNode } from 'react';

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
    <Text component="span" id={`${id}-optional`} ms="0.5em" c="dimmed" fz="sm">
      <Trans>optional</Trans>
    </Text>
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
        <Text id={`${id}-help`} mt={4} c="dimmed" fz="sm">
          {help}
        </Text>
      )}
      {length !== undefined && state.most !== null && <Count id={`${id}-count`} left={state.most - length} />}
      <div id={`${id}-problem`} aria-live={isInSummary ? 'off' : 'polite'}>
        {problem !== null && (
          <Text mt={4} c="var(--mantine-color-error)" fz="sm">
            {problem}
          </Text>
        )}
      </div>
    </>
  );
  if (group) {
    return (
      <div
        id={id}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-invalid={problem !== null || undefined}
        aria-required={!isOptional}
        aria-describedby={describedBy}
      >
        <div>
          <Text component="span" id={`${id}-label`} display="inline-block" mb={4} fw={550}>
            {label}
          </Text>
          {optional}
        </div>
        {control}
        {below}
      </div>
    );
  }
  return (
    <div>
      {!labelled && (
        <div>
          <Text component="label" htmlFor={id} display="inline-block" mb={4} fw={550}>
            {label}
          </Text>
          {optional}
        </div>
      )}
      {control}
      {below}
    </div>
  );
}

/** How many characters are left, or too many. */
export function Count({ id, left }: { readonly id: string; readonly left: number }) {
  const { t } = useLingui();
  const over = -left;
  return (
    <Text id={id} mt={4} fz="sm" c={left < 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
      {left < 0
        ? t`${plural(over, { one: '# character too many', other: '# characters too many' })}`
        : t`${plural(left, { one: '# character left', other: '# characters left' })}`}
    </Text>
  );
}

/**
 * What a control of the library is told of its field. The library sets the description of its inputs by itself: ours goes
 * in beside it, to what is really the control.
 */
export const controlProps = ({ id, problem, isOptional }: FieldState, describedBy: string | undefined) => ({
  id,
  error: problem !== null,
  'aria-required': !isOptional,
  attributes: { input: { 'aria-describedby': describedBy } },
});
