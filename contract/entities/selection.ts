import { z } from 'zod';
import { itemId } from '../codecs.ts';
import { orderType } from './product.ts';

const quantities = z.record(itemId, z.int().min(1).max(9999));

/** Money to advertise with, in minor units of the client's currency, and the ad account that it goes to. */
export const prepaid = z.strictObject({
  cid: itemId.nullable(),
  amount_minor: z.int().min(0).max(1e12).nullable(),
});
export type Prepaid = Readonly<z.infer<typeof prepaid>>;

/** What a person has decided to buy, complete or not. Quantities of 0 are not kept. */
export const selection = z.strictObject({
  order_type: orderType,
  order_product_id: itemId.nullable(),
  plan_id: itemId.nullable(),
  years: z.int().min(1).max(10).nullable(),
  addons: quantities.readonly(),
  services: quantities.readonly(),
  prepaid: prepaid.readonly().nullable(),
  invite_code: z.string().max(32),
  vouchers: z.array(itemId).max(50).readonly(),
});
export type Selection = Readonly<z.infer<typeof selection>>;
