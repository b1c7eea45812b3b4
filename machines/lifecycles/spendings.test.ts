import { describe, expect, it } from 'vitest';
import type { StoredOrder } from './order.ts';
import { isSpent, returnedAt, type Spending, uncoveredSpendings, voucherWithSpendings } from './spendings.ts';

const dayOfJune = (day: number) => new Date(Date.UTC(2026, 5, day));
const money = (minor: number) => ({ minor, currency: 'CNY' }) as const;
const voucherExample = {
  worth: { kind: 'amount', amount: money(10_000) },
  spend: 'in_parts',
  valid_until: dayOfJune(20),
} as const;
const spendingOf = (amount: number, of: Partial<Spending> = {}): Spending => ({
  amount,
  spent_at: dayOfJune(1),
  returned_at: null,
  ...of,
});

describe('return of vouchers [VOU-09]', () => {
  const order: StoredOrder = { status: 'unpaid', payment_status: 'none', pay_until: dayOfJune(15) };
  const back = (of: Partial<StoredOrder>, now: Date, returned_at: Date | null = null) =>
    returnedAt({ returned_at }, { ...order, ...of }, now);

  it('an order returns nothing to its voucher while unpaid within its term, under payment, paid or completed', () => {
    expect([
      back({}, dayOfJune(15)),
      back({ status: 'paid' }, dayOfJune(16)),
      back({ payment_status: 'proof_submitted' }, dayOfJune(16)),
      back({ status: 'completed' }, dayOfJune(16)),
    ]).toEqual([null, null, null, null]);
  });

  it('an order returns its voucher at the end of its term or when it was cancelled', () => {
    expect([
      back({}, new Date(dayOfJune(15).getTime() + 1)),
      back({ status: 'expired' }, dayOfJune(16)),
      back({ status: 'cancelled' }, dayOfJune(2), dayOfJune(2)),
      back({ status: 'cancelled' }, dayOfJune(2)),
      back({}, dayOfJune(2), dayOfJune(2)),
    ]).toEqual([dayOfJune(15), dayOfJune(15), dayOfJune(2), dayOfJune(15), dayOfJune(2)]);
  });
});

describe('voucher balance [VOU-09]', () => {
  it('the balance of a voucher is what unreturned spendings leave, and a return extends its validity', () => {
    expect([
      voucherWithSpendings(voucherExample, []),
      voucherWithSpendings(voucherExample, [spendingOf(4_000), spendingOf(1_000)]),
      voucherWithSpendings(voucherExample, [spendingOf(4_000), spendingOf(6_000)]),
      voucherWithSpendings(voucherExample, [spendingOf(4_000), spendingOf(6_000, { returned_at: dayOfJune(3) })]),
    ]).toEqual([
      { balance: money(10_000), is_used_up: false, valid_until: dayOfJune(20) },
      { balance: money(5_000), is_used_up: false, valid_until: dayOfJune(20) },
      { balance: money(0), is_used_up: true, valid_until: dayOfJune(20) },
      // 30 days from 3 June.
      { balance: money(6_000), is_used_up: false, valid_until: dayOfJune(33) },
    ]);
  });

  it('a returned voucher is not extended if it was spent after its validity ended', () => {
    const late = spendingOf(1_000, { spent_at: dayOfJune(21), returned_at: dayOfJune(22) });
    expect(voucherWithSpendings(voucherExample, [late]).valid_until).toEqual(dayOfJune(20));
    expect([isSpent(late), isSpent(spendingOf(1))]).toEqual([false, true]);
  });
});

it('a late payment lists the vouchers that are missing, used up or short of their amount', () => {
  const held = [
    { voucher_id: 'enough', balance: money(500), is_used_up: false },
    { voucher_id: 'less', balance: money(499), is_used_up: false },
    { voucher_id: 'used', balance: null, is_used_up: true },
  ] as const;
  const taken = ['enough', 'less', 'used', 'gone'].map((voucher_id) => ({ voucher_id, amount: 500 }));
  expect(uncoveredSpendings(taken, held).map(({ voucher_id }) => voucher_id)).toEqual(['less', 'used', 'gone']);
});
