import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { ViewProps } from './view.ts';

export function OrderFacts({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { text, moment } = useFormats();
  const { order } = snapshot.context;
  if (order === null) return null;
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'title', label: t`What was ordered`, value: text(order.title) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
    { id: 'at', label: t`Placed`, value: moment(order.created_at) },
  ];
  return <Receipt rows={rows} />;
}
