import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PaymentView, Settlement } from '#contract/entities/payment.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { MoneyText } from './MoneyText.tsx';

/** Money received that did not pay the order, and what happens to it. */
export function OtherMoney({ payment }: { readonly payment: Pick<PaymentView, 'received'> }) {
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
        {becomes[settlement]}
      </Notice>
    );
  });
}

const becomes = {
  matched: null,
  undecided: <Trans>It does not fit the order as it stands. Our finance team will contact you.</Trans>,
  to_refund: <Trans>It was not needed for this order and will be refunded to the account it came from.</Trans>,
  refunded: <Trans>It has been refunded to the account it came from.</Trans>,
} as const satisfies Record<Settlement, ReactNode>;
