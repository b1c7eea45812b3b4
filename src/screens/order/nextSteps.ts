import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { isUnderWay } from '#machines/lifecycles/order.ts';

/** What can be ahead of an order: its payment or the confirmation of it, its invoice, its activation, the end of its term. */
export type NextStep = 'pay' | 'confirm' | 'apply' | 'issue' | 'activate' | 'end';

interface StepFacts {
  readonly order: Pick<OrderDetail, 'status' | 'payment_status' | 'invoice_flag' | 'period'>;
  readonly invoice: Pick<Invoice, 'status'> | null;
  readonly now: Date;
}

/** What comes next of an order, in the order in which it comes. */
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

/** Where an invoice has to be applied for, that comes before the activation. */
function invoiceSteps({ order, invoice }: StepFacts): readonly NextStep[] {
  if (invoice?.status === 'applied') return ['issue'];
  return order.invoice_flag && (invoice === null || invoice.status === 'refused') ? ['apply'] : [];
}
