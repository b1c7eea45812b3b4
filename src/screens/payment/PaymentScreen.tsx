import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '#contract/entities/order.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OrderStatusBadge } from '../../ui/OrderStatusBadge.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { Receipt } from '../../ui/Receipt.tsx';
import { TransferCard } from '../order/TransferCard.tsx';
import classes from './PaymentScreen.module.css';

interface PaymentScreenProps {
  readonly order: OrderDetail;
  readonly paths: Pick<Paths, 'order'>;
}

/** How one order is paid, for whoever holds its link: somebody in accounting does not need to sign in. */
export function PaymentScreen({ order, paths }: PaymentScreenProps) {
  const { t } = useLingui();
  const { text } = useFormats();
  return (
    <div className={classes.page}>
      <PageHeader title={t`Pay for your order`} actions={<OrderStatusBadge status={order.status} />} />
      <Card>
        <Receipt
          rows={[
            { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
            { id: 'no', label: t`Order number`, value: <CopyText text={order.order_no} label={t`order number`} /> },
            { id: 'what', label: t`Order`, value: text(order.title) },
            { id: 'client', label: t`Company`, value: order.full_name },
          ]}
        />
      </Card>
      {order.can.pay ? (
        <TransferCard order={order} />
      ) : (
        <Notice tone="info" title={<Trans>There is nothing to pay for this order now.</Trans>}>
          <Trans>The order page shows its current status.</Trans>
        </Notice>
      )}
      <p className={classes.more}>
        <AppLink href={paths.order(order.order_id)}>
          <Trans>Go to the order</Trans>
        </AppLink>
      </p>
    </div>
  );
}
