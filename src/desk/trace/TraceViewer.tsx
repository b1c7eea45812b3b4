import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Box, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { valueText } from '#pathways/valueText.ts';
import { ReadOnlyTextArea } from '../../forms/controls/TextControls.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { ClientPage } from './ClientPage.tsx';
import type { ReplayedTrace } from './readTrace.ts';
import { createStepKeyHandler, type StepKeyHandler, StepList } from './StepList.tsx';
import classes from './TraceViewer.module.css';
import { type ShownStep, useSteps } from './useSteps.ts';

export function TraceViewer(found: ReplayedTrace) {
  const { t } = useLingui();
  const steps = useSteps(found);
  const last = steps.length - 1;
  const [at, setAt] = useState(last);
  const shown = steps[at] ?? steps[0];
  const keys = createStepKeyHandler(at, last, setAt);
  return (
    <div className={classes.viewer}>
      <div className={classes.aside}>
        <StepList steps={steps} at={at} onChoose={setAt} onKeyDown={keys} />
        <Text c="dimmed" fz="sm" mt="xs" mx={2} data-mouse-only>
          <Trans>Use the arrow keys to move between steps, and Home or End to jump to the first or last.</Trans>
        </Text>
      </div>
      <Stack component="section" gap={14} miw={0} aria-label={t`Client’s view`}>
        <Bar shown={shown} last={last} onChoose={setAt} onKeyDown={keys} />
        <PossibleNextSteps shown={shown} />
        <ClientPage
          Page={found.desk.Page}
          number={shown.number}
          snapshot={shown.configuration.snapshot}
          parts={shown.parts}
          fill={found.fill}
          language={found.trace.page?.language}
        />
        <RecordedDetails shown={shown} />
      </Stack>
    </div>
  );
}

interface BarProps {
  readonly shown: ShownStep;
  readonly last: number;
  readonly onChoose: (number: number) => void;
  readonly onKeyDown: StepKeyHandler;
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
        <Trans>Previous step</Trans>
      </Button>
      <Stack component="output" gap={0} ta="center">
        <Text component="span" c="dimmed" fz="sm">
          <Trans>
            Step {number} of {last}
          </Trans>
        </Text>
        <strong>{said?.text ?? <Trans>Recording starts</Trans>}</strong>
      </Stack>
      <Button
        variant="default"
        size="sm"
        aria-disabled={isLast}
        data-disabled={isLast}
        onClick={() => onChoose(Math.min(last, number + 1))}
        onKeyDown={onKeyDown}
        rightSection={<IconChevronRight size={16} aria-hidden="true" />}
      >
        <Trans>Next step</Trans>
      </Button>
    </div>
  );
}

function PossibleNextSteps({ shown: { next, configuration } }: { readonly shown: ShownStep }) {
  return (
    <Paper withBorder={false} radius="md" px="md" py="sm" bg="var(--soft)">
      <Text component="h2" fw={650} mb={6}>
        <Trans>Possible next steps</Trans>
      </Text>
      {next.length === 0 ? (
        <Text>
          {configuration.snapshot.status === 'active' ? (
            <Trans>None. The page is waiting for a response.</Trans>
          ) : (
            <Trans>None. The flow has ended.</Trans>
          )}
        </Text>
      ) : (
        <Group component="ul" gap={6}>
          {next.map((words) => (
            <Badge key={words} component="li" variant="default" fw={400}>
              {words}
            </Badge>
          ))}
        </Group>
      )}
    </Paper>
  );
}

function RecordedDetails({ shown: { event, configuration } }: { readonly shown: ShownStep }) {
  const { t } = useLingui();
  const recorded = t`Recorded data`;
  const record = (what: unknown) => (
    <ReadOnlyTextArea
      aria-label={recorded}
      value={JSON.stringify(what, null, 2)}
      rows={8}
      size="xs"
      styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
    />
  );
  return (
    <details>
      <Box component="summary" c="var(--mantine-color-anchor)">
        <Trans>Technical details</Trans>
      </Box>
      <Box mt="xs">
        <DetailList
          rows={[
            { id: 'event', label: t`Event`, value: <code>{event?.type ?? '–'}</code> },
            {
              id: 'state',
              label: t`State`,
              value: <code data-configuration>{valueText(configuration.snapshot.value)}</code>,
            },
            ...(event === null ? [] : [{ id: 'recorded', label: recorded, value: record(event) }]),
          ]}
        />
      </Box>
    </details>
  );
}
