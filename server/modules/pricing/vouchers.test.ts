import { describe, expect, test } from 'vitest';
import type { Voucher } from '#contract/entities/product.ts';
import { pricingNow, voucher } from '../../testing/pricing.ts';
import { settleVouchers, type VoucherSituation } from './vouchers.ts';

const situation: VoucherSituation = {
  now: pricingNow,
  currency: 'CNY',
  order_type: 'new',
  plan_id: 'starter',
  base: 10_000,
};
const amount = (minor: number): Pick<Voucher, 'worth' | 'balance'> => ({
  worth: { kind: 'amount', amount: { minor, currency: 'CNY' } },
  balance: { minor, currency: 'CNY' },
});
const agency = voucher({ voucher_id: 'agency', holder: 'agency' });
const other = voucher({ voucher_id: 'other', holder: 'agency' });
const own = voucher({ voucher_id: 'own' });
const whole = voucher({ voucher_id: 'whole', worth: { kind: 'percent', percent: 100 } });

const amountsTaken = (vouchers: readonly Voucher[], chosen: readonly string[], of: Partial<VoucherSituation> = {}) =>
  settleVouchers(vouchers, chosen, { ...situation, ...of }).lines.map(({ kind, ref, amount: { minor } }) => [
    kind,
    ref,
    minor,
  ]);

describe('settling vouchers [VOU-02]', () => {
  test('the agency voucher is deducted first, then the client’s vouchers in the order chosen', () => {
    const held = [own, voucher({ voucher_id: 'second' }), agency];
    expect(amountsTaken(held, ['second', 'own', 'agency'])).toEqual([
      ['agency_voucher', 'agency', -1000],
      ['client_voucher', 'second', -900],
      ['client_voucher', 'own', -810],
    ]);
  });

  test('only selected vouchers are deducted, and the others are listed as usable', () => {
    const settled = settleVouchers([own, agency, whole], ['own'], situation);
    expect(settled).toEqual({
      lines: [
        {
          kind: 'client_voucher',
          ref: 'own',
          name: own.name,
          quantity: 1,
          years: null,
          unit: null,
          amount: { minor: -1000, currency: 'CNY' },
        },
      ],
      agency_vouchers: [{ ...agency, selected: false, usable: true, reason: null }],
      client_vouchers: [
        { ...own, selected: true, usable: true, reason: null },
        { ...whole, selected: false, usable: true, reason: null },
      ],
    });
  });

  test('a voucher that was not selected is unusable when a selected one excludes it or leaves nothing to pay', () => {
    const combined = settleVouchers([agency, other, own], ['agency'], situation);
    const spent = settleVouchers([whole, own], ['whole'], situation);
    expect([combined.agency_vouchers, combined.client_vouchers, spent.client_vouchers]).toEqual([
      [
        { ...agency, selected: true, usable: true, reason: null },
        { ...other, selected: false, usable: false, reason: 'not_combinable' },
      ],
      [{ ...own, selected: false, usable: true, reason: null }],
      [
        { ...whole, selected: true, usable: true, reason: null },
        { ...own, selected: false, usable: false, reason: 'nothing_left' },
      ],
    ]);
  });

  test('a voucher minimum applies to the price before vouchers, and may be reached exactly', () => {
    const minimum = { minor: 10_000, currency: 'CNY' } as const;
    const held = [own, voucher({ voucher_id: 'dear', minimum })];
    expect([amountsTaken(held, ['own', 'dear']), amountsTaken(held, ['own', 'dear'], { base: 9_999 })]).toEqual([
      [
        ['client_voucher', 'own', -1000],
        ['client_voucher', 'dear', -900],
      ],
      [['client_voucher', 'own', -999]],
    ]);
  });

  test('an amount voucher deducts no more than the price and its balance, and nothing without a balance', () => {
    const note = voucher({ voucher_id: 'note', ...amount(12_000), spend: 'in_parts' });
    const empty = voucher({ voucher_id: 'empty', ...amount(12_000), balance: null });
    expect([
      amountsTaken([note], ['note']),
      amountsTaken([note], ['note'], { base: 12_001 }),
      amountsTaken([empty], ['empty']),
    ]).toEqual([[['client_voucher', 'note', -10_000]], [['client_voucher', 'note', -12_000]], []]);
  });

  test('a voucher is valid from its first to its last moment inclusive', () => {
    const held = [
      voucher({ voucher_id: 'short', valid_from: pricingNow.toISOString(), valid_until: pricingNow.toISOString() }),
    ];
    const late = [voucher({ voucher_id: 'late', valid_until: new Date(pricingNow.getTime() - 1).toISOString() })];
    expect([amountsTaken(held, ['short']), amountsTaken(late, ['late'])]).toEqual([
      [['client_voucher', 'short', -1000]],
      [],
    ]);
  });
});
