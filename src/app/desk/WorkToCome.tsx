import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Title } from '@mantine/core';
import { type Icon, IconClockHour4, IconShieldCheck } from '@tabler/icons-react';
import { Card } from '../../ui/Card.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

interface Work {
  readonly id: string;
  readonly icon: Icon;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const works: readonly Work[] = [
  {
    id: 'verifications',
    icon: IconShieldCheck,
    title: msg`Enterprise verifications`,
    text: msg`Check what a company has handed in; approve it, or say what has to be corrected.`,
  },
];

/** What reviewers will do here, and cannot yet. */
export function WorkToCome() {
  const { i18n } = useLingui();
  return (
    <Card
      title={<Trans>What will be here</Trans>}
      aside={
        <StatusBadge tone="plain" icon={IconClockHour4}>
          <Trans>Not open yet</Trans>
        </StatusBadge>
      }
    >
      <Stack component="ul" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
        {works.map(({ id, icon: Shape, title, text }) => (
          <Group component="li" key={id} wrap="nowrap" align="flex-start">
            <Shape size={24} stroke={1.7} aria-hidden="true" color="var(--info)" style={{ flex: 'none' }} />
            <div>
              <Title order={3}>{i18n._(title)}</Title>
              <Text c="dimmed">{i18n._(text)}</Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
