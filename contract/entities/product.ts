import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { money } from '../money.ts';

export const orderTypes = ['new', 'append', 'renew', 'upgrade', 'upgrade_renew'] as const;
export const orderType = z.enum(orderTypes);
export type OrderType = z.infer<typeof orderType>;

export const allowance = z.object({
  accounts: z.int().check(z.minimum(0)),
  storage_gb: z.int().check(z.minimum(0)),
  edm: z.int().check(z.minimum(0)),
  api_calls: z.int().check(z.minimum(0)),
});
export type Allowance = z.infer<typeof allowance>;

/** In the order of display. */
export const allowanceParts = z.keyof(allowance).options;

/** A plan version with its systems (the suite's parts) and their modules. */
export const plan = z.object({
  plan_id: itemId,
  name: localizedText,
  summary: localizedText,
  /** Greater is higher; upgrades lead to a greater rank. */
  rank: z.int(),
  is_buyout: z.boolean(),
  systems: z.array(z.object({ system_id: itemId, name: localizedText })),
  modules: z.array(z.object({ module_id: itemId, name: localizedText })),
  allowance,
  /** Per year, or once for a buyout. */
  price: money,
  /** The years that can be bought at once; empty for a buyout. */
  years: z.array(z.int().check(z.minimum(1), z.maximum(10))),
});
export type Plan = z.infer<typeof plan>;

export const addonKinds = ['accounts', 'storage', 'edm', 'api', 'buyout'] as const;
export const addonKind = z.enum(addonKinds);

export const addon = z.object({
  addon_id: itemId,
  kind: addonKind,
  name: localizedText,
  /** The size of one unit: 300000 API calls a year, 100 GB, one account … */
  unit_size: z.int().check(z.minimum(1)),
  unit: localizedText,
  price: money,
  /** Whether the price is per year, following the plan's term, or paid once. */
  per_year: z.boolean(),
  max_quantity: z.int().check(z.minimum(1)),
});
export type Addon = z.infer<typeof addon>;

/** Work for the client: implementation, training, migration. */
export const service = z.object({
  service_id: itemId,
  name: localizedText,
  summary: localizedText,
  price: money,
  max_quantity: z.int().check(z.minimum(1)),
});
export type Service = z.infer<typeof service>;

export const heldQuantity = z.object({ addon_id: itemId, quantity: z.int().check(z.minimum(1)) });
export type HeldQuantity = z.infer<typeof heldQuantity>;

export const ownedProduct = z.object({
  order_product_id: itemId,
  plan_id: itemId,
  name: localizedText,
  is_buyout: z.boolean(),
  status: z.enum(['active', 'expired']),
  starts_at: instant,
  ends_at: z.nullable(instant),
  allowance,
  systems: z.array(z.object({ system_id: itemId, name: localizedText })),
  modules: z.array(z.object({ module_id: itemId, name: localizedText })),
  /** `allowance` already includes these. */
  addons: z.array(heldQuantity),
});
export type OwnedProduct = z.infer<typeof ownedProduct>;

export const orderTypeReasons = [
  'has_active_plan',
  'no_plan_yet',
  'could_not_buy',
  'unpaid_order_pending',
  'payment_pending',
  'paid_order_pending',
  'no_higher_version',
  'has_offered_plan',
  'buyout_has_no_term',
] as const;
export const orderTypeReason = z.enum(orderTypeReasons);
export type OrderTypeReason = z.infer<typeof orderTypeReason>;

export const orderTypeOffer = z.object({
  type: orderType,
  open: z.boolean(),
  reasons: z.array(z.object({ reason: orderTypeReason, order_id: z.nullable(z.string()) })),
  /** The client's products that this type can extend, renew or upgrade. */
  order_product_ids: z.array(itemId),
  /** The selectable plans; empty for append and renew. */
  plan_ids: z.array(itemId),
  addon_ids: z.array(itemId),
  prepaid: z.boolean(),
});
export type OrderTypeOffer = z.infer<typeof orderTypeOffer>;

/** Only a granted Google ad account can be topped up. */
export const adAccount = z.object({
  cid: itemId,
  name: z.string(),
  grant_status: z.enum(['granted', 'pending', 'revoked']),
});
export type AdAccount = z.infer<typeof adAccount>;

export const voucherReasons = [
  'expired',
  'not_yet_valid',
  'used',
  'wrong_currency',
  'below_minimum',
  'wrong_type',
  'wrong_plan',
  'not_combinable',
  'nothing_left',
] as const;
export const voucherReason = z.enum(voucherReasons);
export type VoucherReason = z.infer<typeof voucherReason>;

/** `once`: one order uses all of it up. `in_parts`: as long as a balance is left. A percentage is always `once`. */
export const voucherSpendModes = ['once', 'in_parts'] as const;
export const voucherSpendMode = z.enum(voucherSpendModes);
export type VoucherSpendMode = z.infer<typeof voucherSpendMode>;

/** A voucher of an agency (at most one per order) or of the client, worth an amount or a percentage. */
export const voucher = z.object({
  voucher_id: itemId,
  holder: z.enum(['agency', 'client']),
  name: localizedText,
  worth: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('amount'), amount: money }),
    z.object({ kind: z.literal('percent'), percent: z.int().check(z.minimum(1), z.maximum(100)) }),
  ]),
  minimum: z.nullable(money),
  order_types: z.array(orderType),
  plan_ids: z.array(itemId),
  valid_from: instant,
  valid_until: instant,
  spend: voucherSpendMode,
  /** What is left of an amount; null for a percentage. */
  balance: z.nullable(money),
  is_used_up: z.boolean(),
});
export type Voucher = z.infer<typeof voucher>;

/** With the orders that it pays for, oldest first. */
export const heldVoucher = z.extend(voucher, {
  /** The order whose remaining credit it is; null for any other voucher. */
  issued_by_order_id: z.nullable(z.string()),
  spent_on: z.array(z.object({ order_id: z.string(), order_no: z.string(), amount: money, at: instant })),
});
export type HeldVoucher = z.infer<typeof heldVoucher>;
