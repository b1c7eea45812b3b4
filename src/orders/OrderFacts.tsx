import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentView } from '#contract/entities/payment.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { Receipt } from '#src/ui/Receipt.tsx';
import { MoneyText } from './MoneyText.tsx';

/** Which order is paid: enough for whoever pays for somebody else, and a way to the order for its client. */
export function OrderFacts({ payment: { order, told_to } }: { readonly payment: PaymentView }) {
  const { t } = useLingui();
  const { text } = useFormats();
  const rows = [
    { id: 'no', label: t`Order number`, value: order.order_no },
    { id: 'buyer', label: t`Buyer`, value: order.full_name },
    { id: 'title', label: t`What was ordered`, value: text(order.title) },
    { id: 'amount', label: t`Amount`, value: <MoneyText money={order.amount} strong /> },
  ];
  return (
    <Receipt rows={rows}>
      {told_to === 'client' && (
        <AppLink href={paths.order(order.order_id)}>
          <Trans>View the order</Trans>
        </AppLink>
      )}
    </Receipt>
  );
}
