import { Trans, useLingui } from '@lingui/react/macro';
import { type DeskOrder, type DeskOrderFilter, deskOrderFilters } from '#contract/calls/deskOrders.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { paths } from '../../ui/paths.ts';
import { QueueRow } from '../queue/QueueRow.tsx';
import { type QueueFound, QueueScreen } from '../queue/QueueScreen.tsx';
import { DocumentMarks } from './DocumentMarks.tsx';
import own from './orders.module.css';
import { useListNames } from './useListNames.ts';

interface OrdersScreenProps extends QueueFound<DeskOrderFilter> {
  readonly list: DeskOrderFilter;
  readonly orders: readonly DeskOrder[];
}

/** The overseas orders of a sales manager's clients, by whether they have a document: those that have none, the oldest first. */
export function OrdersScreen({ list, orders, ...found }: OrdersScreenProps) {
  const { t } = useLingui();
  return (
    <QueueScreen
      title={t`Overseas orders`}
      description={
        <Trans>
          Orders of your clients outside mainland China: attach the contract, or the proof of payment where others pay.
        </Trans>
      }
      isOfDesk={false}
      found={found}
      lists={{
        label: t`Lists of orders`,
        names: useListNames(),
        ids: deskOrderFilters,
        shown: list,
        hrefOf: paths.deskOrders,
        toDo: { lists: ['missing'], nothing: <Trans>Nothing is missing here.</Trans> },
      }}
      searchedBy={t`Order number or company`}
      rows={{
        label: t`Orders`,
        links: orders.map((order) => ({
          id: order.order_id,
          link: <Row order={order} address={paths.deskOrder(order.order_id, list, found.search)} now={found.now} />,
        })),
      }}
    />
  );
}

interface RowProps {
  readonly order: DeskOrder;
  readonly address: string;
  readonly now: Date;
}

function Row({ order, address, now }: RowProps) {
  const { age, text } = useFormats();
  return (
    <QueueRow
      href={address}
      className={own.order}
      name={order.full_name}
      aside={text(order.title)}
      number={order.order_no}
      about={age(order.created_at, now)}
      amount={order.amount}
    >
      <DocumentMarks documents={order.documents} signed_online={order.signed_online} />
    </QueueRow>
  );
}
