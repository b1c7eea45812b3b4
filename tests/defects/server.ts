import type { Defect } from './defect.ts';

const place = 'server/modules/orders/place.ts';
const placing = 'server/modules/pricing/placing.ts';
const lines = 'server/modules/pricing/lines.ts';
const vouchers = 'server/modules/pricing/vouchers.ts';
const offers = 'server/modules/products/typeOffers.ts';

/** What could go wrong in the rules by which the server prices and places. */
export const serverDefects: readonly Defect[] = [
  {
    name: 'the server lets a child account place an order',
    file: 'server/wire/access.ts',
    find: "return caller.is_admin ? admitted({ ...caller, is_admin: true }) : refused('main_account_only');",
    replace: 'return admitted({ ...caller, is_admin: true });',
  },
  {
    name: 'a price holds for ever',
    file: place,
    find: "return isQuoteOver(quote, now) ? refuse('quote_expired') : null;",
    replace: 'return null;',
  },
  {
    name: 'the price of another client can be placed',
    file: place,
    find: '.where(and(eq(quotes.quote_id, body.quote_id), eq(quotes.client_id, client_id)));',
    replace: '.where(eq(quotes.quote_id, body.quote_id));',
  },
  {
    name: 'one purchase can be placed twice',
    file: place,
    find: "if (draft.order_id !== null) return refuse('already_placed', { order_id: draft.order_id });",
    replace: '',
  },
  {
    name: 'a purchase that was given up can be placed',
    file: place,
    find: "if (draft.closed_at !== null) return refuse('draft_closed');",
    replace: '',
  },
  {
    name: 'an order is placed although its order type has closed',
    file: placing,
    find: 'if (offer?.open !== true) {',
    replace: 'if (offer === undefined) {',
  },
  {
    name: 'an order is placed at a price that has changed',
    file: placing,
    find: "if (pricing.kind === 'refused' || !isSamePrice(pricing.content, content))",
    replace: "if (pricing.kind === 'refused')",
  },
  {
    name: 'the amount that the person saw is not looked at',
    file: placing,
    find: 'if (!isDeepStrictEqual(amount, content.amount))',
    replace: 'if (amount.currency !== content.amount.currency)',
  },
  {
    name: 'losses need not be acknowledged',
    file: placing,
    find: 'if (open.length === 0) return null;',
    replace: 'if (open.length >= 0) return null;',
  },
  {
    name: 'a voucher that paid for an order can be used again',
    file: 'server/modules/vouchers/spend.ts',
    find: 'if (taken.length > 0)',
    replace: 'if (taken.length > 1)',
  },
  {
    name: 'what is left of a credit is lost',
    file: 'server/modules/pricing/price.ts',
    find: 'remaining_credit: remaining > 0 ? inCurrency(remaining) : null,',
    replace: 'remaining_credit: null,',
  },
  {
    name: 'the order forgets what is left of a credit',
    file: place,
    find: 'remaining_credit: content.remaining_credit?.minor ?? null,',
    replace: 'remaining_credit: null,',
  },
  {
    name: 'the order costs what it did before reductions',
    file: place,
    find: 'amount: content.amount.minor,',
    replace: 'amount: content.original_amount.minor,',
  },
  {
    name: 'the purchase does not know the order that came of it',
    file: place,
    find: 'set({ order_id })',
    replace: 'set({ updated_at: now })',
  },
  {
    name: 'a recommendation takes its share off what the years have not reduced yet',
    file: lines,
    find: 'share(currency, planAmount - multiYear, percent, 100)',
    replace: 'share(currency, planAmount, percent, 100)',
  },
  {
    name: 'several years take their share off add-ons too',
    file: lines,
    find: "const planAmount = sum(gross.filter(({ kind }) => kind === 'plan'));",
    replace: "const planAmount = sum(gross.filter(({ kind }) => kind !== 'prepaid'));",
  },
  {
    name: 'an add-on costs one year, however many are bought',
    file: lines,
    find: 'const times = addon.per_year ? years : 1;',
    replace: 'const times = addon.per_year ? Math.min(years, 1) : 1;',
  },
  {
    name: 'renewing forgets the add-ons that the product has',
    file: 'machines/lifecycles/addons.ts',
    find: "renew: 'renewed',",
    replace: "renew: 'stays',",
  },
  {
    name: 'days that have passed are paid for',
    file: lines,
    find: 'creditsElapsedTime ? elapsedCredits(gross, days, facts.currency) : [];',
    replace: 'creditsElapsedTime ? [] : [];',
  },
  {
    name: 'what is replaced gives credit for its whole term',
    file: lines,
    find: 'share(facts.currency, value, days.whole - days.elapsed, days.whole)',
    replace: 'share(facts.currency, value, days.whole, days.whole)',
  },
  {
    name: 'a reduction is rounded up',
    file: 'machines/lifecycles/shares.ts',
    find: 'return Number((exact / least) * least);',
    replace: 'return Number((exact / least) * least + least);',
  },
  {
    name: 'a voucher counts below its minimum',
    file: vouchers,
    find: 'minimum !== null && base < minimum.minor',
    replace: 'minimum !== null && base < 0',
  },
  {
    name: 'a voucher counts for any order type',
    file: vouchers,
    find: 'order_types.length > 0 && !order_types.includes(at.order_type)',
    replace: 'order_types.length > 99 && !order_types.includes(at.order_type)',
  },
  {
    name: 'the client’s own voucher comes before that of the agency',
    file: vouchers,
    find: "(holder === 'agency' ? 0 : chosen.length)",
    replace: "(holder === 'agency' ? chosen.length : 0)",
  },
  {
    name: 'one’s own recommendation code counts',
    file: 'server/modules/vouchers/readInvite.ts',
    find: "if (row.client_id === clientId) return { kind: 'own' };",
    replace: '',
  },
  {
    name: 'a recommendation is taken off a renewal',
    file: lines,
    find: "const percent = orderTypeRules[type].takesRecommendation && invite?.kind === 'other' ? invite.percent : 0;",
    replace: "const percent = invite?.kind === 'other' ? invite.percent : 0;",
  },
  {
    name: 'an unpaid order stands in nobody’s way',
    file: offers,
    find: 'if (rule.exclusive && facts.pending_order !== null) {',
    replace: 'if (rule.exclusive && facts.pending_order === null && facts.plans.length === 0) {',
  },
  {
    name: 'a client with a plan can buy another',
    file: offers,
    find: "return active.length > 0 ? ['has_active_plan'] : [];",
    replace: 'return [];',
  },
  {
    name: 'a lower plan is on offer as an upgrade',
    file: offers,
    find: 'plan.rank > rankOf(facts, product.plan_id)',
    replace: 'plan.rank >= 0',
  },
  {
    name: 'modules that are lost are not told',
    file: 'server/modules/pricing/hints.ts',
    find: 'return [...lost, ...reduced];',
    replace: 'return reduced;',
  },
  {
    name: 'API calls that are lost are not told',
    file: 'server/modules/pricing/hints.ts',
    find: 'then[part] < product.allowance[part])',
    replace: "part !== 'api_calls' && then[part] < product.allowance[part])",
  },
];
