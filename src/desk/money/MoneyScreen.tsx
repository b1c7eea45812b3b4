import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Text } from '@mantine/core';
import { useState } from 'react';
import { type DeskMoney, type MoneyFilter, moneyFilters } from '#contract/calls/deskPayments.ts';
import type { reviewMachine } from '#machines/parts/review.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { paths } from '../../ui/paths.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import classes from '../queue/queue.module.css';
import { useRowDialog } from '../queue/useRowDialog.ts';
import { ConfirmSettlement, type NextSettlement } from './ConfirmSettlement.tsx';
import { UnmatchedPayment } from './UnmatchedPayment.tsx';

interface MoneyScreenProps {
  readonly settlement: MoneyFilter;
  readonly money: readonly DeskMoney[];
  readonly counts: Readonly<Partial<Record<MoneyFilter, number>>>;
  readonly more: boolean;
  readonly now: Date;
  readonly newKey: () => string;
  readonly machine: () => typeof reviewMachine;
  readonly onDecided: () => void;
}

interface SettlementQuestion {
  readonly money: DeskMoney;
  readonly next: NextSettlement;
}

export function MoneyScreen(props: MoneyScreenProps) {
  const { settlement, money, counts, more, now, newKey, machine, onDecided } = props;
  const { t } = useLingui();
  const { asked, isOpen, ask, close } = useRowDialog<SettlementQuestion>();
  const [done, setDone] = useState<DeskMoney | null>(null);
  const kept = useFocusFallback<HTMLDivElement>(money, { closesDialog: true });
  const names: Readonly<Record<MoneyFilter, string>> = {
    undecided: t`Unmatched`,
    to_refund: t`To refund`,
    refunded: t`Refunded`,
  };
  const askOf = (sum: DeskMoney, next: NextSettlement) => {
    setDone(null);
    ask({ money: sum, next });
  };
  return (
    <div {...kept}>
      <PageHeader title={t`Unmatched payments`} back={{ label: t`Desk`, href: paths.desk() }} />
      {done !== null && (
        <Box mb="md">
          <Notice
            tone="good"
            live="status"
            title={
              done.order === null ? (
                <Trans>Done. There’s no matching order, so no one was notified.</Trans>
              ) : (
                <Trans>Done. We’ve notified the client.</Trans>
              )
            }
          />
        </Box>
      )}
      <Card>
        <ListTabs
          label={t`Payment lists`}
          active={settlement}
          tabs={moneyFilters.map((id) => ({ id, label: names[id], count: counts[id] ?? 0, href: paths.deskMoney(id) }))}
        />
        {money.length === 0 ? (
          <EmptyState title={<Trans>No payments</Trans>} />
        ) : (
          <ul className={classes.rows} aria-label={t`Payments`}>
            {money.map((sum) => (
              <li key={sum.received_id}>
                <UnmatchedPayment money={sum} now={now} onAsk={(next) => askOf(sum, next)} />
              </li>
            ))}
          </ul>
        )}
        {more && (
          <Text c="dimmed" pt="sm">
            <Trans>Not all are shown. More appear as these are decided.</Trans>
          </Text>
        )}
      </Card>
      {asked !== null && (
        // If its opener is gone, the focus moves to the page.
        <ConfirmSettlement
          key={asked.number}
          {...asked.question}
          open={isOpen}
          newKey={newKey}
          machine={machine}
          onClose={(isDecided) => {
            close();
            setDone(isDecided ? asked.question.money : null);
            onDecided();
          }}
        />
      )}
    </div>
  );
}
