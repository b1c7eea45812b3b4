import { useLingui } from '@lingui/react/macro';
import { orderTypeWords } from '#src/i18n/orderWords.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { ViewProps } from './view.ts';

/** Which order is activated. */
export function OrderRows({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { activation } = snapshot.context;
  if (activation === null) return null;
  const { order } = activation;
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'title', label: t`What was ordered`, value: text(order.title) },
    { id: 'type', label: t`Order type`, value: t(orderTypeWords[order.order_type]) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return <Receipt rows={rows} />;
}
