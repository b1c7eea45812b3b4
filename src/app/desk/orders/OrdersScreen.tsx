import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { type DeskOrder, type DeskOrderFilter, deskOrderFilters } from '#contract/calls/deskOrders.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { paths } from '../../../ui/paths.ts';
import { Queue } from '../queue/Queue.tsx';
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
      <Queue
        lists={{
          label: t`Lists of orders`,
          names,
          ids: deskOrderFilters,
          shown: list,
          counts,
          hrefOf: (id) => paths.deskOrders(id, search),
        }}
        search={{ label: t`Order number or company`, text: search, onSearch }}
        rows={{
          label: t`Orders`,
          currencies: orders.map(({ amount }) => amount.currency),
          links: orders.map((order) => ({
            id: order.order_id,
            link: <Row order={order} list={list} search={search} now={now} />,
          })),
        }}
        nothing={
          list === 'contract' || list === 'payment_by_others' ? (
            <Trans>Nothing is missing here.</Trans>
          ) : (
            <Trans>There is nothing here yet.</Trans>
          )
        }
        more={more}
      />
    </>
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
