import { type ActivationReason, activationReasons } from '#contract/entities/activation.ts';
import type { UserInfo } from '#contract/entities/client.ts';
import type { Invoice } from '#contract/entities/invoice.ts';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import { isUnderWay, nextOrderStatus } from './order.ts';

export interface ActivationFacts {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly verification_status: NonNullable<UserInfo['verification']>['status'];
  /** Whether an invoice must be requested before activation. */
  readonly invoice_flag: boolean;
  readonly invoice_status: Invoice['status'] | null;
  /** Whether the contract, or the proof of payment by others, is signed. */
  readonly is_signed: boolean;
  readonly is_admin: boolean;
  /** Whether the ordered product can still be activated. */
  readonly has_product: boolean;
}

/** A refused application counts as none. */
export const isInvoiceAppliedFor = (status: Invoice['status'] | null): boolean =>
  status !== null && status !== 'refused';

const reasonConditions: Readonly<
  Record<Exclude<ActivationReason, 'order_closed' | 'already_activated'>, (facts: ActivationFacts) => boolean>
> = {
  not_paid: ({ status, payment_status }) => status === 'unpaid' && !isUnderWay(payment_status),
  receipt_incomplete: ({ status, payment_status }) => status === 'unpaid' && isUnderWay(payment_status),
  unverified: ({ verification_status }) => verification_status !== 'pass',
  without_invoice: ({ invoice_flag, invoice_status }) => invoice_flag && !isInvoiceAppliedFor(invoice_status),
  unsigned: ({ is_signed }) => !is_signed,
  nothing_to_activate: ({ has_product }) => !has_product,
  main_account_only: ({ is_admin }) => !is_admin,
};

/** All reasons at once; empty if the order can be activated. */
export function reasonsAgainst(facts: ActivationFacts): ActivationReason[] {
  const { status } = facts;
  if (status === 'completed') return ['already_activated'];
  if (status !== 'unpaid' && nextOrderStatus(status, { type: 'order.activate' }) === null) return ['order_closed'];
  return activationReasons.filter(
    (reason) => reason !== 'order_closed' && reason !== 'already_activated' && reasonConditions[reason](facts),
  );
}
