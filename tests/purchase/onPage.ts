import { isDeepStrictEqual } from 'node:util';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Path } from '../../pathways/cover.ts';
import type { Place } from '../../pathways/walk.ts';
import type { OnPage } from './examplePaths.ts';

/** What the machine would take, but no page offers: each with the reason. */
export const notOffered: ReadonlyMap<string, string> = new Map([
  ['prepaid.set (account not granted)', 'an account without access stands in the list, switched off'],
]);

/** Whether a page offers all that happens on a path. */
export const isOffered = ({ steps }: Path): boolean => steps.every(({ stimulus }) => !notOffered.has(stimulus.label));

const changesSelection = /^(addon|service|prepaid|voucher|invite\.enter)/;

const contextOf = ({ snapshot }: Place): PurchaseContext => snapshot.context;

/** What else it depends on what the page shows of an event or an answer: it is used once for each. */
const matters: Readonly<Record<string, (context: PurchaseContext) => unknown>> = {
  'prepaid.set': ({ facts }) => facts?.currency,
  'voucher.remove': ({ refusal }) => refusal,
  'loadStore: a client without a plan': ({ selection }) => selection.invite_code,
  'findOrder: another one found': ({ quote }) => quote !== null,
  'quotePrice: a voucher that is refused': ({ selection }) => selection.vouchers.join(),
};

/** Vouchers stand beside a price; without any, only a refusal of them offers to take them off. */
const showsVouchers = ({ quote, previous_quote, refusal }: PurchaseContext): boolean =>
  (quote ?? previous_quote) !== null || refusal === 'voucher_unknown';

/** While choosing, a refused voucher is taken off instead of loading the offers anew. */
export const canTakeOffVouchers = ({ refusal, selection }: PurchaseContext): boolean =>
  refusal === 'voucher_unknown' && selection.vouchers.length > 0;

const isUnderReview = ({ snapshot }: Place): boolean => snapshot.matches('reviewing');

/** What the pages of a purchase add to its machine. */
export const purchasePages: OnPage = {
  /** A person can do it on a page, where what is there already is neither chosen once more nor emptied at one go. */
  shows: (from, { label, event }, to) => {
    if (notOffered.has(label)) return false;
    if (event.type === 'store.retry' && canTakeOffVouchers(contextOf(from))) return isUnderReview(from);
    if (event.type === 'voucher.remove' && !showsVouchers(contextOf(from))) return false;
    if (label === 'prepaid.set (wanted)' && contextOf(from).selection.prepaid !== null) return false;
    if (!changesSelection.test(event.type)) return true;
    return !isDeepStrictEqual(contextOf(from).selection, contextOf(to).selection);
  },
  variantOf: (place) => {
    const { facts, refusal, selection } = contextOf(place);
    return [facts?.currency, refusal, selection.vouchers.join(), selection.invite_code].join(' ');
  },
  /** An answer is told apart by who asked for it: the same price means something else under review. */
  kindOf: (place, stimulus) => {
    const { label, event } = stimulus;
    const matter = matters[label] ?? matters[event.type];
    const asker = stimulus.kind === 'outcome' ? stimulus.invoke : null;
    return [asker, label, matter?.(contextOf(place))].filter((part) => part != null).join(' ');
  },
};
