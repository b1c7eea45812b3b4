import type { Voucher } from '#contract/entities/product.ts';
import type { Money } from '#contract/money.ts';
import { addYears } from './terms.ts';

/** For how many years the voucher of a remaining credit can be spent. */
export const creditVoucherYears = 1;

/** A credit in minor units: `applied` reduces the order, `remaining` becomes a voucher. Together they are the credit. */
export interface SplitCredit {
  readonly applied: number;
  readonly remaining: number;
}

/** Splits a credit by what it may reduce in its order, both in minor units. Nothing of a credit is ever lost. */
export function splitCredit(credit: number, reducible: number): SplitCredit {
  const whole = Math.max(0, credit);
  const applied = Math.min(whole, Math.max(0, reducible));
  return { applied, remaining: whole - applied };
}

type IssuedVoucher = Pick<Voucher, 'holder' | 'worth' | 'minimum' | 'order_types' | 'plan_ids' | 'spend'> & {
  readonly valid_from: Date;
  readonly valid_until: Date;
};

/** The voucher that activating an order issues for its remaining credit: for any order of the same client in its currency. */
export const creditVoucher = (remaining: Money, activated_at: Date): IssuedVoucher => ({
  holder: 'client',
  worth: { kind: 'amount', amount: remaining },
  minimum: null,
  order_types: [],
  plan_ids: [],
  spend: 'in_parts',
  valid_from: activated_at,
  valid_until: addYears(activated_at, creditVoucherYears),
});
