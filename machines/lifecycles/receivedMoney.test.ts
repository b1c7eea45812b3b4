import { describe, expect, it } from 'vitest';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { settlements } from '#contract/entities/payment.ts';
import {
  canReopen,
  canSettlementBecome,
  mergeRefunds,
  moneyArrivalOf,
  type OrderToSettle,
  refundExtentOf,
  refundedMinor,
  settlementAfterRefund,
  settlementOf,
} from './receivedMoney.ts';

const amount = { minor: 500_000, currency: 'CNY' } as const;
const settledOrder: OrderToSettle = { status: 'unpaid', payment_status: 'processing', amount, canReturn: false };

describe('settlement of money received', () => {
  it('money received settles an order only if its amount and currency are exactly those of the order [PAY-01]', () => {
    const of = (minor: number, currency: 'CNY' | 'TWD') => settlementOf({ minor, currency }, settledOrder);
    expect([of(500_000, 'CNY'), of(499_999, 'CNY'), of(500_001, 'CNY'), of(500_000, 'TWD')]).toEqual([
      'matched',
      'undecided',
      'undecided',
      'undecided',
    ]);
  });

  it('money received settles an order, is to be refunded or stays undecided, depending on the order status [PAY-01]', () => {
    const by = (canReturn: boolean) =>
      orderStatuses.map((status) => settlementOf(amount, { ...settledOrder, status, canReturn }));
    expect([by(false), by(true)]).toEqual([
      ['matched', 'to_refund', 'to_refund', 'to_refund', 'undecided'],
      ['matched', 'to_refund', 'to_refund', 'to_refund', 'matched'],
    ]);
    expect(settlementOf(amount, null)).toBe('undecided');
    const twice = paymentStatuses.filter(
      (payment_status) => settlementOf(amount, { ...settledOrder, payment_status }) === 'to_refund',
    );
    expect(twice).toEqual(['received']);
  });

  it('money received is refunded if its provider refunded all of it, and undecided if only a part [PAY-61]', () => {
    const by = (order: OrderToSettle | null) =>
      (['none', 'some', 'all'] as const).map((each) => settlementOf(amount, order, each));
    expect([by(settledOrder), by({ ...settledOrder, status: 'cancelled' }), by(null)]).toEqual([
      ['matched', 'undecided', 'refunded'],
      ['to_refund', 'to_refund', 'refunded'],
      ['undecided', 'undecided', 'refunded'],
    ]);
    expect([-1, 0, 1, 499_999, 500_000, 500_001].map((minor) => refundExtentOf(amount, minor))).toEqual([
      'none',
      'none',
      'some',
      'some',
      'all',
      'all',
    ]);
  });

  it('each refund of a payment counts once, with the largest amount that was notified for it [PAY-61]', () => {
    const refunds = mergeRefunds({ first: 100, second: 30 }, [
      { reference: 'first', minor: 90 },
      { reference: 'second', minor: 40 },
      { reference: 'third', minor: 5 },
      { reference: 'third', minor: 5 },
    ]);
    expect([refunds, refundedMinor(refunds), refundedMinor({})]).toEqual([
      { first: 100, second: 40, third: 5 },
      145,
      0,
    ]);
  });

  it('money that settled an order stays matched after a refund; other money is refunded only by a full refund [PAY-61]', () => {
    expect(
      (['none', 'some', 'all'] as const).map((refunded) =>
        settlements.map((settlement) => settlementAfterRefund(settlement, refunded)),
      ),
    ).toEqual([settlements, settlements, ['matched', 'refunded', 'refunded', 'refunded']]);
  });

  it('finance can change a settlement only forwards: undecided to matched or refund, and then to refunded [PAY-35]', () => {
    expect(settlements.map((from) => settlements.filter((to) => canSettlementBecome(from, to)))).toEqual([
      [],
      ['matched', 'to_refund'],
      ['refunded'],
      [],
    ]);
  });

  it('the notification of money received has the reason why it did not settle the order [PAY-31]', () => {
    const as = (
      settlement: (typeof settlements)[number],
      changed: Partial<OrderToSettle> = {},
      refunded: 'none' | 'some' = 'none',
    ) => moneyArrivalOf(settlement, { ...settledOrder, ...changed }, refunded);
    expect([
      as('matched'),
      as('refunded'),
      as('to_refund', { status: 'cancelled' }),
      as('to_refund', { status: 'paid' }),
      as('undecided'),
      as('undecided', { status: 'expired' }),
      as('undecided', { status: 'expired' }, 'some'),
    ]).toEqual([
      { kind: 'paid' },
      { kind: 'money_refunded' },
      { kind: 'money_to_refund', why: 'cancelled' },
      { kind: 'money_to_refund', why: 'paid_twice' },
      { kind: 'money_undecided', why: 'another_amount' },
      { kind: 'money_undecided', why: 'late' },
      { kind: 'money_undecided', why: 'partly_refunded' },
    ]);
  });

  it('money settles an order after its term only if its vouchers are free and no other order excludes it [PAY-01]', () => {
    const of = (status: 'unpaid' | 'expired', is_excluded: boolean, vouchers_taken: number) =>
      canReopen({ status, is_excluded, vouchers_taken });
    expect([of('unpaid', true, 1), of('expired', false, 0), of('expired', true, 0), of('expired', false, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
