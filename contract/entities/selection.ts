import { z } from 'zod/mini';
import { itemId } from '../codecs.ts';
import { orderType } from './product.ts';

const quantities = z.record(itemId, z.int().check(z.minimum(1), z.maximum(9999)));

/** Advertising money in minor units of the client's currency, and its ad account. */
export const prepaid = z.strictObject({
  cid: z.nullable(itemId),
  amount_minor: z.nullable(z.int().check(z.minimum(0), z.maximum(1e12))),
});
export type Prepaid = Readonly<z.infer<typeof prepaid>>;

/** May be incomplete. Quantities of 0 are removed. */
export const selection = z.strictObject({
  order_type: orderType,
  order_product_id: z.nullable(itemId),
  plan_id: z.nullable(itemId),
  years: z.nullable(z.int().check(z.minimum(1), z.maximum(10))),
  addons: z.readonly(quantities),
  services: z.readonly(quantities),
  prepaid: z.nullable(z.readonly(prepaid)),
  invite_code: z.string().check(z.maxLength(32)),
  vouchers: z.readonly(z.array(itemId).check(z.maxLength(50))),
});
export type Selection = Readonly<z.infer<typeof selection>>;
