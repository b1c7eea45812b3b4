import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { paymentRead } from '#contract/calls/payment.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { OrderLink } from '#contract/orderLink.ts';
import { canBePaidByMobile, payReason } from '#machines/lifecycles/payment.ts';
import { PaymentNotFound, PaymentPage } from '../layout/PaymentPage.tsx';
import { OrderFacts } from '../orders/OrderFacts.tsx';
import { PaidOrder } from '../orders/PaidOrder.tsx';
import { UnmatchedPayments } from '../orders/UnmatchedPayments.tsx';
import { readOrderLink } from '../services/orderLink.ts';
import { requireData } from '../services/requireData.ts';
import type { Services } from '../services/services.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { Card } from '../ui/Card.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { paths } from '../ui/paths.ts';

/** The page for a payment's status. A payment under way is followed on the page where it was started. */
function pageOf({ order }: PaymentView, { order_id, token }: OrderLink): string {
  if (order.status === 'paid' || order.status === 'completed') return paths.paymentSuccess(order_id, token);
  const reason = payReason(order);
  if (reason === 'payment_under_way' || reason === 'payment_unknown') return paths.paymentByPhone(order_id, token);
  if (reason === 'proof_being_checked') return paths.payment(order_id, token);
  return paths.paymentFail(order_id, token);
}

async function load(services: Services, args: LoaderFunctionArgs, here: (id: string, token: string) => string) {
  const link = readOrderLink(services, args, here);
  const tab = services.tab.secret();
  const asked = { query: link, tab, signal: args.request.signal };
  const payment = await requireData(services.api.call(paymentRead, asked));
  const page = pageOf(payment, link);
  if (page !== here(link.order_id, link.token)) throw redirect(page);
  return { link, payment };
}

/** Wallets return to this address, and it can be bookmarked. */
export const paymentResultRoute = (services: Services, result: 'success' | 'fail') => ({
  loader: (args: LoaderFunctionArgs) =>
    load(services, args, result === 'success' ? paths.paymentSuccess : paths.paymentFail),
  Component: result === 'success' ? Success : Fail,
  ErrorBoundary: PaymentNotFound,
});

function Success() {
  const { payment } = useLoaderData<typeof load>();
  const { t } = useLingui();
  return (
    <PaymentPage>
      <PageHeader title={t`Order paid`} />
      <Card>
        <Stack gap="xl">
          <PaidOrder payment={payment} />
          {payment.told_to === 'link' && (
            <AppLink href={paths.order(payment.order.order_id)}>
              <Trans>Sign in to view order</Trans>
            </AppLink>
          )}
        </Stack>
      </Card>
    </PaymentPage>
  );
}

function Fail() {
  const { link, payment } = useLoaderData<typeof load>();
  const { t } = useLingui();
  const { order_id, token } = link;
  const isOver = payReason(payment.order) !== null;
  const byPhone = canBePaidByMobile(payment);
  return (
    <PaymentPage>
      <PageHeader title={t`Order not paid`} />
      <Card>
        <Stack gap="xl">
          {isOver ? (
            <Notice tone="warn" title={<Trans>This order was cancelled, or its payment deadline has passed.</Trans>}>
              <Trans>Questions? Contact our support team.</Trans>
            </Notice>
          ) : (
            <Notice tone="warn" title={<Trans>We haven’t received a payment.</Trans>}>
              {byPhone ? (
                <Trans>You weren’t charged. You can try again by mobile payment or bank transfer.</Trans>
              ) : (
                <Trans>You weren’t charged. You can try again by bank transfer.</Trans>
              )}
            </Notice>
          )}
          <UnmatchedPayments payment={payment} />
          <OrderFacts payment={payment} />
          {!isOver && (
            <>
              {byPhone && (
                <AppLink href={paths.paymentByPhone(order_id, token)}>
                  <Trans>Pay by mobile</Trans>
                </AppLink>
              )}
              <AppLink href={paths.payment(order_id, token)}>
                <Trans>Pay by bank transfer</Trans>
              </AppLink>
            </>
          )}
        </Stack>
      </Card>
    </PaymentPage>
  );
}
