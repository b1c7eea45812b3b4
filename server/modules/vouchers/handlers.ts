import { eq } from 'drizzle-orm';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { readRecommendation } from './readRecommendation.ts';
import { readHeldVouchers } from './readVouchers.ts';
import { redeemVoucher } from './redeem.ts';
import { recommendationCodes } from './tables.ts';

export const voucherHandlers = {
  async clientVouchers({ query, caller }, { db, now }) {
    if (query.client_id !== undefined && query.client_id !== caller.client_id) return refuse('not_found');
    const vouchers = await readHeldVouchers(db, caller.client_id, now());
    const page = <T>(list: T[]): T[] => list.slice(0, query.page_size);
    return ok({
      agency_vouchers: page(vouchers.filter(({ holder }) => holder === 'agency')),
      client_vouchers: page(vouchers.filter(({ holder }) => holder === 'client')),
    });
  },

  voucherRedeem: ({ body, caller }, deps) => redeemVoucher(body.code, caller.client_id, deps),

  async clientInviteCode({ query, caller }, { db }) {
    if (query.code === undefined) {
      const [own] = await db
        .select()
        .from(recommendationCodes)
        .where(eq(recommendationCodes.client_id, caller.client_id));
      return ok({ invite_code: own?.code ?? '', own: true, percent: own?.percent ?? 0, recommended_by: null });
    }
    const code = query.code.trim();
    if (code === '') return refuse('invite_code_empty');
    const invite = await readRecommendation(db, caller.client_id, code);
    if (invite.kind === 'unknown') return refuse('invite_code_unknown');
    if (invite.kind === 'own') return refuse('invite_code_own');
    const { percent, recommended_by } = invite;
    return ok({ invite_code: code.toUpperCase(), own: false, percent, recommended_by });
  },
} satisfies Handlers;
