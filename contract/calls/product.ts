import { z } from 'zod/mini';
import { get, noParameters } from '../call.ts';
import { idListText, instant, integerText, itemId, quantityListText } from '../codecs.ts';
import { quote } from '../entities/order.ts';
import { adAccount, addon, orderType, orderTypeOffer, ownedProduct, plan, service } from '../entities/product.ts';
import { money } from '../money.ts';
import { typedCode } from '../typed.ts';

export const productInfo = get({
  host: 'oss',
  path: '/mall/product/info',
  summary: 'The products that the client has',
  access: 'client',
  query: noParameters,
  data: z.object({ products: z.array(ownedProduct) }),
});

export const productTypeList = get({
  host: 'oss',
  path: '/mall/product/type-list',
  summary: 'The order types, open and closed, and what can be bought',
  access: 'client',
  query: noParameters,
  data: z.object({
    client_id: itemId,
    full_name: z.string(),
    currency_id: z.int(),
    currency_label: z.string(),
    is_oversea: z.union([z.literal(0), z.literal(1)]),
    is_admin: z.boolean(),
    pay_order_num: z.int(),
    no_pay_order_number: z.int(),
    types: z.array(orderTypeOffer),
    plans: z.array(plan),
    addons: z.array(addon),
    prepaid: z.object({ minimum: money, maximum: money }),
  }),
});

export const productService = get({
  host: 'oss',
  path: '/mall/product/service',
  summary: 'The services on offer, keyed by product',
  access: 'client',
  query: z.strictObject({ order_product_id: z.optional(itemId) }),
  data: z.object({ services: z.record(z.string(), z.array(service)) }),
});

export const productCidList = get({
  host: 'oss',
  path: '/mall/product/cid-list',
  summary: 'The Google ad accounts of the client',
  access: 'client',
  query: z.strictObject({ grant_status: z.optional(adAccount.shape.grant_status) }),
  data: z.object({ cid_list: z.array(adAccount) }),
});

/** `draft_id` names the purchase to which the price belongs. */
export const priceQuery = z.strictObject({
  client_id: itemId,
  draft_id: itemId,
  order_type: orderType,
  order_product_id: z.optional(itemId),
  plan_id: z.optional(itemId),
  years: z.optional(integerText({ min: 1, max: 10 })),
  addons: z.optional(quantityListText),
  services: z.optional(quantityListText),
  prepaid_cid: z.optional(itemId),
  prepaid_minor: z.optional(integerText({ min: 1, max: 1e12 })),
  invite_code: z.optional(typedCode(32).check(z.minLength(1))),
  vouchers: z.optional(idListText),
});
export type PriceQuery = z.infer<typeof priceQuery>;

export const orderPrice = get({
  host: 'oss',
  path: '/mall/order/price',
  summary: 'The price of a selection: a quote that holds until it expires',
  access: 'client',
  rate: { times: 120, seconds: 60 },
  query: priceQuery,
  /** Compute the remaining validity from `as_of`, as the page's clock may be wrong. */
  data: z.extend(quote, { as_of: instant }),
  refusals: [
    'type_closed',
    'product_unavailable',
    'choose_product',
    'choose_plan',
    'choose_addition',
    'choose_owned_product',
    'enter_prepaid_fee',
    'prepaid_fee_out_of_range',
    'choose_ad_account',
    'ad_account_not_granted',
    'invite_code_unknown',
    'invite_code_own',
    'voucher_unknown',
    'quantity_out_of_range',
    'not_chosen_with_type',
    'already_placed',
    'too_many_requests',
  ],
});
