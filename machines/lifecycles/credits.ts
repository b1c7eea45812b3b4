import type { Voucher } from '#contract/entities/product.ts';
import type { Money } from '#contract/money.ts';
import { addYears } from './productTerms.ts';

/** Validity of the voucher for a remaining credit, in years. */
export const creditVoucherYears = 1;

/** In minor units: `applied` reduces the order, `remaining` becomes a voucher. Their sum is the credit. */
export interface SplitCredit {
  readonly applied: number;
  readonly remaining: number;
}

/** Both arguments in minor units. No part of a credit is ever lost. */
export function splitCredit(credit: number, reducible: number): SplitCredit {
  const whole = Math.max(0, credit);
  const applied = Math.min(whole, Math.max(0, reducible));
  return { applied, remaining: whole - applied };
}

type IssuedVoucher = Pick<Voucher, 'holder' | 'worth' | 'minimum' | 'order_types' | 'plan_ids' | 'spend'> & {
  readonly valid_from: Date;
  readonly valid_until: Date;
};

/** Issued on activation: valid for any order of the same client in the credit's currency. */
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
