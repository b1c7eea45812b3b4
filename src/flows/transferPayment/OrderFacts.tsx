import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { Receipt } from '#src/ui/Receipt.tsx';
import type { ViewProps } from './view.ts';

/** Which order it is: enough for whoever pays for somebody else. */
export function OrderFacts({ snapshot }: Pick<ViewProps, 'snapshot'>) {
  const { t } = useLingui();
  const { text } = useFormats();
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const { order } = payment;
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'buyer', label: t`Buyer`, value: order.full_name },
    { id: 'title', label: t`What was ordered`, value: text(order.title) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return <Receipt rows={rows} />;
}
