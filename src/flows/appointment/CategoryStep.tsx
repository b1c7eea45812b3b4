import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { AppointmentCategory } from '#contract/entities/appointment.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { useFormats } from '#src/i18n/useFormats.ts';
import { BookingSteps, LastAttemptNotice, LeaveButton } from './parts.tsx';
import type { ViewProps } from './view.ts';

export function CategoryStep({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Choose a topic`}>
      <BookingSteps snapshot={snapshot} send={send} current="category" />
      <LastAttemptNotice snapshot={snapshot} />
      <Stack gap="xl">
        {snapshot.context.categories.map((category) => (
          <Branch
            key={category.category_id}
            category={category}
            level={2}
            onChoose={(category_id) => send({ type: 'category.choose', category_id })}
          />
        ))}
      </Stack>
      <Actions>
        <LeaveButton send={send} />
      </Actions>
    </PageFrame>
  );
}

interface BranchProps {
  readonly category: AppointmentCategory;
  readonly level: 2 | 3 | 4;
  readonly onChoose: (category_id: string) => void;
}

const levelBelow = { 2: 3, 3: 4, 4: 4 } as const;

/** Only categories with a duration can be booked; others are headings. */
function Branch({ category, level, onChoose }: BranchProps) {
  const { text } = useFormats();
  const name = text(category.name);
  const { minutes } = category;
  if (minutes !== null) {
    return (
      <Button variant="default" size="md" justify="space-between" onClick={() => onChoose(category.category_id)}>
        <Group gap="sm">
          <span>{name}</span>{' '}
          <Text component="span" c="dimmed">
            <Trans>{minutes} minutes</Trans>
          </Text>
        </Group>
      </Button>
    );
  }
  return (
    <Stack component="section" gap="sm">
      <Title order={level}>{name}</Title>
      {category.children.map((each) => (
        <Branch key={each.category_id} category={each} level={levelBelow[level]} onChoose={onChoose} />
      ))}
    </Stack>
  );
}
