import { z } from 'zod/mini';
import { get, post } from '../call.ts';
import { integerText, itemId } from '../codecs.ts';
import { heldVoucher, voucher } from '../entities/product.ts';
import { typedCode } from '../typed.ts';

export const clientVouchers = get({
  host: 'oss',
  path: '/mall/client/vouchers',
  summary: 'The vouchers that the client holds or has held',
  access: 'client',
  query: z.strictObject({
    page_size: z.optional(integerText({ min: 1, max: 9999 })),
    client_id: z.optional(itemId),
  }),
  data: z.object({
    agency_vouchers: z.array(heldVoucher),
    client_vouchers: z.array(heldVoucher),
  }),
});

export const voucherRedeem = post({
  host: 'oss',
  path: '/mall/client/redeem-voucher',
  summary: 'Makes the voucher of a code the client’s',
  access: 'client',
  addition: true,
  // Enough to type a sheet of codes, too few to guess one.
  rate: { times: 20, seconds: 3600 },
  body: z.strictObject({ code: typedCode(64).check(z.minLength(1)) }),
  data: z.object({
    voucher,
    /** False if the client had already redeemed the code; repeating changes nothing. */
    is_new: z.boolean(),
  }),
  refusals: [
    'voucher_code_unknown',
    'voucher_code_used',
    'voucher_code_expired',
    'voucher_code_not_yet',
    'voucher_code_other_client',
    'too_many_requests',
  ],
});
