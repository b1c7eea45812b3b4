import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { FieldState } from './typedForm.ts';
import './styles.ts';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  readonly state: FieldState;
  readonly help?: ReactNode;
  /** Current length of the text, to show how many characters are left. */
  readonly length?: number;
  /** Id of another element that describes the field. */
  readonly also?: string | undefined;
  /** Several controls of one question: the label is that of the group. */
  readonly group?: boolean;
  /** The control renders the label itself. */
  readonly labelled?: boolean;
  /** Gets the value for `aria-describedby`. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** Announces the problem politely, unless the summary has announced it. */
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
      {length !== undefined && state.most !== null && (
        <RemainingCharacters id={`${id}-count`} left={state.most - length} />
      )}
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

/** `left` is negative if there are too many. */
export function RemainingCharacters({ id, left }: { readonly id: string; readonly left: number }) {
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
 * The library sets `aria-describedby` of its inputs itself: ours has to go through `attributes`, to the actual input
 * element.
 */
export const controlProps = ({ id, problem, isOptional }: FieldState, describedBy: string | undefined) => ({
  id,
  error: problem !== null,
  'aria-required': !isOptional,
  attributes: { input: { 'aria-describedby': describedBy } },
});
