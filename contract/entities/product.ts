import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { localizedText } from '../languages.ts';
import { money } from '../money.ts';

/** The order types. */
export const orderTypes = ['new', 'append', 'renew', 'upgrade', 'upgrade_renew'] as const;
export const orderType = z.enum(orderTypes);
export type OrderType = z.infer<typeof orderType>;

/** What a plan contains. `null` years mean bought once and kept (a buyout). */
export const allowance = z.object({
  accounts: z.int().check(z.minimum(0)),
  storage_gb: z.int().check(z.minimum(0)),
  edm: z.int().check(z.minimum(0)),
  api_calls: z.int().check(z.minimum(0)),
});
export type Allowance = z.infer<typeof allowance>;

/** The parts of an allowance, in the order in which they are told. */
export const allowanceParts = z.keyof(allowance).options;

/** A plan version: its systems (what the suite calls its parts) and the modules in each. */
export const plan = z.object({
  plan_id: itemId,
  name: localizedText,
  summary: localizedText,
  /** Greater means higher: an upgrade leads from a lower to a greater rank. */
  rank: z.int(),
  is_buyout: z.boolean(),
  systems: z.array(z.object({ system_id: itemId, name: localizedText })),
  modules: z.array(z.object({ module_id: itemId, name: localizedText })),
  allowance,
  /** For one year, or once for a buyout. */
  price: money,
  /** The years that may be bought at once; empty for a buyout. */
  years: z.array(z.int().check(z.minimum(1), z.maximum(10))),
});
export type Plan = z.infer<typeof plan>;

export const addonKinds = ['accounts', 'storage', 'edm', 'api', 'buyout'] as const;
export const addonKind = z.enum(addonKinds);

/** Something added to a plan, bought by the unit. */
export const addon = z.object({
  addon_id: itemId,
  kind: addonKind,
  name: localizedText,
  /** What one unit brings: 300000 API calls a year, 100 GB, one account … */
  unit_size: z.int().check(z.minimum(1)),
  unit: localizedText,
  price: money,
  /** Whether the price is for a year (and follows the plan's term) or for good. */
  per_year: z.boolean(),
  max_quantity: z.int().check(z.minimum(1)),
});
export type Addon = z.infer<typeof addon>;

/** Work that people do for the client: implementation, training, migration. */
export const service = z.object({
  service_id: itemId,
  name: localizedText,
  summary: localizedText,
  price: money,
  max_quantity: z.int().check(z.minimum(1)),
});
export type Service = z.infer<typeof service>;

/** An add-on that came with a product. */
export const heldQuantity = z.object({ addon_id: itemId, quantity: z.int().check(z.minimum(1)) });
export type HeldQuantity = z.infer<typeof heldQuantity>;

/** A product that the client has. */
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
  /** What was added to the plan; `allowance` is that of both together. */
  addons: z.array(heldQuantity),
});
export type OwnedProduct = z.infer<typeof ownedProduct>;

/** Why an order type is closed to a client. Each reason has its words and its remedy where it is shown. */
export const typeReasons = [
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
export const typeReason = z.enum(typeReasons);
export type TypeReason = z.infer<typeof typeReason>;

/** One order type, as it stands for a client now. */
export const typeOffer = z.object({
  type: orderType,
  open: z.boolean(),
  reasons: z.array(z.object({ reason: typeReason, order_id: z.nullable(z.string()) })),
  /** What the order can refer to: the client's products that may be extended, renewed or upgraded. */
  order_product_ids: z.array(itemId),
  /** The plans that can be chosen with this type. Empty where the type chooses no plan (append, renew). */
  plan_ids: z.array(itemId),
  addon_ids: z.array(itemId),
  prepaid: z.boolean(),
});
export type TypeOffer = z.infer<typeof typeOffer>;

/** A Google ad account; only a granted one can be topped up. */
export const adAccount = z.object({
  cid: itemId,
  name: z.string(),
  grant_status: z.enum(['granted', 'pending', 'revoked']),
});
export type AdAccount = z.infer<typeof adAccount>;

/** Why a voucher cannot be used for a selection. */
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

/**
 * How a voucher is spent: in one order, which uses all of it up, or in parts, as often as something is left of it.
 * A share is always spent once.
 */
export const voucherSpends = ['once', 'in_parts'] as const;
export const voucherSpend = z.enum(voucherSpends);
export type VoucherSpend = z.infer<typeof voucherSpend>;

/** A voucher: of an agency (at most one an order) or of the client itself. Worth an amount or a share. */
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
  spend: voucherSpend,
  /** What an order can still take of a voucher of an amount; null for a share. */
  balance: z.nullable(money),
  /** Whether no order can take anything of it any more. */
  is_used_up: z.boolean(),
});
export type Voucher = z.infer<typeof voucher>;

/** A voucher with where it came from and the orders that it pays for, oldest first. */
export const heldVoucher = z.extend(voucher, {
  /** The order whose remaining credit it holds; null for any other voucher. */
  issued_by_order_id: z.nullable(z.string()),
  spent_on: z.array(z.object({ order_id: z.string(), order_no: z.string(), amount: money, at: instant })),
});
export type HeldVoucher = z.infer<typeof heldVoucher>;
