import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { type OrderType, orderType } from '#contract/entities/product.ts';
import { queryOf } from '../../ui/paths.ts';

/** `due` sorts by the payment deadline, earliest first. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'due'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** In days. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

export interface OrderSearch {
  readonly search: string;
  readonly type: OrderType | null;
  readonly placed: Period | null;
  readonly sort: OrderSort;
}

export const emptySearch: OrderSearch = { search: '', type: null, placed: null, sort: 'newest' };

export const isEmptySearch = ({ search, type, placed, sort }: OrderSearch): boolean =>
  search.trim() === '' && type === null && placed === null && sort === 'newest';

/** In characters. */
export const maxSearchLength = 100;

/** Invalid parameters count as absent. */
export function searchInQuery(query: URLSearchParams): OrderSearch {
  const type = orderType.safeParse(query.get('type'));
  return {
    search: (query.get('search') ?? '').slice(0, maxSearchLength),
    type: type.success ? type.data : null,
    placed: periods.find((days) => String(days) === query.get('placed')) ?? null,
    sort: orderSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

/** A query string, without default values. */
export const searchToQueryString = ({ search, type, placed, sort }: OrderSearch): string =>
  queryOf({
    search,
    type: type ?? '',
    placed: placed === null ? '' : String(placed),
    sort: sort === emptySearch.sort ? '' : sort,
  });

export const searchToQuery = (find: OrderSearch): URLSearchParams => new URLSearchParams(searchToQueryString(find));

/** The same search for another list: only unpaid orders can be sorted by `due`. */
export const searchForList = (filter: OrderFilter | undefined, find: OrderSearch): OrderSearch =>
  filter !== 'unpaid' && find.sort === 'due' ? { ...find, sort: emptySearch.sort } : find;

const dayMs = 86_400_000;

/** `titleOf` returns an order's title in the user's language. */
export function searchOrders(
  orders: readonly OrderSummary[],
  find: OrderSearch,
  { titleOf, now }: { readonly titleOf: (title: OrderSummary['title']) => string; readonly now: Date },
): readonly OrderSummary[] {
  if (isEmptySearch(find)) return orders;
  const words = normalizeText(find.search).split(/\s+/).filter(Boolean);
  const titles = new Map<OrderSummary['title'], string>();
  const textOf = ({ title, order_no }: OrderSummary): string => {
    const known = titles.get(title) ?? normalizeText(titleOf(title));
    titles.set(title, known);
    return `${known}\n${order_no.toLowerCase()}`;
  };
  const since = find.placed === null ? '' : new Date(now.getTime() - find.placed * dayMs).toISOString();
  const found = orders.filter((order) => {
    if (find.type !== null && order.order_type !== find.type) return false;
    if (order.created_at < since) return false;
    if (words.length === 0) return true;
    const text = textOf(order);
    return words.every((word) => text.includes(word));
  });
  return sortOrders(found, find.sort);
}

/** Ignores case and the width of characters (NFKC). */
const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Groups by currency: only amounts of one currency are comparable. */
const byAmount = (a: OrderSummary, b: OrderSummary): number =>
  compare(a.amount.currency, b.amount.currency) || a.amount.minor - b.amount.minor;

/** Orders arrive newest first, and stable sorting preserves that among equals. */
function sortOrders(orders: OrderSummary[], sort: OrderSort): readonly OrderSummary[] {
  switch (sort) {
    case 'newest':
      return orders;
    case 'oldest':
      return orders.reverse();
    case 'lowest':
      return orders.sort(byAmount);
    case 'highest':
      return orders.sort((a, b) => compare(a.amount.currency, b.amount.currency) || b.amount.minor - a.amount.minor);
    case 'due':
      return orders.sort((a, b) => compare(a.pay_until, b.pay_until));
  }
}
