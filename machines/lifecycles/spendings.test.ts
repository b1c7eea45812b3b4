import { describe, expect, it } from 'vitest';
import type { WrittenOrder } from './order.ts';
import { isSpent, returnedAt, type Spending, takenElsewhere, voucherAfter } from './spendings.ts';

const at = (day: number) => new Date(Date.UTC(2026, 5, day));
const money = (minor: number) => ({ minor, currency: 'CNY' }) as const;
const note = { worth: { kind: 'amount', amount: money(10_000) }, spend: 'in_parts', valid_until: at(20) } as const;
const spent = (amount: number, of: Partial<Spending> = {}): Spending => ({
  amount,
  spent_at: at(1),
  returned_at: null,
  ...of,
});

describe('return of vouchers [VOU-09]', () => {
  const order: WrittenOrder = { status: 'unpaid', payment_status: 'none', pay_until: at(15) };
  const back = (of: Partial<WrittenOrder>, now: Date, returned_at: Date | null = null) =>
    returnedAt({ returned_at }, { ...order, ...of }, now);

  it('an order returns nothing to its voucher while unpaid within its term, under payment, paid or completed', () => {
    expect([
      back({}, at(15)),
      back({ status: 'paid' }, at(16)),
      back({ payment_status: 'proof_submitted' }, at(16)),
      back({ status: 'completed' }, at(16)),
    ]).toEqual([null, null, null, null]);
  });

  it('an order returns its voucher at the end of its term or when it was cancelled', () => {
    expect([
      back({}, new Date(at(15).getTime() + 1)),
      back({ status: 'expired' }, at(16)),
      back({ status: 'cancelled' }, at(2), at(2)),
      back({ status: 'cancelled' }, at(2)),
      back({}, at(2), at(2)),
    ]).toEqual([at(15), at(15), at(2), at(15), at(2)]);
  });
});

describe('voucher balance [VOU-09]', () => {
  it('the balance of a voucher is what unreturned spendings leave, and a return extends its validity', () => {
    expect([
      voucherAfter(note, []),
      voucherAfter(note, [spent(4_000), spent(1_000)]),
      voucherAfter(note, [spent(4_000), spent(6_000)]),
      voucherAfter(note, [spent(4_000), spent(6_000, { returned_at: at(3) })]),
    ]).toEqual([
      { balance: money(10_000), is_used_up: false, valid_until: at(20) },
      { balance: money(5_000), is_used_up: false, valid_until: at(20) },
      { balance: money(0), is_used_up: true, valid_until: at(20) },
      // 30 days from 3 June.
      { balance: money(6_000), is_used_up: false, valid_until: at(33) },
    ]);
  });

  it('a returned voucher is not extended if it was spent after its validity ended', () => {
    const late = spent(1_000, { spent_at: at(21), returned_at: at(22) });
    expect(voucherAfter(note, [late]).valid_until).toEqual(at(20));
    expect([isSpent(late), isSpent(spent(1))]).toEqual([false, true]);
  });
});

it('a late payment lists the vouchers that are missing, used up or short of their amount', () => {
  const held = [
    { voucher_id: 'enough', balance: money(500), is_used_up: false },
    { voucher_id: 'less', balance: money(499), is_used_up: false },
    { voucher_id: 'used', balance: null, is_used_up: true },
  ] as const;
  const taken = ['enough', 'less', 'used', 'gone'].map((voucher_id) => ({ voucher_id, amount: 500 }));
  expect(takenElsewhere(taken, held).map(({ voucher_id }) => voucher_id)).toEqual(['less', 'used', 'gone']);
});
