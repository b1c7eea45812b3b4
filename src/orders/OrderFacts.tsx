import { useLingui } from '@lingui/react/macro';
import type { PayableOrder } from '#contract/entities/order.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { MoneyText } from './MoneyText.tsx';

/** Which order it is: enough for whoever pays for somebody else. */
export function OrderFacts({ order }: { readonly order: PayableOrder }) {
  const { t } = useLingui();
  const { text } = useFormats();
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'buyer', label: t`Buyer`, value: order.full_name },
    { id: 'title', label: t`What was ordered`, value: text(order.title) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return <Receipt rows={rows} />;
}
