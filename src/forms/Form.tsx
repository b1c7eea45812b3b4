import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Group, Paper, Stack, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { focusControl } from './focusControl.ts';
import type { FormState, SummaryEntry } from './typedForm.ts';

interface FormProps {
  readonly form: FormState;
  /** Another form submits it, and shows its problems in its own summary. */
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

export function Form({ form, isPart = false, children }: FormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <Stack>
        {!isPart && <ProblemSummary problems={form.summary} attempt={form.attempt} />}
        {children}
      </Stack>
    </form>
  );
}

/** Focuses the control without changing the address. */
function focusLinkedControl(event: MouseEvent, id: string): void {
  event.preventDefault();
  const control = document.getElementById(id);
  if (control !== null) focusControl(control);
}

/** With these events the user goes on: problems that appear afterwards do not answer the submission. */
const continuingEvents = ['click', 'input', 'drop'] as const;

/**
 * Focuses the summary when problems answer a submission, at once or after the server has answered, and never because
 * the user changes something.
 */
function useProblemFocus(attempt: number, problems: readonly SummaryEntry[]) {
  const root = useRef<HTMLElement>(null);
  const told = useRef({ attempt, ids: idsOf(problems) });
  const isAwaited = useRef(false);
  useEffect(() => {
    const goOn = ({ target }: Event) => {
      // A press on a busy button is not going on: the user still waits.
      const isOff = target instanceof Element && target.closest('[aria-disabled=true]') !== null;
      if (!isOff) isAwaited.current = false;
    };
    for (const doing of continuingEvents) document.addEventListener(doing, goOn, { capture: true });
    return () => {
      for (const doing of continuingEvents) document.removeEventListener(doing, goOn, { capture: true });
    };
  }, []);
  useEffect(() => {
    const before = told.current;
    const ids = idsOf(problems);
    told.current = { attempt, ids };
    const isSubmitted = before.attempt !== attempt;
    if (isSubmitted) isAwaited.current = true;
    const isMore = ids.some((id) => !before.ids.includes(id));
    if (isSubmitted || (isAwaited.current && isMore)) root.current?.focus();
  }, [attempt, problems]);
  return root;
}

const idsOf = (problems: readonly SummaryEntry[]): readonly string[] => problems.map(({ id }) => id);

interface ProblemSummaryProps {
  readonly problems: readonly SummaryEntry[];
  readonly attempt: number;
}

function ProblemSummary({ problems, attempt }: ProblemSummaryProps) {
  const { t } = useLingui();
  const title = useId();
  const root = useProblemFocus(attempt, problems);
  const count = problems.length;
  if (count === 0) return null;
  return (
    <Paper
      component="section"
      ref={root}
      tabIndex={-1}
      aria-labelledby={title}
      px="md"
      py="sm"
      radius="md"
      bd="1px solid var(--mantine-color-error)"
      style={{ scrollMarginBlockStart: 80 }}
    >
      <Group gap="xs" wrap="nowrap" c="var(--mantine-color-error)">
        <IconAlertCircle size={18} aria-hidden="true" />
        <Title order={2} id={title}>
          {t`${plural(count, { one: 'Check # field', other: 'Check # fields' })}`}
        </Title>
      </Group>
      <Stack component="ul" gap={0} mt={6} ps={26} style={{ listStyle: 'disc' }}>
        {problems.map(({ id, label, words }) => (
          <li key={id}>
            <Trans>
              <Anchor href={`#${id}`} onClick={(event) => focusLinkedControl(event, id)}>
                {label}
              </Anchor>
              : {words}
            </Trans>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
