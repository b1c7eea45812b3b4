import { isDeepStrictEqual } from 'node:util';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Configuration } from '../../../pathways/walk.ts';
import type { PageRules } from '../../flowkit/pageRules.ts';

const selectionEvents = /^(addon|service|prepaid|voucher|invite\.enter)/;

const contextOf = ({ snapshot }: Configuration): PurchaseContext => snapshot.context;

/** The page shows vouchers beside a price; without one, only a refusal of a voucher offers to remove them. */
const showsVouchers = ({ quote, previous_quote, refusal }: PurchaseContext): boolean =>
  (quote ?? previous_quote) !== null || refusal?.code === 'voucher_unknown';

/** While choosing, the retry button removes a refused voucher instead of reloading the offers. */
export const canTakeOffVouchers = ({ refusal, selection }: PurchaseContext): boolean =>
  refusal?.code === 'voucher_unknown' && selection.vouchers.length > 0;

const isUnderReview = ({ snapshot }: Configuration): boolean => snapshot.matches('reviewing');

export const purchasePageRules = {
  notOffered: new Map([
    ['prepaid.set (account not granted)', 'an account without access stands in the list, switched off'],
  ]),
  /** The page offers neither to choose a current choice again nor to clear everything at once. */
  shows: (from, { label, event }, to) => {
    if (event.type === 'store.retry' && canTakeOffVouchers(contextOf(from))) return isUnderReview(from);
    if (event.type === 'voucher.remove' && !showsVouchers(contextOf(from))) return false;
    if (label === 'prepaid.set (wanted)' && contextOf(from).selection.prepaid !== null) return false;
    if (!selectionEvents.test(event.type)) return true;
    return !isDeepStrictEqual(contextOf(from).selection, contextOf(to).selection);
  },
  variantOf: (configuration) => {
    const { facts, refusal, selection } = contextOf(configuration);
    return [facts?.currency, refusal, selection.vouchers.join(), selection.invite_code].join(' ');
  },
  matters: {
    'prepaid.set': (configuration) => contextOf(configuration).facts?.currency,
    'voucher.remove': (configuration) => contextOf(configuration).refusal,
    'loadStore: a client without a plan': (configuration) => contextOf(configuration).selection.invite_code,
    'findOrder: another one found': (configuration) => contextOf(configuration).quote !== null,
    'quotePrice: a voucher that is refused': (configuration) => contextOf(configuration).selection.vouchers.join(),
  },
} as const satisfies PageRules;
