import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { OrderDetail } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import type { OrderEvent } from '#machines/lifecycles/order.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { useCreditTerms } from '#src/i18n/useCreditTerms.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { MoneyText } from '#src/orders/MoneyText.tsx';
import { Timeline, type TimelineItem } from '#src/orders/Timeline.tsx';
import { TransferDetails } from '#src/orders/TransferDetails.tsx';
import { AppLink, BareLink } from '#src/ui/AppLink.tsx';
import { CopyText } from '#src/ui/CopyText.tsx';
import { DetailList } from '#src/ui/DetailList.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { paths } from '#src/ui/paths.ts';
import { TextButton } from '#src/ui/TextButton.tsx';
import type { ViewProps } from '../view.ts';
import { shortestEventPath } from './orderEventPath.ts';

export function Placed({ snapshot, send }: ViewProps) {
  const { t } = useLingui();
  const { text, moment } = useFormats();
  const { order, placed_elsewhere } = snapshot.context;
  if (order === null) return null;
  const payUntil = moment(order.pay_until);
  const isFree = order.status === 'paid';
  return (
    <PageFrame title={placed_elsewhere === null ? t`Your order has been placed` : t`You already placed an order`}>
      {placed_elsewhere !== null && (
        <PlacedElsewhereNotice ordered={order.amount} confirmed={placed_elsewhere.confirmed} />
      )}
      <Group gap="xs" wrap="nowrap">
        <IconCircleCheck size={22} aria-hidden color="var(--good)" style={{ flex: 'none' }} />
        <Text>
          {isFree ? (
            <Trans>Nothing to pay. Next, activate the order.</Trans>
          ) : (
            <Trans>You haven’t been charged yet. Pay by {payUntil}.</Trans>
          )}
        </Text>
      </Group>
      {!isFree && (
        <Section title={t`Pay by bank transfer`}>
          <TransferDetails order={order} />
        </Section>
      )}
      <Section title={t`Order summary`}>
        <DetailList
          rows={[
            {
              id: 'number',
              label: <Trans>Order number</Trans>,
              value: <CopyText text={order.order_no} label={t`order number`} />,
            },
            { id: 'what', label: <Trans>Order</Trans>, value: text(order.title) },
            { id: 'amount', label: <Trans>Amount</Trans>, value: <MoneyText money={order.amount} strong /> },
            ...(order.remaining_credit === null
              ? []
              : [
                  {
                    id: 'credit',
                    label: <Trans>Remaining credit</Trans>,
                    value: <UpcomingCredit money={order.remaining_credit} />,
                  },
                ]),
            { id: 'client', label: <Trans>Buyer</Trans>, value: order.full_name },
            { id: 'by', label: <Trans>Placed by</Trans>, value: order.placed_by },
            { id: 'at', label: <Trans>Placed on</Trans>, value: moment(order.created_at) },
            ...(isFree ? [] : [{ id: 'until', label: <Trans>Pay by</Trans>, value: payUntil }]),
          ]}
        />
      </Section>
      <Section title={t`What happens next`}>
        <NextOrderEvents order={order} />
      </Section>
      <Actions>
        {isFree ? (
          <Button renderRoot={(props) => <BareLink {...props} href={paths.activation(order.order_id)} />}>
            <Trans>Activate order</Trans>
          </Button>
        ) : (
          <Button renderRoot={(props) => <BareLink {...props} href={paths.payment(order.order_id, order.token)} />}>
            <Trans>View payment options</Trans>
          </Button>
        )}
        <AppLink href={paths.order(order.order_id, isFree ? 'paid' : 'unpaid')}>
          <Trans>Go to order</Trans>
        </AppLink>
        <TextButton onClick={() => send({ type: 'receipt.leave' })}>
          <Trans>Buy something else</Trans>
        </TextButton>
        <AppLink href={paths.home()}>
          <Trans>My products</Trans>
        </AppLink>
      </Actions>
    </PageFrame>
  );
}

function UpcomingCredit({ money }: { readonly money: Money }) {
  const creditTerms = useCreditTerms();
  return (
    <>
      <MoneyText money={money} strong />
      <Text fz="sm" c="dimmed">
        {creditTerms(money)}
      </Text>
    </>
  );
}

/** The order that exists is not the one confirmed here: shows both amounts. */
function PlacedElsewhereNotice({ ordered, confirmed }: { readonly ordered: Money; readonly confirmed: Money | null }) {
  const { money } = useFormats();
  const here = confirmed === null ? '' : money(confirmed);
  const there = money(ordered);
  return (
    <Notice
      tone="warn"
      live="alert"
      title={
        confirmed === null ? (
          <Trans>The order you chose here wasn’t placed.</Trans>
        ) : (
          <Trans>The order you confirmed here ({here}) wasn’t placed.</Trans>
        )
      }
    >
      <Trans>
        An order for {there} was already placed from another window or an earlier attempt. See its summary below.
      </Trans>
    </Notice>
  );
}

function NextOrderEvents({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const payUntil = moment(order.pay_until);
  const words: Record<OrderEvent['type'], readonly TimelineItem[]> = {
    'payment.received': [
      {
        id: 'pay',
        title: <Trans>You pay</Trans>,
        when: <Trans>by {payUntil}</Trans>,
        text: <Trans>Pay by bank transfer, or by mobile payment for eligible amounts and currencies.</Trans>,
        state: 'current',
      },
      {
        id: 'arrival',
        title: <Trans>We confirm your payment</Trans>,
        when: <Trans>1 to 3 working days after a transfer</Trans>,
        state: 'ahead',
      },
    ],
    'order.activate': [
      ...(order.invoice_flag
        ? [
            {
              id: 'invoice',
              title: <Trans>Invoice request</Trans>,
              text: <Trans>Required before activation</Trans>,
              state: 'ahead',
            } as const,
          ]
        : []),
      {
        id: 'activate',
        title: <Trans>You activate the order</Trans>,
        ...(order.needs_verification && { text: <Trans>Your company must be verified first.</Trans> }),
        state: 'ahead',
      },
    ],
    'order.cancel': [],
    'payTerm.expired': [],
  };
  const items: readonly TimelineItem[] = [
    { id: 'placed', title: <Trans>Order placed</Trans>, when: moment(order.created_at), state: 'done' },
    ...shortestEventPath('completed', order.status).flatMap((event) => words[event]),
    { id: 'use', title: <Trans>Your products go live</Trans>, state: 'ahead' },
  ];
  return <Timeline label={t`What happens next`} items={items} />;
}
