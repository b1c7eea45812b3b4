import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { type SelectionReason, selectionReasons } from '#machines/lifecycles/selection.ts';
import type { PurchaseContext } from './types.ts';

export type PurchaseReason =
  | SelectionReason
  | 'verify_invite_code'
  | 'invite_code_refused'
  | 'main_account_only'
  | 'price_missing'
  | 'voucher_refused'
  | 'hints_unacknowledged';

/** Whether the server has verified the code in the field. */
export const isRecommendationVerified = ({ invite, selection }: PurchaseContext): boolean =>
  invite !== null && selection.invite_code !== '' && invite.code === selection.invite_code;

export const takesRecommendation = ({ selection }: PurchaseContext): boolean =>
  orderTypeRules[selection.order_type].takesRecommendation;

export const priceReasons = ({ facts, selection }: PurchaseContext): readonly SelectionReason[] =>
  facts === null ? [] : selectionReasons(facts, selection);

/** In the order of the page. */
export function reviewReasons(context: PurchaseContext): readonly PurchaseReason[] {
  const missing: PurchaseReason[] = [...priceReasons(context)];
  const asksForRecommendation = takesRecommendation(context) && context.selection.invite_code !== '';
  if (asksForRecommendation && !isRecommendationVerified(context))
    missing.push(context.invite_refusal === null ? 'verify_invite_code' : 'invite_code_refused');
  if (hasRefusedVoucher(context)) missing.push('voucher_refused');
  if (missing.length === 0 && context.quote === null) missing.push('price_missing');
  return missing;
}

export function placeReasons(context: PurchaseContext): readonly PurchaseReason[] {
  const missing: PurchaseReason[] = [];
  if (context.facts !== null && !context.facts.is_admin) missing.push('main_account_only');
  if (context.quote === null) missing.push('price_missing');
  if (unacknowledgedHints(context).length > 0) missing.push('hints_unacknowledged');
  return missing;
}

export const unacknowledgedHints = ({ quote, acknowledged }: PurchaseContext): readonly string[] =>
  (quote?.reduced_version_hints ?? []).map(({ hint_id }) => hint_id).filter((id) => !acknowledged.includes(id));

function hasRefusedVoucher({ quote }: PurchaseContext): boolean {
  if (quote === null) return false;
  const { agency_vouchers, client_vouchers } = quote.vouchers;
  return [...agency_vouchers, ...client_vouchers].some(({ selected, usable }) => selected && !usable);
}
