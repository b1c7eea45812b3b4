import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router-dom';
import { orderGet } from '#contract/calls/order.ts';
import { PaymentScreen } from '../../screens/payment/PaymentScreen.tsx';
import { AppLink, LinkProvider } from '../../ui/AppLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { paths } from '../../ui/paths.ts';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { LoadFailure, needed } from '../load.ts';
import markUrl from '../mark.svg';
import { LoadingLink } from '../RouterLink.tsx';
import { BareErrorPage } from '../RouteStates.tsx';
import type { Services } from '../services.ts';

const load = ({ api }: Services, { request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams;
  const link = { order_id: search.get('order_id') ?? '', token: search.get('token') ?? undefined };
  // With a token that cannot be one the server would ask for a sign-in, which whoever holds a link has no use for.
  const query = orderGet.query.safeParse(link);
  if (!query.success) throw new LoadFailure('refused', 'order_not_found', '');
  return needed(api.call(orderGet, { query: query.data, signal: request.signal }));
};

/** The payment page: bare, and open to whoever holds the order's token. */
export const paymentRoute = (services: Services) => ({
  loader: (args: LoaderFunctionArgs) => load(services, args),
  Component: Payment,
  ErrorBoundary: NoPayment,
});

const Page = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider value={LoadingLink}>
    <Group component="header" justify="space-between" px="md" py="xs">
      <img src={markUrl} alt="Mallflow" width={30} height={30} />
      <LanguageMenu withAccount={false} />
    </Group>
    <Box component="main" id="content" tabIndex={-1} px="md" pb="xl">
      {children}
    </Box>
  </LinkProvider>
);

const Payment = () => (
  <Page>
    <PaymentScreen order={useLoaderData<typeof load>()} paths={paths} />
  </Page>
);

/** Who holds a link that leads to no order may have no account here, and so no list of orders to look in. */
function NoPayment() {
  const error = useRouteError();
  const { t } = useLingui();
  if (!(error instanceof LoadFailure && error.error === 'order_not_found')) return <BareErrorPage />;
  return (
    <Page>
      <ErrorState
        page
        title={t`This link leads to no order.`}
        lost={<Trans>It may be incomplete. Please ask whoever sent it to you to send it again.</Trans>}
      >
        <AppLink href={paths.orders()}>
          <Trans>Sign in to see your own orders</Trans>
        </AppLink>
      </ErrorState>
    </Page>
  );
}
