import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderSummary, PayableOrder } from '#contract/entities/order.ts';
import { orderTypeLabels } from '#src/i18n/orderLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { DetailList } from '#src/ui/DetailList.tsx';
import { MoneyText } from './MoneyText.tsx';

interface OrderDetailListProps {
  readonly order: (OrderSummary & Pick<PayableOrder, 'full_name'>) | null | undefined;
  /** An additional row. */
  readonly also: 'buyer' | 'type' | 'placed';
  readonly children?: ReactNode;
}

export function OrderDetailList({ order, also, children }: OrderDetailListProps) {
  const { t } = useLingui();
  const { text, moment } = useFormats();
  if (!order) return null;
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    ...(also === 'buyer' ? [{ id: 'buyer', label: t`Buyer`, value: order.full_name }] : []),
    { id: 'title', label: t`Ordered items`, value: text(order.title) },
    ...(also === 'type' ? [{ id: 'type', label: t`Order type`, value: t(orderTypeLabels[order.order_type]) }] : []),
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
    ...(also === 'placed' ? [{ id: 'at', label: t`Placed`, value: moment(order.created_at) }] : []),
  ];
  return <DetailList rows={rows}>{children}</DetailList>;
}
