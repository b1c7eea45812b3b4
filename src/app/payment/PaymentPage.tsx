import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { AppLink } from '../../ui/AppLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { paths } from '../../ui/paths.ts';
import { BarePage } from '../layout/BarePage.tsx';
import { LoadFailure } from '../load.ts';
import { BareErrorPage } from '../RouteStates.tsx';
import type { OrderLink } from './link.ts';

interface PaymentPageProps {
  /** The ways to pay, on the pages where one of them is gone. */
  readonly way?: 'transfer' | 'phone';
  readonly link?: OrderLink;
  readonly children: ReactNode;
}

/** A page about the payment of an order: bare, as whoever sees it may have no account here. */
export const PaymentPage = ({ way, link, children }: PaymentPageProps) => (
  <BarePage>
    {way !== undefined && link !== undefined && <Ways way={way} link={link} />}
    {children}
  </BarePage>
);

function Ways({ way, link: { order_id, token } }: Required<Pick<PaymentPageProps, 'way' | 'link'>>) {
  const { t } = useLingui();
  const tabs = [
    { id: 'transfer', label: t`Bank transfer`, href: paths.payment(order_id, token) },
    { id: 'phone', label: t`By phone`, href: paths.paymentByPhone(order_id, token) },
  ];
  return (
    <Box mb="md">
      <ListTabs label={t`Ways to pay`} active={way} tabs={tabs} />
    </Box>
  );
}

const isNoOrder = (error: unknown): boolean =>
  error instanceof LoadFailure && (error.error === 'order_not_found' || error.error === 'not_found');

/** Who holds a link that leads to no order may have no account here, and so no list of orders to look in. */
export function NoPayment() {
  const error = useRouteError();
  const { t } = useLingui();
  if (!isNoOrder(error)) return <BareErrorPage />;
  return (
    <PaymentPage>
      <ErrorState
        page
        title={t`This link leads to no order.`}
        lost={<Trans>It may be incomplete. Please ask whoever sent it to you to send it again.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>Sign in to see your own orders</Trans>
        </AppLink>
      </ErrorState>
    </PaymentPage>
  );
}
