import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import {
  initialOrderStatus,
  isFree,
  isUnchangedSincePlaced,
  isUnderWay,
  nextOrderStatus,
  orderStatusAt,
} from './order.ts';

describe('orders', () => {
  it('an order changes its status only as specified, for each event in each status', () => {
    const events = ['order.cancel', 'payment.received', 'order.activate', 'payTerm.expired'] as const;
    expect(orderStatuses).toEqual(['unpaid', 'paid', 'completed', 'cancelled', 'expired']);
    expect(
      Object.fromEntries(
        events.map((type) => [type, orderStatuses.map((status) => nextOrderStatus(status, { type }))]),
      ),
    ).toEqual({
      'order.cancel': ['cancelled', null, null, null, null],
      'payment.received': ['paid', null, null, null, 'paid'],
      'order.activate': [null, 'completed', null, null, null],
      'payTerm.expired': ['expired', null, null, null, null],
    });
  });

  it('an order begins unpaid, or paid when its amount is zero', () => {
    const placed = (minor: number) =>
      orderStatuses.map((status) => isUnchangedSincePlaced({ status, amount: { minor, currency: 'CNY' } }));
    expect(initialOrderStatus()).toBe('unpaid');
    expect([isFree({ minor: 0 }), isFree({ minor: 1 })]).toEqual([true, false]);
    expect([placed(0), placed(1)]).toEqual([
      [false, true, false, false, false],
      [true, false, false, false, false],
    ]);
  });

  it('an unpaid order can be paid up to the exact end of its term and is expired a millisecond later', () => {
    const pay_until = new Date('2026-03-02T08:00:00.000Z');
    const at = (ms: number) =>
      orderStatusAt({ status: 'unpaid', payment_status: 'none', pay_until }, new Date(pay_until.getTime() + ms));
    expect([at(-1), at(0), at(1)]).toEqual(['unpaid', 'unpaid', 'expired']);
  });

  it('an order does not expire while a payment is under way, and only an unpaid order expires', () => {
    const pay_until = new Date('2026-03-02T08:00:00.000Z');
    const later = new Date('2026-04-02T08:00:00.000Z');
    const of = (status: (typeof orderStatuses)[number], payment_status: (typeof paymentStatuses)[number]) =>
      orderStatusAt({ status, payment_status, pay_until }, later);
    expect(paymentStatuses.filter(isUnderWay)).toEqual(['proof_submitted', 'processing', 'unknown']);
    expect(paymentStatuses.filter((status) => of('unpaid', status) === 'unpaid')).toEqual(
      paymentStatuses.filter(isUnderWay),
    );
    expect(orderStatuses.map((status) => of(status, 'none'))).toEqual([
      'expired',
      'paid',
      'completed',
      'cancelled',
      'expired',
    ]);
  });
});
