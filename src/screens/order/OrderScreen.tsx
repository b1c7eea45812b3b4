import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { OrderDocument } from '#contract/entities/document.ts';
import type { OrderInvoice } from '#contract/entities/invoice.ts';
import type { OrderDetail, OrderFilter } from '#contract/entities/order.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { Currency } from '#contract/money.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';
import { mobileReason } from '#machines/lifecycles/payment.ts';
import { termOf } from '#machines/lifecycles/productTerms.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { PriceLines } from '#src/orders/PriceLines.tsx';
import { TransferDetails } from '#src/orders/TransferDetails.tsx';
import { UnmatchedPayments } from '#src/orders/UnmatchedPayments.tsx';
import { orderFilterLabels, orderTypeLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { useTermText } from '../../i18n/useTermText.ts';
import { DocumentList } from '../../orders/DocumentLine.tsx';
import { AppLink, BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { DetailList } from '../../ui/DetailList.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { InvoiceCard } from './InvoiceCard.tsx';
import { OrderProgress } from './OrderProgress.tsx';
import { ServicesCard } from './ServicesCard.tsx';

export interface OrderScreenProps {
  readonly order: OrderDetail;
  /** The list that the page links back to; undefined for all orders. */
  readonly list: OrderFilter | undefined;
  /** Attached by our sales managers. */
  readonly documents: readonly OrderDocument[];
  /** The received money, if some of it did not pay the order. */
  readonly received: PaymentView['received'];
  readonly invoice: OrderInvoice;
  readonly fileAddress: (fileId: string) => string;
  /** False in a mini-program: its web-view cannot print. */
  readonly isPrintable: boolean;
  readonly phoneCurrencies: readonly Currency[];
  readonly now: Date;
  readonly paths: Paths;
}

export function OrderScreen({
  order,
  list,
  documents,
  invoice,
  received,
  fileAddress,
  isPrintable,
  phoneCurrencies,
  now,
  paths,
}: OrderScreenProps) {
  const { i18n, t } = useLingui();
  const { text } = useFormats();
  return (
    <>
      <PageHeader
        title={text(order.title)}
        back={{
          label: `← ${list === undefined ? t`All orders` : i18n._(orderFilterLabels[list])}`,
          href: paths.orders(list),
        }}
        actions={
          <Group gap="sm">
            <OrderStatusBadge status={order.status} />
            {isPrintable && (
              <Button
                variant="default"
                leftSection={<IconPrinter size={16} aria-hidden="true" />}
                onClick={() => window.print()}
              >
                <Trans>Print</Trans>
              </Button>
            )}
          </Group>
        }
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
        <Stack>
          <Facts order={order} />
          <Card title={<Trans>Price</Trans>}>
            <PriceLines
              lines={order.lines}
              total={order.amount}
              original={order.original_amount}
              remainingCredit={isClosed(order) ? null : order.remaining_credit}
            />
            {order.status === 'completed' && order.remaining_credit !== null && (
              <AppLink href={paths.vouchers()}>
                <Trans>View vouchers</Trans>
              </AppLink>
            )}
          </Card>
        </Stack>
        <Stack>
          <UnmatchedPayments payment={{ received }} />
          <Payment order={order} phoneCurrencies={phoneCurrencies} paths={paths} />
          {order.status === 'paid' && (
            <Button
              component={BareLink}
              href={paths.activation(order.order_id)}
              variant={order.can.activate ? 'filled' : 'default'}
            >
              {order.can.activate ? <Trans>Activate order</Trans> : <Trans>View activation requirements</Trans>}
            </Button>
          )}
          <ServicesCard order={order} paths={paths} />
          {documents.length > 0 && (
            <Card title={<Trans>Documents</Trans>}>
              <DocumentList documents={documents} addressOf={fileAddress} />
            </Card>
          )}
          <InvoiceCard orderInvoice={invoice} page={paths.invoice(order.order_id)} fileAddress={fileAddress} />
          <OrderProgress order={order} invoice={invoice.invoice} now={now} />
          {order.can.cancel && (
            <Button
              component={BareLink}
              href={paths.cancelOrder(order.order_id)}
              variant="subtle"
              color="red"
              c="var(--bad)"
            >
              <Trans>Cancel order</Trans>
            </Button>
          )}
          {order.status !== 'unpaid' && (
            <Button component={BareLink} href={paths.home()} variant="default">
              <Trans>My products</Trans>
            </Button>
          )}
        </Stack>
      </SimpleGrid>
    </>
  );
}

/** Whether the order will never be activated, unless money for it still arrives. */
const isClosed = ({ status }: OrderDetail): boolean => status === 'cancelled' || status === 'expired';

function Facts({ order }: { order: OrderDetail }) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const termText = useTermText();
  const term = termOf(order);
  const rows = [
    { id: 'no', label: t`Order number`, value: <CopyText text={order.order_no} label={t`order number`} /> },
    { id: 'type', label: t`Order type`, value: i18n._(orderTypeLabels[order.order_type]) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
    { id: 'client', label: t`Company`, value: order.full_name },
    { id: 'by', label: t`Placed by`, value: order.placed_by },
    { id: 'at', label: t`Placed`, value: moment(order.created_at) },
    ...(term === null ? [] : [{ id: 'term', label: t`Term`, value: termText(term) }]),
  ];
  return (
    <Card title={<Trans>Order</Trans>}>
      <DetailList rows={rows} />
    </Card>
  );
}

function Payment({ order, phoneCurrencies, paths }: Pick<OrderScreenProps, 'order' | 'phoneCurrencies' | 'paths'>) {
  const { i18n } = useLingui();
  const { payment_status, can } = order;
  const page = paths.payment(order.order_id, order.token);
  const byPhone = paths.paymentByPhone(order.order_id, order.token);
  if (isUnderWay(payment_status))
    return (
      <Notice tone="info" live="status" title={i18n._(paymentStatusLabels[payment_status])}>
        <Stack gap="xs">
          <Trans>This page updates automatically. Please don’t pay again.</Trans>
          <AppLink href={payment_status === 'proof_submitted' ? page : byPhone}>
            <Trans>View payment status</Trans>
          </AppLink>
        </Stack>
      </Notice>
    );
  if (!can.pay) return null;
  return (
    <>
      {payment_status === 'failed' && (
        <Notice tone="warn" title={i18n._(paymentStatusLabels.failed)}>
          <Trans>Go to the payment page to see what to do next.</Trans>
        </Notice>
      )}
      <Card title={<Trans>Pay by bank transfer</Trans>}>
        <Stack>
          <TransferDetails order={order} />
          <Button component={BareLink} href={page}>
            <Trans>Submit proof of transfer</Trans>
          </Button>
        </Stack>
      </Card>
      {mobileReason(order.amount, phoneCurrencies) === null && (
        <AppLink href={byPhone} data-screen-only>
          <Trans>Use mobile payment instead</Trans>
        </AppLink>
      )}
      <AppLink href={paths.paymentToShare(order.order_id, order.token, i18n.locale)} data-screen-only>
        <Trans>Shareable payment page (no sign-in needed)</Trans>
      </AppLink>
    </>
  );
}
