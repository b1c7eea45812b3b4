import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Paper, Text, ThemeIcon, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconClock,
  IconDeviceLaptop,
  IconFlag,
  IconServer2,
  IconUser,
} from '@tabler/icons-react';
import { useFormats } from '../../i18n/useFormats.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StepDescription } from './describeStep.ts';
import classes from './StepList.module.css';
import type { ShownStep } from './useSteps.ts';

const stepSources = {
  person: { icon: IconUser, name: msg`Client` },
  page: { icon: IconDeviceLaptop, name: msg`Page` },
  server: { icon: IconServer2, name: msg`Server` },
  clock: { icon: IconClock, name: msg`Timer` },
} as const satisfies Record<StepDescription['by'], { readonly icon: Icon; readonly name: MessageDescriptor }>;

export type StepKeyHandler = (event: KeyboardEvent) => void;

const stepOffsetOfKey: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export const createStepKeyHandler =
  (at: number, last: number, onChoose: (number: number) => void): StepKeyHandler =>
  (event) => {
    const move = stepOffsetOfKey[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(0, at + move)));
  };

interface StepListProps {
  readonly steps: readonly ShownStep[];
  readonly at: number;
  readonly onChoose: (number: number) => void;
  readonly onKeyDown: StepKeyHandler;
}

/** Only the shown step is a tab stop; the arrow keys move on from there. */
export function StepList({ steps, at, onChoose, onKeyDown }: StepListProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = frame.current?.querySelector<HTMLElement>(`[data-step="${at}"]`);
    if (frame.current === null || !button) return;
    showInList(button, frame.current);
    if (frame.current.contains(document.activeElement)) button.focus({ preventScroll: true });
  }, [at]);
  return (
    <Paper component="section" ref={frame} radius="md" className={classes.steps} aria-label={t`Steps`}>
      <ol>
        {steps.map((step) => (
          <li key={step.number}>
            <UnstyledButton
              className={classes.step}
              data-step={step.number}
              aria-current={step.number === at ? 'step' : undefined}
              tabIndex={step.number === at ? 0 : -1}
              onClick={() => onChoose(step.number)}
              onKeyDown={onKeyDown}
            >
              <StepLabel step={step} />
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

function StepLabel({ step: { said, ms, same } }: { readonly step: ShownStep }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const maker = said === null ? null : stepSources[said.by];
  const failed = said?.failed === true;
  const Shape = failed ? IconAlertTriangle : (maker?.icon ?? IconFlag);
  const seconds = number(Math.round(ms / 100) / 10);
  return (
    <>
      <ThemeIcon
        component="span"
        className={classes.mark}
        size={30}
        radius="xl"
        variant="light"
        color={failed ? 'bad' : 'gray'}
      >
        <Shape size={18} stroke={1.8} aria-hidden="true" />
      </ThemeIcon>
      <Text component="span" fw={550}>
        {said?.text ?? <Trans>Recording starts</Trans>}
      </Text>
      <Group component="span" gap="2px 10px" c="dimmed" fz="sm">
        {maker !== null && <span>{t(maker.name)}</span>}
        <span>
          <Trans>after {seconds} s</Trans>
        </span>
        {failed && (
          <StatusBadge tone="bad">
            <Trans>Failed</Trans>
          </StatusBadge>
        )}
        {!same && (
          <StatusBadge tone="warn">
            <Trans>Differs from recording</Trans>
          </StatusBadge>
        )}
      </Group>
    </>
  );
}

/** Scrolls the list and not the window, which would move the buttons away from the pointer. */
function showInList(line: HTMLElement, list: HTMLElement): void {
  const shown = list.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  if (top < shown.top) list.scrollTop -= shown.top - top;
  if (bottom > shown.bottom) list.scrollTop += bottom - shown.bottom;
}
