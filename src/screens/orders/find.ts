import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import { type OrderType, orderType } from '#contract/entities/product.ts';
import { queryOf } from '../../ui/paths.ts';

/** `due` sorts by the payment deadline, earliest first. */
export const orderSorts = ['newest', 'oldest', 'highest', 'lowest', 'due'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** In days. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

export interface Find {
  readonly search: string;
  readonly type: OrderType | null;
  readonly placed: Period | null;
  readonly sort: OrderSort;
}

export const findAll: Find = { search: '', type: null, placed: null, sort: 'newest' };

export const isFindAll = ({ search, type, placed, sort }: Find): boolean =>
  search.trim() === '' && type === null && placed === null && sort === 'newest';

/** In characters. */
export const searchLength = 100;

/** Invalid parameters count as absent. */
export function findIn(query: URLSearchParams): Find {
  const type = orderType.safeParse(query.get('type'));
  return {
    search: (query.get('search') ?? '').slice(0, searchLength),
    type: type.success ? type.data : null,
    placed: periods.find((days) => String(days) === query.get('placed')) ?? null,
    sort: orderSorts.find((sort) => sort === query.get('sort')) ?? 'newest',
  };
}

/** A query string, without default values. */
export const inAddress = ({ search, type, placed, sort }: Find): string =>
  queryOf({
    search,
    type: type ?? '',
    placed: placed === null ? '' : String(placed),
    sort: sort === findAll.sort ? '' : sort,
  });

export const queryOfFind = (find: Find): URLSearchParams => new URLSearchParams(inAddress(find));

/** The same search for another list: only unpaid orders can be sorted by `due`. */
export const findFor = (filter: OrderFilter | undefined, find: Find): Find =>
  filter !== 'unpaid' && find.sort === 'due' ? { ...find, sort: findAll.sort } : find;

const dayMs = 86_400_000;

/** `titleOf` returns an order's title in the user's language. */
export function foundIn(
  orders: readonly OrderSummary[],
  find: Find,
  { titleOf, now }: { readonly titleOf: (title: OrderSummary['title']) => string; readonly now: Date },
): readonly OrderSummary[] {
  if (isFindAll(find)) return orders;
  const words = plain(find.search).split(/\s+/).filter(Boolean);
  const titles = new Map<OrderSummary['title'], string>();
  const textOf = ({ title, order_no }: OrderSummary): string => {
    const known = titles.get(title) ?? plain(titleOf(title));
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
  return sorted(found, find.sort);
}

/** Ignores case and the width of characters (NFKC). */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** Groups by currency: only amounts of one currency are comparable. */
const byAmount = (a: OrderSummary, b: OrderSummary): number =>
  compare(a.amount.currency, b.amount.currency) || a.amount.minor - b.amount.minor;

/** Orders arrive newest first, and stable sorting preserves that among equals. */
function sorted(orders: OrderSummary[], sort: OrderSort): readonly OrderSummary[] {
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
