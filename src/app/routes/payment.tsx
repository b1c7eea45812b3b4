import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRouteError } from 'react-router-dom';
import { orderGet } from '#contract/calls/order.ts';
import { transferPaymentFlow } from '#machines/flows/transferPayment/flow.ts';
import { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import { createUploader } from '../../api/uploader.ts';
import { TransferPaymentFlow } from '../../flows/transferPayment/TransferPaymentFlow.tsx';
import { transferPortsBy } from '../../ports/transferPayment.ts';
import { uploadsBy } from '../../ports/upload.ts';
import { AppLink, LinkProvider } from '../../ui/AppLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { paths } from '../../ui/paths.ts';
import { LanguageMenu } from '../layout/LanguageMenu.tsx';
import { LoadFailure } from '../load.ts';
import markUrl from '../mark.svg';
import { LoadingLink } from '../RouterLink.tsx';
import { BareErrorPage } from '../RouteStates.tsx';
import { FlowPage } from '../run/FlowPage.tsx';
import { loadDraft } from '../run/loadDraft.ts';
import { type Services, useServices } from '../services.ts';

/** The run of the tab about the order of a link. What the link names is no order where it cannot be one. */
async function load(services: Services, { request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const link = { order_id: search.get('order_id') ?? '', token: search.get('token') ?? undefined };
  const { data } = orderGet.query.required().safeParse(link);
  if (data === undefined) throw new LoadFailure('refused', 'order_not_found', '');
  const { order_id, token } = data;
  const about = { flow: transferPaymentFlow.id, subject: order_id, token };
  return { order_id, token, draft: await loadDraft(services, about, services.tab.secret()) };
}

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
    <Box component="main" id="content" tabIndex={-1} px="md" pb="xl" maw={720} mx="auto">
      {children}
    </Box>
  </LinkProvider>
);

function Payment() {
  const { order_id, token, draft } = useLoaderData<typeof load>();
  const { api, apiOptions, newKey, now } = useServices();
  const { machine, files } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const uploads = uploadsBy({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: { order_id, token } });
    const actors = transferPortsBy({ api, now, token, upload: uploads.machine });
    return { machine: transferPaymentMachine.provide({ actors }), files: uploads.files };
  }, [api, apiOptions, newKey, now, order_id, token]);
  return (
    <Page>
      <FlowPage
        key={order_id}
        flow={transferPaymentFlow}
        subject={order_id}
        token={token}
        machine={machine}
        draft={draft}
        input={({ key }, userInput) => ({ key, order_id, userInput })}
        resume={() => ({ type: 'flow.resume' as const })}
        onOver={(begin) => begin(null)}
      >
        {(actor) => <TransferPaymentFlow actor={actor} files={files} />}
      </FlowPage>
    </Page>
  );
}

const isNoOrder = (error: unknown): boolean =>
  error instanceof LoadFailure && (error.error === 'order_not_found' || error.error === 'not_found');

/** Who holds a link that leads to no order may have no account here, and so no list of orders to look in. */
function NoPayment() {
  const error = useRouteError();
  const { t } = useLingui();
  if (!isNoOrder(error)) return <BareErrorPage />;
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
