import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { type DeskOrder, type DeskOrderFilter, deskOrderFilters, deskOrderList } from '#contract/calls/deskOrders.ts';
import { documentKindLabels } from '../../i18n/documentLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { paths } from '../../ui/paths.ts';
import { QueueRow } from '../queue/QueueRow.tsx';
import { QueueScreen, type QueueSearchResult } from '../queue/QueueScreen.tsx';
import { orderQueueIn, useListNames } from './orderLists.ts';
import own from './orders.module.css';

async function load({ api }: Services, { request }: LoaderFunctionArgs) {
  const { list, search, query } = orderQueueIn(request);
  return { list, search, ...(await requireData(api.call(deskOrderList, { query, signal: request.signal }))) };
}

export const deskOrdersRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskOrders }) satisfies RouteObject;

function DeskOrders() {
  const loaded = useLoaderData<typeof load>();
  const { now } = useServices();
  const navigate = useNavigate();
  return (
    <OrdersScreen {...loaded} now={now()} onSearch={(search) => void navigate(paths.deskOrders(loaded.list, search))} />
  );
}

interface OrdersScreenProps extends QueueSearchResult<DeskOrderFilter> {
  readonly list: DeskOrderFilter;
  readonly orders: readonly DeskOrder[];
}

function OrdersScreen({ list, orders, ...found }: OrdersScreenProps) {
  const { t } = useLingui();
  return (
    <QueueScreen
      title={t`Overseas orders`}
      description={
        <Trans>
          Your clients’ orders outside mainland China. Attach the contract, or the proof of payment if others pay.
        </Trans>
      }
      isOfDesk={false}
      found={found}
      lists={{
        label: t`Order lists`,
        names: useListNames(),
        ids: deskOrderFilters,
        shown: list,
        hrefOf: paths.deskOrders,
        toDo: { lists: ['missing'], nothing: <Trans>No documents missing</Trans> },
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

function DocumentMarks({ documents, signed_online }: Pick<DeskOrder, 'documents' | 'signed_online'>) {
  const { i18n } = useLingui();
  const online = signed_online.filter((kind) => documents.every((document) => document.kind !== kind));
  return (
    <Stack gap={4}>
      {documents.map(({ kind }) => {
        const name = i18n._(documentKindLabels[kind]);
        return <Mark key={kind} isThere text={<Trans>{name} attached</Trans>} />;
      })}
      {online.map((kind) => {
        const name = i18n._(documentKindLabels[kind]);
        return <Mark key={kind} isThere text={<Trans>{name} signed online</Trans>} />;
      })}
      {documents.length + online.length === 0 && <Mark isThere={false} text={<Trans>No documents</Trans>} />}
    </Stack>
  );
}

const Mark = ({ isThere, text }: { readonly isThere: boolean; readonly text: ReactNode }) => (
  <Group component="span" gap={6} wrap="nowrap" align="start" fz="sm">
    {isThere ? (
      <IconCircleCheck size={16} color="var(--good)" style={{ marginBlockStart: 2 }} aria-hidden="true" />
    ) : (
      <IconCircleDashed size={16} color="var(--warn)" style={{ marginBlockStart: 2 }} aria-hidden="true" />
    )}
    {text}
  </Group>
);
