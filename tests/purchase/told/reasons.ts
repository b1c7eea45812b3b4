import type { TypeOffer, TypeReason } from '#contract/entities/product.ts';
import type { PurchaseReason } from '#machines/flows/purchase/reasons.ts';
import type { Say } from '../../browser/words.ts';

/** What is said of each reason, and how the way out of it is called. */
const words = {
  type_closed: ['error.type_closed', 'Choose another order type'],
  choose_owned_product: ['error.choose_owned_product', 'Choose your product'],
  choose_product: ['error.choose_product', 'Choose now'],
  choose_addition: ['error.choose_addition', 'Choose now'],
  enter_prepaid_fee: ['error.enter_prepaid_fee', 'Enter the amount'],
  prepaid_fee_out_of_range: ['error.prepaid_fee_out_of_range', 'Enter the amount'],
  choose_ad_account: ['error.choose_ad_account', 'Choose the ad account'],
  ad_account_not_granted: ['error.ad_account_not_granted', 'Choose the ad account'],
  verify_invite_code: ['purchase.inviteUnverified', 'Go to the code'],
  voucher_refused: ['A voucher you chose cannot be used here. Please remove it.', 'Go to the vouchers'],
  main_account_only: [
    'Only the main account can place orders. What you chose is kept; please ask the main account of your company to buy it.',
    null,
  ],
  hints_unacknowledged: ['error.hints_unacknowledged', 'Go to the points'],
} as const satisfies Record<Exclude<PurchaseReason, 'price_missing'>, readonly [string, string | null]>;

/** What is still missing, in words with its way out. That the price is missing is told by how the price stands. */
export const missingWords = (say: Say, reasons: readonly PurchaseReason[]): readonly string[] =>
  wordsOf(reasons).map(([said, way]) => say(said) + (way === null ? '' : say(way)));

/** How the ways out of what is missing are called. */
export const waysOut = (say: Say, reasons: readonly PurchaseReason[]): readonly string[] =>
  wordsOf(reasons).flatMap(([_said, way]) => (way === null ? [] : [say(way)]));

const wordsOf = (reasons: readonly PurchaseReason[]) =>
  reasons.filter((reason) => reason !== 'price_missing').map((reason) => words[reason]);

const closedWords = {
  has_active_plan: 'You already have an active plan.',
  no_plan_yet: 'You have no active plan.',
  could_not_buy: 'Your company cannot renew or upgrade at present. Please contact your sales manager.',
  unpaid_order_pending: 'A plan you ordered is still unpaid.',
  no_higher_version: 'There is no plan to upgrade to.',
  buyout_has_no_term: 'A perpetual plan has no term to renew.',
} as const satisfies Record<TypeReason, string>;

/** Which ways to buy are shown instead, the first that can be chosen now. */
const instead = {
  has_active_plan: ['append', 'upgrade', 'renew'],
  no_plan_yet: ['renew', 'new'],
  could_not_buy: [],
  unpaid_order_pending: [],
  no_higher_version: ['append', 'renew'],
  buyout_has_no_term: ['append', 'upgrade'],
} as const satisfies Record<TypeReason, readonly TypeOffer['type'][]>;

const insteadWords = {
  new: 'Buy a new plan instead',
  append: 'Add to your plan instead',
  renew: 'Renew your plan instead',
  upgrade: 'Upgrade your plan instead',
  upgrade_renew: 'Upgrade and renew your plan instead',
} as const satisfies Record<TypeOffer['type'], string>;

type CanChoose = (type: TypeOffer['type']) => boolean;

const reasonsFor = (offers: readonly TypeOffer[]) =>
  offers.filter(({ open }) => !open).flatMap(({ reasons }) => reasons.map(({ reason }) => reason));

const insteadOf = (say: Say, reason: TypeReason, canChoose: CanChoose): readonly string[] =>
  instead[reason]
    .filter(canChoose)
    .slice(0, 1)
    .map((type) => say(insteadWords[type]));

/** Why ways to buy are closed, and what to do instead. */
export const closedLines = (say: Say, offers: readonly TypeOffer[], canChoose: CanChoose): readonly string[] =>
  reasonsFor(offers).map((reason) => {
    const way =
      reason === 'unpaid_order_pending' ? [say('Pay or cancel that order')] : insteadOf(say, reason, canChoose);
    return say(closedWords[reason]) + way.join('');
  });

/** What can be chosen instead of ways to buy that are closed. */
export const waysInstead = (say: Say, offers: readonly TypeOffer[], canChoose: CanChoose): readonly string[] =>
  reasonsFor(offers).flatMap((reason) => insteadOf(say, reason, canChoose));

export const closedLinks = (say: Say, offers: readonly TypeOffer[]): readonly (readonly [string, string])[] =>
  offers
    .flatMap(({ reasons }) => reasons)
    .filter(({ reason }) => reason === 'unpaid_order_pending')
    .map(({ order_id }) => [say('Pay or cancel that order'), `/order/unpaid/detail/${order_id}`]);
