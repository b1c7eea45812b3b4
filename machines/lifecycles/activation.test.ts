import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { type ActivationFacts, isAppliedFor, reasonsAgainst } from './activation.ts';
import { isSignedEnough, takesDocuments } from './documents.ts';

const ready: ActivationFacts = {
  status: 'paid',
  payment_status: 'received',
  verification_status: 'pass',
  invoice_flag: true,
  invoice_status: 'applied',
  is_signed: true,
  is_admin: true,
  has_product: true,
};
const against = (changes: Partial<ActivationFacts>) => reasonsAgainst({ ...ready, ...changes });

describe('order activation', () => {
  it('activating an order gives one reason for each missing precondition, and none when all are met', () => {
    expect(against({})).toEqual([]);
    expect(against({ verification_status: 'trial_pass' })).toEqual(['unverified']);
    expect(against({ invoice_status: null })).toEqual(['without_invoice']);
    expect(against({ invoice_status: 'refused' })).toEqual(['without_invoice']);
    expect(against({ invoice_flag: false, invoice_status: null })).toEqual([]);
    expect(against({ is_signed: false })).toEqual(['unsigned']);
    expect(against({ has_product: false })).toEqual(['nothing_to_activate']);
    expect(against({ is_admin: false })).toEqual(['main_account_only']);
    expect([isAppliedFor(null), isAppliedFor('refused'), isAppliedFor('issued')]).toEqual([false, false, true]);
  });

  it('an order that is unpaid, activated or closed gives that as its first reason against activation', () => {
    expect(orderStatuses.map((status) => against({ status, payment_status: 'none', is_signed: false }))).toEqual([
      ['not_paid', 'unsigned'],
      ['unsigned'],
      ['already_activated'],
      ['order_closed'],
      ['order_closed'],
    ]);
  });

  it('activating an unpaid order waits for the receipt while a payment is under way (`receipt_incomplete`)', () => {
    const waiting = paymentStatuses.filter(
      (payment_status) => against({ status: 'unpaid', payment_status })[0] === 'receipt_incomplete',
    );
    expect(waiting).toEqual(['proof_submitted', 'processing', 'unknown']);
    expect(against({ payment_status: 'processing' })).toEqual([]);
  });
});

it('an order counts as signed by a contract or a third-party payment proof, and takes no documents once closed', () => {
  const signed = (contract: boolean, payment_by_others: boolean) => isSignedEnough({ contract, payment_by_others });
  expect([signed(false, false), signed(true, false), signed(false, true)]).toEqual([false, true, true]);
  expect(orderStatuses.map(takesDocuments)).toEqual([true, true, true, false, false]);
});
