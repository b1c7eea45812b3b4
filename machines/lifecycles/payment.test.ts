import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { currencies } from '#contract/money.ts';
import { unpaidView } from '../parts/paymentExamples.ts';
import {
  canBePaidByMobile,
  mobileLimits,
  mobileReason,
  nextPaymentStatus,
  type PaymentEvent,
  payReason,
  payUntilAfterRefusal,
  proofReason,
} from './payment.ts';

describe('payments', () => {
  it('a payment changes its status only as specified, for each event in each status', () => {
    const events: readonly PaymentEvent['type'][] = [
      'proof.submit',
      'proof.refuse',
      'mobile.begin',
      'mobile.doubted',
      'mobile.confirmed',
      'mobile.closed',
      'mobile.declined',
      'mobile.expired',
      'money.received',
    ];
    const idle = ['proof_submitted', null, 'processing', null, null, null, null, null, 'received'];
    expect(
      Object.fromEntries(
        paymentStatuses.map((status) => [status, events.map((type) => nextPaymentStatus(status, { type }))]),
      ),
    ).toEqual({
      none: idle,
      failed: idle,
      expired: idle,
      proof_submitted: ['proof_submitted', 'failed', null, null, null, null, null, null, 'received'],
      processing: [null, null, null, 'unknown', null, 'none', 'failed', 'expired', 'received'],
      unknown: [null, null, null, null, 'processing', 'none', 'failed', 'expired', 'received'],
      received: [null, null, null, null, null, null, null, null, null],
    });
  });

  it('a payment cannot begin while another is under way or when the order is not unpaid', () => {
    const reasons = paymentStatuses.map((payment_status) => [
      payment_status,
      payReason({ status: 'unpaid', payment_status }),
      proofReason({ status: 'unpaid', payment_status }),
    ]);
    expect(reasons).toEqual([
      ['none', null, null],
      ['proof_submitted', 'proof_being_checked', null],
      ['processing', 'payment_under_way', 'payment_under_way'],
      ['unknown', 'payment_unknown', 'payment_unknown'],
      ['received', 'already_paid', 'already_paid'],
      ['failed', null, null],
      ['expired', null, null],
    ]);
    expect(orderStatuses.map((status) => payReason({ status, payment_status: 'none' }))).toEqual([
      null,
      'already_paid',
      'already_paid',
      'already_cancelled',
      'already_expired',
    ]);
  });

  it('a payment by phone requires an amount from 1,000 to 39,400 inclusive, in a currency its provider takes [PAY-09]', () => {
    const reason = (minor: number) => mobileReason({ minor, currency: 'CNY' }, ['CNY']);
    expect([99_999, 100_000, 3_940_000, 3_940_001].map(reason)).toEqual([
      'amount_out_of_range',
      null,
      null,
      'amount_out_of_range',
    ]);
    expect(mobileReason({ minor: 100_000, currency: 'USD' }, ['CNY'])).toBe('currency_not_taken');
    expect(currencies.map((currency) => mobileLimits(currency))).toEqual(
      [
        ['CNY', 100],
        ['USD', 100],
        ['TWD', 100],
        ['JPY', 1],
      ].map(([currency, minor]) => ({
        least: { minor: 1000 * Number(minor), currency },
        most: { minor: 39_400 * Number(minor), currency },
      })),
    );
  });

  it('a payment by phone is offered when a provider takes the currency, whatever the amount', () => {
    const offering = (...reasons: readonly (null | 'currency_not_taken' | 'amount_out_of_range')[]) =>
      canBePaidByMobile({
        ...unpaidView,
        mobile: {
          ...unpaidView.mobile,
          offers: reasons.map((reason) => ({ provider: 'wechat', reason })),
        },
      });
    expect([
      offering(),
      offering('currency_not_taken'),
      offering('currency_not_taken', 'amount_out_of_range'),
      offering(null),
    ]).toEqual([false, false, true, true]);
  });

  it('a refused proof of payment extends the payment term to three days, unless more time is left [PAY-05]', () => {
    const at = new Date('2026-03-02T08:00:00.000Z');
    const until = (text: string) => payUntilAfterRefusal(new Date(text), at).toISOString();
    expect([
      until('2026-03-01T00:00:00.000Z'),
      until('2026-03-05T07:59:59.999Z'),
      until('2026-03-05T08:00:00.001Z'),
    ]).toEqual(['2026-03-05T08:00:00.000Z', '2026-03-05T08:00:00.000Z', '2026-03-05T08:00:00.001Z']);
  });
});
