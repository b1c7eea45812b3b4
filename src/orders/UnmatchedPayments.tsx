import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentView, Settlement } from '#contract/entities/payment.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { MoneyText } from './MoneyText.tsx';

/** Money received that did not pay the order, and what happens to it. */
export function UnmatchedPayments({ payment }: { readonly payment: Pick<PaymentView, 'received'> }) {
  const { moment } = useFormats();
  const others = payment.received.filter(({ settlement }) => settlement !== 'matched');
  return others.map(({ at, amount, settlement }) => {
    const day = moment(at);
    return (
      <Notice
        key={at}
        tone="info"
        title={
          <Trans>
            We received <MoneyText money={amount} /> on {day}.
          </Trans>
        }
      >
        {settlementMessages[settlement]}
      </Notice>
    );
  });
}

const settlementMessages = {
  matched: null,
  undecided: <Trans>We couldn’t match this payment to your order. Our finance team will contact you.</Trans>,
  to_refund: <Trans>This payment wasn’t needed. We’ll refund it to the original account.</Trans>,
  refunded: <Trans>We’ve refunded it to the original account.</Trans>,
} as const satisfies Record<Settlement, ReactNode>;
