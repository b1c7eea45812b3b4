import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';

/** `confirm` is the confirmation of a payment under way; `end` is the end of the term. */
export type NextStep = 'pay' | 'confirm' | 'apply' | 'issue' | 'activate' | 'end';

interface StepFacts {
  readonly order: Pick<OrderDetail, 'status' | 'payment_status' | 'invoice_flag' | 'period'>;
  readonly invoice: Pick<Invoice, 'status'> | null;
  readonly now: Date;
}

/** In chronological order. */
export function nextSteps(facts: StepFacts): readonly NextStep[] {
  const { status, payment_status, period } = facts.order;
  switch (status) {
    case 'unpaid':
      return [isUnderWay(payment_status) ? 'confirm' : 'pay', ...invoiceSteps(facts), 'activate'];
    case 'paid':
      return [...invoiceSteps(facts), 'activate'];
    case 'completed':
      return [
        ...(facts.invoice?.status === 'applied' ? (['issue'] as const) : []),
        ...(period !== null && new Date(period.ends_at) > facts.now ? (['end'] as const) : []),
      ];
    case 'cancelled':
    case 'expired':
      return [];
  }
}

/** An application for an invoice that is required comes before the activation. */
function invoiceSteps({ order, invoice }: StepFacts): readonly NextStep[] {
  if (invoice?.status === 'applied') return ['issue'];
  return order.invoice_flag && (invoice === null || invoice.status === 'refused') ? ['apply'] : [];
}
