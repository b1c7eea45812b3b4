import { eq } from 'drizzle-orm';
import type { Voucher } from '#contract/entities/product.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { type RedeemReason, redeemReason } from '#machines/lifecycles/redemption.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, ok, refuse } from '../../wire/handler.ts';
import { readVouchers } from './readVouchers.ts';
import { voucherCodes, vouchers } from './tables.ts';

const errorByReason = {
  other_client: 'voucher_code_other_client',
  used: 'voucher_code_used',
  expired: 'voucher_code_expired',
  not_yet: 'voucher_code_not_yet',
} as const satisfies Record<RedeemReason, ErrorName>;

/** Ignores hyphens, blanks, case and full-width forms. */
export const normalizeVoucherCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** Of concurrent requests only one redeems the code. A repeated request of the same client gets the same voucher. */
export function redeemVoucher(
  text: string,
  client_id: string,
  deps: Deps,
): Promise<Answer<{ voucher: Voucher; is_new: boolean }>> {
  return deps.db.transaction(async (tx) => {
    const of = eq(voucherCodes.code, normalizeVoucherCode(text));
    const [code] = await tx.select().from(voucherCodes).where(of).for('update');
    if (code === undefined) return refuse('voucher_code_unknown');
    const now = deps.now();
    const isOurs = code.redeemed_by === client_id;
    const reason = redeemReason(code, { client_id, now });
    if (reason !== null && !isOurs)
      return refuse(errorByReason[reason], reason === 'not_yet' ? { redeem_from: code.redeem_from.toISOString() } : {});
    const voucher_id = code.voucher_id ?? deps.secret(128);
    if (!isOurs) {
      const { valid_from, valid_until } = code;
      await tx.insert(vouchers).values({ ...code.voucher, voucher_id, client_id, valid_from, valid_until });
      await tx.update(voucherCodes).set({ redeemed_by: client_id, redeemed_at: now, voucher_id }).where(of);
    }
    const voucher = (await readVouchers(tx, client_id, now)).find((one) => one.voucher_id === voucher_id);
    if (voucher === undefined) throw new Error('the voucher of a redeemed code is not there');
    return ok({ voucher, is_new: !isOurs });
  });
}
