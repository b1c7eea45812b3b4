import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { type ActivationFacts, isInvoiceAppliedFor, reasonsAgainst } from './activation.ts';
import { hasRequiredSignature, takesDocuments } from './documents.ts';

const readyFacts: ActivationFacts = {
  status: 'paid',
  payment_status: 'received',
  verification_status: 'pass',
  invoice_flag: true,
  invoice_status: 'applied',
  is_signed: true,
  is_admin: true,
  has_product: true,
};
const reasonsWith = (changes: Partial<ActivationFacts>) => reasonsAgainst({ ...readyFacts, ...changes });

describe('order activation', () => {
  it('activating an order gives one reason for each missing precondition, and none when all are met', () => {
    expect(reasonsWith({})).toEqual([]);
    expect(reasonsWith({ verification_status: 'trial_pass' })).toEqual(['unverified']);
    expect(reasonsWith({ invoice_status: null })).toEqual(['without_invoice']);
    expect(reasonsWith({ invoice_status: 'refused' })).toEqual(['without_invoice']);
    expect(reasonsWith({ invoice_flag: false, invoice_status: null })).toEqual([]);
    expect(reasonsWith({ is_signed: false })).toEqual(['unsigned']);
    expect(reasonsWith({ has_product: false })).toEqual(['nothing_to_activate']);
    expect(reasonsWith({ is_admin: false })).toEqual(['main_account_only']);
    expect([isInvoiceAppliedFor(null), isInvoiceAppliedFor('refused'), isInvoiceAppliedFor('issued')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('an order that is unpaid, activated or closed gives that as its first reason against activation', () => {
    expect(orderStatuses.map((status) => reasonsWith({ status, payment_status: 'none', is_signed: false }))).toEqual([
      ['not_paid', 'unsigned'],
      ['unsigned'],
      ['already_activated'],
      ['order_closed'],
      ['order_closed'],
    ]);
  });

  it('activating an unpaid order waits for the receipt while a payment is under way (`receipt_incomplete`)', () => {
    const waiting = paymentStatuses.filter(
      (payment_status) => reasonsWith({ status: 'unpaid', payment_status })[0] === 'receipt_incomplete',
    );
    expect(waiting).toEqual(['proof_submitted', 'processing', 'unknown']);
    expect(reasonsWith({ payment_status: 'processing' })).toEqual([]);
  });
});

it('an order counts as signed by a contract or a third-party payment proof, and takes no documents once closed', () => {
  const signed = (contract: boolean, payment_by_others: boolean) =>
    hasRequiredSignature({ contract, payment_by_others });
  expect([signed(false, false), signed(true, false), signed(false, true)]).toEqual([false, true, true]);
  expect(orderStatuses.map(takesDocuments)).toEqual([true, true, true, false, false]);
});
