import { Trans } from '@lingui/react/macro';
import type { PaymentView } from '#contract/entities/payment.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { paths } from '#src/ui/paths.ts';
import { OrderDetailList } from './OrderDetailList.tsx';

/** Only the client gets the link to the order: anyone else pays by the payment link. */
export const OrderFacts = ({ payment: { order, told_to } }: { readonly payment: PaymentView }) => (
  <OrderDetailList order={order} also="buyer">
    {told_to === 'client' && (
      <AppLink href={paths.order(order.order_id)}>
        <Trans>View order</Trans>
      </AppLink>
    )}
  </OrderDetailList>
);
