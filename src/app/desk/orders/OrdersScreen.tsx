import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type DeskOrder, type DeskOrderFilter, deskOrderFilters } from '#contract/calls/deskOrders.ts';
import { CurrenciesInSight } from '../../../i18n/CurrenciesInSight.tsx';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListTabs } from '../../../ui/ListTabs.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paths } from '../../../ui/paths.ts';
import { QueueRows } from '../queue/QueueRows.tsx';
import { QueueSearch } from '../queue/QueueSearch.tsx';
import classes from '../queue/queue.module.css';
import { DocumentMarks } from './DocumentMarks.tsx';
import own from './orders.module.css';
import { useListNames } from './useListNames.ts';

interface OrdersScreenProps {
  readonly list: DeskOrderFilter;
  readonly search: string;
  readonly orders: readonly DeskOrder[];
  readonly counts: Readonly<Partial<Record<DeskOrderFilter, number>>>;
  /** Whether there are more than are shown. */
  readonly more: boolean;
  readonly now: Date;
  readonly onSearch: (search: string) => void;
}

/** The overseas orders of a sales manager's clients, by what they lack: where something is missing, the oldest first. */
export function OrdersScreen({ list, search, orders, counts, more, now, onSearch }: OrdersScreenProps) {
  const { t } = useLingui();
  const names = useListNames();
  return (
    <>
      <PageHeader
        title={t`Overseas orders`}
        description={
          <Trans>
            Orders of your clients outside mainland China: attach the contract, and the proof where others pay.
          </Trans>
        }
      />
      <Card>
        <ListTabs
          label={t`Lists of orders`}
          active={list}
          tabs={deskOrderFilters.map((id) => ({
            id,
            label: names[id],
            count: counts[id] ?? 0,
            href: paths.deskOrders(id, search),
          }))}
        />
        <QueueSearch key={search} label={t`Order number or company`} search={search} onSearch={onSearch} />
        {orders.length === 0 ? (
          <Nothing list={list} search={search} />
        ) : (
          <CurrenciesInSight currencies={orders.map(({ amount }) => amount.currency)}>
            <QueueRows label={t`Orders`}>
              {orders.map((order) => (
                <li key={order.order_id}>
                  <Row order={order} list={list} search={search} now={now} />
                </li>
              ))}
            </QueueRows>
          </CurrenciesInSight>
        )}
        {more && (
          <Text c="dimmed" pt="sm">
            <Trans>There are more than are shown. Search to find one of them.</Trans>
          </Text>
        )}
      </Card>
    </>
  );
}

function Nothing({ list, search }: Pick<OrdersScreenProps, 'list' | 'search'>) {
  if (search !== '') return <EmptyState title={<Trans>Nothing here is like “{search}”.</Trans>} />;
  return list === 'contract' || list === 'payment_by_others' ? (
    <EmptyState title={<Trans>Nothing is missing here.</Trans>} />
  ) : (
    <EmptyState title={<Trans>There is nothing here yet.</Trans>} />
  );
}

interface RowProps extends Pick<OrdersScreenProps, 'list' | 'search' | 'now'> {
  readonly order: DeskOrder;
}

function Row({ order, list, search, now }: RowProps) {
  const { money, age, text } = useFormats();
  return (
    <BareLink href={paths.deskOrder(order.order_id, list, search)} className={`${classes.row} ${own.order}`}>
      <div>
        <Text fw={600}>{order.full_name}</Text>
        <div className={classes.soft}>{text(order.title)}</div>
      </div>
      <div>
        {order.order_no}
        <div className={classes.soft}>{age(order.created_at, now)}</div>
      </div>
      <DocumentMarks documents={order.documents} />
      <div className={classes.amount}>{money(order.amount)}</div>
    </BareLink>
  );
}
