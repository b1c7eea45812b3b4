import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import type { ActorRef, Snapshot } from 'xstate';
import type { PaymentView } from '#contract/entities/payment.ts';
import { type OrderLink, tokenIn } from '#contract/orderLink.ts';
import { canBePaidByMobile } from '#machines/lifecycles/payment.ts';
import { LoadFailure } from '../services/requireData.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { ListTabs } from '../ui/ListTabs.tsx';
import { paths } from '../ui/paths.ts';
import { BarePage } from './BarePage.tsx';
import { BareErrorPage } from './RouteStates.tsx';

/** Bare, because the reader of a payment link may have no account. */
export function PaymentPage({ children }: { readonly children: ReactNode }) {
  const { hash } = useLocation();
  const { revalidate } = useRevalidator();
  const [token, setToken] = useState(() => tokenIn(hash));
  const other = tokenIn(hash);
  // A link to the same order with another token differs only in the fragment, for which the router runs no loader.
  useEffect(() => {
    if (other === null || other === token) return;
    setToken(other);
    void revalidate();
  }, [other, token, revalidate]);
  return <BarePage>{children}</BarePage>;
}

interface PaymentMethodTabsProps {
  readonly way: 'transfer' | 'phone';
  readonly link: OrderLink;
  readonly actor: ActorRef<Snapshot<unknown> & { readonly context: PaymentContext }, never>;
}

interface PaymentContext {
  readonly payment: PaymentView | null;
}

/** Renders nothing if there is one way only. */
export function PaymentMethodTabs({ way, link: { order_id, token }, actor }: PaymentMethodTabsProps) {
  const { t } = useLingui();
  const isOnly = useSelector(actor, ({ context: { payment } }) => payment !== null && !canBePaidByMobile(payment));
  if (isOnly && way === 'transfer') return null;
  const tabs = [
    { id: 'transfer', label: t`Bank transfer`, href: paths.payment(order_id, token) },
    { id: 'phone', label: t`Mobile payment`, href: paths.paymentByPhone(order_id, token) },
  ];
  return (
    <Box mb="md">
      <ListTabs label={t`Payment options`} active={way} tabs={tabs} />
    </Box>
  );
}

const isNoOrder = (error: unknown): boolean =>
  error instanceof LoadFailure && (error.refusal?.code === 'order_not_found' || error.refusal?.code === 'not_found');

/** For a payment link without an order: its reader may have no account, and so no list of orders. */
export function PaymentNotFound() {
  const error = useRouteError();
  const { t } = useLingui();
  if (!isNoOrder(error)) return <BareErrorPage />;
  return (
    <PaymentPage>
      <ErrorState
        page
        title={t`No order found for this link`}
        lost={<Trans>The link may be incomplete. Ask the sender to send it again.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>Sign in to view your orders</Trans>
        </AppLink>
      </ErrorState>
    </PaymentPage>
  );
}
