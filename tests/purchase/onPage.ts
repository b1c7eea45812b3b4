import { isDeepStrictEqual } from 'node:util';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { Place } from '../../pathways/walk.ts';
import type { OnPage } from './examplePaths.ts';

/** What the machine would take, but no page offers: each with the reason. */
export const notOffered: ReadonlyMap<string, string> = new Map([
  ['prepaid.set (account not granted)', 'an account without access stands in the list, switched off'],
]);

const changesSelection = /^(addon|service|prepaid|voucher|invite\.enter)/;

const contextOf = ({ snapshot }: Place): PurchaseContext => snapshot.context;

/** What else the controls of an event depend on: it is used once for each. */
const matters: Readonly<Record<string, (context: PurchaseContext) => unknown>> = {
  'prepaid.set': ({ facts }) => facts?.currency,
  'voucher.remove': ({ refusal }) => refusal,
};

/** What the pages of a purchase add to its machine. */
export const purchasePages: OnPage = {
  /** A person can do it on a page, where what is there already is not chosen once more. */
  shows: (from, { label, event }, to) => {
    if (notOffered.has(label)) return false;
    if (!changesSelection.test(event.type)) return true;
    return !isDeepStrictEqual(contextOf(from).selection, contextOf(to).selection);
  },
  variantOf: (place) => `${contextOf(place).facts?.currency} ${contextOf(place).refusal}`,
  /** An answer is told apart by who asked for it: the same price means something else under review. */
  kindOf: (place, stimulus) => {
    if (stimulus.kind === 'outcome') return `${stimulus.invoke} ${stimulus.label}`;
    return [stimulus.label, matters[stimulus.event.type]?.(contextOf(place))].filter((part) => part != null).join(' ');
  },
};
