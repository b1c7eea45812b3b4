import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { type Icon, IconBuildingBank, IconCash, IconFileInvoice, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { InvoiceFilter } from '#contract/calls/deskInvoices.ts';
import type { MoneyFilter, ReceiptFilter } from '#contract/calls/deskPayments.ts';
import type { VerificationFilter } from '#contract/calls/deskVerifications.ts';
import { BareLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { paths } from '../ui/paths.ts';
import classes from './queue/queue.module.css';

interface ReviewerDeskProps {
  readonly name: string;
  readonly receipts: Readonly<Partial<Record<ReceiptFilter, number>>>;
  readonly money: Readonly<Partial<Record<MoneyFilter, number>>>;
  readonly invoices: Readonly<Partial<Record<InvoiceFilter, number>>>;
  readonly verifications: Readonly<Partial<Record<VerificationFilter, number>>>;
}

export function ReviewerDesk({ name, receipts, money, invoices, verifications }: ReviewerDeskProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Hello, ${name}`} />
      <Stack maw={720}>
        <Card title={<Trans>Your work</Trans>}>
          <ul className={classes.rows}>
            <TaskLink
              href={paths.deskReceipts()}
              icon={IconBuildingBank}
              title={<Trans>Transfer receipts</Trans>}
              text={<Trans>Compare receipts with the money received and confirm payments.</Trans>}
              waiting={
                <Plural value={receipts.submitted ?? 0} _0="None to review" one="# to review" other="# to review" />
              }
            />
            <TaskLink
              href={paths.deskMoney()}
              icon={IconCash}
              title={<Trans>Unmatched payments</Trans>}
              text={<Trans>Payments not matched to an order, and payments to refund.</Trans>}
              waiting={
                <Plural
                  value={(money.undecided ?? 0) + (money.to_refund ?? 0)}
                  _0="None to resolve"
                  one="# to resolve"
                  other="# to resolve"
                />
              }
            />
            <TaskLink
              href={paths.deskInvoices()}
              icon={IconFileInvoice}
              title={<Trans>Invoices</Trans>}
              text={<Trans>Review requests, issue invoices and post paper ones.</Trans>}
              waiting={
                <Plural value={invoices.applied ?? 0} _0="None to review" one="# to review" other="# to review" />
              }
            />
            <TaskLink
              href={paths.deskVerifications()}
              icon={IconShieldCheck}
              title={<Trans>Company verifications</Trans>}
              text={<Trans>Review what companies submit, then accept it or request corrections.</Trans>}
              waiting={
                <Plural value={verifications.pending ?? 0} _0="None to review" one="# to review" other="# to review" />
              }
            />
          </ul>
        </Card>
      </Stack>
    </>
  );
}

interface TaskLinkProps {
  readonly href: string;
  readonly icon: Icon;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly waiting: ReactNode;
}

const TaskLink = ({ href, icon: Shape, title, text, waiting }: TaskLinkProps) => (
  <li>
    <UnstyledButton component={BareLink} href={href} display="flex" py={14} className={classes.row} style={{ gap: 16 }}>
      <Shape size={24} stroke={1.7} aria-hidden="true" color="var(--info)" />
      <Group flex={1} justify="space-between" gap="xs" miw={0}>
        <div style={{ flex: '1 1 260px' }}>
          <Title order={3} c="var(--mantine-color-anchor)">
            {title}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
        <Text fw={600}>{waiting}</Text>
      </Group>
    </UnstyledButton>
  </li>
);
