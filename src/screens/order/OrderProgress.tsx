import { Trans, useLingui } from '@lingui/react/macro';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderDetail, OrderHistoryEvent } from '#contract/entities/order.ts';
import { isFree } from '#machines/lifecycles/order.ts';
import { orderHistoryLabels, paymentStatusLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Timeline, type TimelineItem } from '../../orders/Timeline.tsx';
import { Card } from '../../ui/Card.tsx';
import { type NextStep, nextSteps } from './nextSteps.ts';

interface OrderProgressProps {
  readonly order: OrderDetail;
  readonly invoice: Invoice | null;
  readonly now: Date;
}

export function OrderProgress({ order, invoice, now }: OrderProgressProps) {
  const { t, i18n } = useLingui();
  const { moment } = useFormats();
  const past = order.history.map(({ event, at }) => ({
    id: `${event}:${at}`,
    title: event === 'paid' && isFree(order.amount) ? t`Nothing to pay` : i18n._(orderHistoryLabels[event]),
    when: moment(at),
    state: stateOfPastEvent[event] ?? ('done' as const),
  }));
  const words: Record<NextStep, Pick<TimelineItem, 'title' | 'when' | 'text'>> = {
    pay: { title: t`Payment`, when: t`By ${moment(order.pay_until)}` },
    confirm: {
      title: i18n._(paymentStatusLabels[order.payment_status]),
      ...(order.payment_status === 'proof_submitted' && { text: t`Transfers arrive within 1 to 3 working days.` }),
    },
    apply: { title: t`Invoice request`, text: t`Required before activation` },
    issue: { title: t`Invoicing` },
    activate: { title: t`Activation` },
    end: { title: t`End of term`, ...(order.period !== null && { when: moment(order.period.ends_at) }) },
  };
  const next = nextSteps({ order, invoice, now }).map((step, index) => ({
    id: step,
    ...words[step],
    state: index === 0 && step !== 'end' ? ('current' as const) : ('ahead' as const),
  }));
  return (
    <Card title={<Trans>Order progress</Trans>}>
      <Timeline label={t`Order progress`} items={[...past, ...next]} />
    </Card>
  );
}

/** Events that are not listed are done. */
const stateOfPastEvent: Readonly<Partial<Record<OrderHistoryEvent, 'failed' | 'ended'>>> = {
  proof_refused: 'failed',
  payment_failed: 'failed',
  signing_rejected: 'failed',
  invoice_refused: 'failed',
  payment_closed: 'ended',
  payment_expired: 'ended',
  money_undecided: 'ended',
  money_to_refund: 'ended',
  cancelled: 'ended',
  expired: 'ended',
};
