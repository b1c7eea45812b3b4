import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentView } from '#contract/entities/payment.ts';
import { paymentMeanLabels } from '#src/i18n/paymentLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { MoneyText } from './MoneyText.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { UnmatchedPayments } from './UnmatchedPayments.tsx';

export function PaidOrder({ payment }: { readonly payment: PaymentView }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const matched = payment.received.find(({ settlement }) => settlement === 'matched');
  const at = matched && moment(matched.at);
  return (
    <>
      <Notice
        tone="good"
        live="status"
        title={at === undefined ? <Trans>Thank you.</Trans> : <Trans>Payment confirmed on {at}.</Trans>}
      >
        {payment.order.status === 'completed' ? (
          <Trans>This order has been activated.</Trans>
        ) : payment.told_to === 'client' ? (
          <Trans>The plan starts when you activate the order. You can do this on the order page.</Trans>
        ) : (
          <Trans>The company that placed the order can now activate it. You don’t need to do anything else.</Trans>
        )}
      </Notice>
      <UnmatchedPayments payment={payment} />
      {matched !== undefined && (
        <DetailList
          rows={[
            { id: 'paid', label: t`Amount paid`, value: <MoneyText money={matched.amount} strong /> },
            { id: 'means', label: t`Payment method`, value: t(paymentMeanLabels[matched.means]) },
            ...(matched.payer === null ? [] : [{ id: 'payer', label: t`Payer`, value: <bdi>{matched.payer}</bdi> }]),
          ]}
        />
      )}
      <OrderFacts payment={payment} />
    </>
  );
}
