import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DeskOrder } from '#contract/calls/deskOrders.ts';
import { type DocumentKind, documentKinds } from '#contract/entities/document.ts';
import { documentKindLabels } from '../../i18n/documentLabels.ts';
import { orderTypeLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { DocumentList } from '../../orders/DocumentLine.tsx';
import { MoneyText } from '../../orders/MoneyText.tsx';
import { OrderStatusBadge } from '../../orders/OrderStatusBadge.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { openNeighbourOnKey, type QueuePosition, QueuePositionNav } from '../queue/QueuePositionNav.tsx';
import sides from '../sides.module.css';

interface OrderScreenProps {
  readonly order: DeskOrder;
  readonly list: { readonly name: string; readonly href: string };
  /** Null if the order is not, or no longer, in that list. */
  readonly place: QueuePosition | null;
  /** The first entry of the list, for an order outside it; null if the list is empty. */
  readonly next: string | null;
  readonly fileAddress: (fileId: string) => string;
  readonly onOpen: (address: string) => void;
  readonly field: (kind: DocumentKind, label: string) => ReactNode;
}

export function DeskOrderScreen({ order, list, place, next, fileAddress, onOpen, field }: OrderScreenProps) {
  const { t, i18n } = useLingui();
  const { order_no, documents, signed_online, is_complete, can } = order;
  return (
    <article onKeyDown={openNeighbourOnKey(place, onOpen)}>
      <PageHeader
        title={t`Order ${order_no}`}
        description={order.full_name}
        back={{ label: t`Overseas orders`, href: list.href }}
        actions={
          place === null ? (
            next !== null && <AppLink href={next}>{t`Continue to next`}</AppLink>
          ) : (
            <QueuePositionNav label={list.name} place={place} />
          )
        }
      />
      <div className={sides.sides}>
        <Card title={<Trans>Documents</Trans>} aside={<Completeness isComplete={is_complete} />}>
          <Stack gap="lg">
            {signed_online.map((kind) => {
              const name = i18n._(documentKindLabels[kind]);
              return (
                <Notice key={kind} tone="good" title={<Trans>{name} signed online</Trans>}>
                  <Trans>The client has signed it. No attachment needed.</Trans>
                </Notice>
              );
            })}
            {can.change_documents && !is_complete && (
              <Text c="dimmed">
                <Trans>Either document is enough for the client to activate the order.</Trans>
              </Text>
            )}
            {can.change_documents ? (
              documentKinds.map((kind) => <div key={kind}>{field(kind, i18n._(documentKindLabels[kind]))}</div>)
            ) : (
              <ClosedOrder documents={documents} fileAddress={fileAddress} />
            )}
          </Stack>
        </Card>
        <Facts order={order} />
      </div>
    </article>
  );
}

const Completeness = ({ isComplete }: { readonly isComplete: boolean }) => (
  <div role="status">
    {isComplete && (
      <StatusBadge tone="good">
        <Trans>Complete</Trans>
      </StatusBadge>
    )}
  </div>
);

function ClosedOrder({ documents, fileAddress }: Pick<DeskOrder, 'documents'> & Pick<OrderScreenProps, 'fileAddress'>) {
  return (
    <>
      <Notice tone="info" title={<Trans>This order is closed.</Trans>}>
        <Trans>You can’t attach or remove documents.</Trans>
      </Notice>
      <DocumentList documents={documents} addressOf={fileAddress} />
    </>
  );
}

function Facts({ order }: { readonly order: DeskOrder }) {
  const { t, i18n } = useLingui();
  const { moment, text } = useFormats();
  const rows = [
    { id: 'client', label: t`Company`, value: order.full_name },
    { id: 'no', label: t`Order number`, value: <CopyText text={order.order_no} label={t`order number`} /> },
    { id: 'title', label: t`Order`, value: text(order.title) },
    { id: 'type', label: t`Order type`, value: i18n._(orderTypeLabels[order.order_type]) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
    { id: 'payment', label: t`Payment`, value: i18n._(paymentStatusLabels[order.payment_status]) },
    { id: 'by', label: t`Placed by`, value: order.placed_by },
    { id: 'at', label: t`Placed`, value: moment(order.created_at) },
  ];
  return (
    <Card title={<Trans>Order</Trans>} aside={<OrderStatusBadge status={order.status} />}>
      <DetailList rows={rows} />
    </Card>
  );
}
