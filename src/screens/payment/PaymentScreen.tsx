import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import type { PayableOrder } from '#contract/entities/order.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { OrderStatusBadge } from '#src/orders/OrderStatusBadge.tsx';
import { TransferDetails } from '#src/orders/TransferDetails.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { Receipt } from '../../ui/Receipt.tsx';

interface PaymentScreenProps {
  readonly order: PayableOrder;
  readonly paths: Pick<Paths, 'order'>;
}

/** What one order costs and how it is paid, as an invoice says it, for whoever holds its link: accounting, say. */
export function PaymentScreen({ order, paths }: PaymentScreenProps) {
  const { t } = useLingui();
  const { text } = useFormats();
  return (
    <Stack maw={640} mx="auto">
      <PageHeader title={t`Pay for your order`} actions={<OrderStatusBadge status={order.status} />} />
      {order.can.pay ? (
        <Card title={<Trans>Pay by bank transfer</Trans>}>
          <TransferDetails order={order} />
        </Card>
      ) : (
        <Notice tone="info" title={<Trans>There is nothing to pay for this order now.</Trans>}>
          <Trans>The order page shows its current status.</Trans>
        </Notice>
      )}
      <Card title={text(order.title)}>
        <Receipt
          rows={[
            { id: 'client', label: t`Buyer`, value: order.full_name },
            { id: 'no', label: t`Order number`, value: <CopyText text={order.order_no} label={t`order number`} /> },
            { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
          ]}
        />
      </Card>
      <AppLink href={paths.order(order.order_id)}>
        <Trans>Go to the order</Trans>
      </AppLink>
    </Stack>
  );
}
