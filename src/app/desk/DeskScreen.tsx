import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconClockHour4,
  IconFileCertificate,
  IconFileInvoice,
  IconReceipt2,
  IconShieldCheck,
} from '@tabler/icons-react';
import type { Role } from '#contract/entities/client.ts';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';

/** Roles of which some work is not here yet. */
export type Waiting = Exclude<Role, 'client' | 'support'>;

interface Work {
  readonly id: string;
  readonly icon: Icon;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

/** What will be done here, by whom. */
const works = {
  sales: [
    {
      id: 'contracts',
      icon: IconFileCertificate,
      title: msg`Contracts of overseas orders`,
      text: msg`Upload the signed contract of an order placed from outside mainland China.`,
    },
    {
      id: 'proofs',
      icon: IconReceipt2,
      title: msg`Proofs of payment`,
      text: msg`Upload the proof that such an order has been paid.`,
    },
  ],
  reviewer: [
    {
      id: 'verifications',
      icon: IconShieldCheck,
      title: msg`Enterprise verifications`,
      text: msg`Check what a company has handed in; approve it, or say what has to be corrected.`,
    },
    {
      id: 'invoices',
      icon: IconFileInvoice,
      title: msg`Invoice applications`,
      text: msg`Check the details before the invoice is issued.`,
    },
  ],
} as const satisfies Record<Waiting, readonly Work[]>;

interface DeskScreenProps {
  readonly role: Waiting;
  readonly name: string;
}

/** The first page of those at the desk whose work is not here yet: what it will be. */
export function DeskScreen({ role, name }: DeskScreenProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader
        title={t`Hello, ${name}`}
        description={
          <Trans>Your work will be on this page. None of it is open yet, so there is nothing to do now.</Trans>
        }
      />
      <Box maw={720}>
        <WorkToCome of={role} />
      </Box>
    </>
  );
}

/** What a role will do here. */
export function WorkToCome({ of }: { readonly of: Waiting }) {
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
        {works[of].map(({ id, icon: Shape, title, text }) => (
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
