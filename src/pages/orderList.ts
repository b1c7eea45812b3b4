import { orderList } from '#contract/calls/order.ts';
import type { OrderFilter, OrderSummary } from '#contract/entities/order.ts';
import type { Api } from '../api/api.ts';
import type { Result } from '../api/result.ts';
import type { LoadedOrders } from '../screens/orders/loadedOrders.ts';
import { maxPlainRows } from '../screens/orders/useVirtualRows.ts';
import { requireData } from '../services/requireData.ts';

/** Lists of open orders are requested whole, the others in pages. */
const pageSizes = { all: 20, unpaid: 99_999, paid: 99_999, completed: 20, historical: 20 } as const satisfies Record<
  OrderFilter | 'all',
  number
>;
/** For the rest of a list. */
const restPageSize = 1000;

/** Time between two renderings while orders arrive. Each one searches the whole list, so it grows with the list. */
const renderAfterMs = (orders: number): number => 250 + orders / 100;
/** Wait for the rest of a short list before the first rendering. */
const firstRenderWaitMs = 300;
/** Time after which a prefetched list that no page enters is cancelled. */
const prefetchExpiryMs = 10_000;

export interface OrderList {
  readonly get: () => LoadedOrders;
  readonly subscribe: (listener: () => void) => () => void;
  /** Marks the list as shown. Returns a function for leaving it, which stops reading. */
  readonly enter: () => () => void;
  /** Reads the next page, or the failed one again. */
  readonly more: () => void;
  readonly rest: () => void;
}

/**
 * Starts reading a list. Resolves with the first orders, or with all of them if they are few and arrive at once, so
 * that a short list renders once. Reads no further until the list is entered.
 */
export async function openOrderList(api: Api, filter?: OrderFilter): Promise<OrderList> {
  let stop = new AbortController();
  let few: ReturnType<typeof setTimeout> | undefined;
  const begun = Promise.withResolvers<void>();
  const entered = Promise.withResolvers<void>();
  const pageSize = pageSizes[filter ?? 'all'];
  const list = createList(pageSize > restPageSize);
  const titles = createTitles();

  const read = (page_size: number): Promise<Result<PageEnd>> => {
    // A caller after the list was left means that it is shown again.
    if (stop.signal.aborted) stop = new AbortController();
    const { next } = list.get();
    let taken = 0;
    const query = { ...(filter !== undefined && { status: filter }), page_size, ...(next !== null && { after: next }) };
    return api.rows(orderList, { query, signal: stop.signal }, async ({ head, rows }) => {
      list.arrived(rows.map(titles), head.counts);
      taken += rows.length;
      if (taken <= maxPlainRows) {
        few ??= setTimeout(begun.resolve, firstRenderWaitMs);
        return;
      }
      begun.resolve();
      await entered.promise;
    });
  };
  const ended = (result: Result<PageEnd>): boolean => {
    if (result.kind === 'ok') list.ended(result.data);
    else list.failed();
    return result.kind === 'ok';
  };
  const readOn = async (all: boolean): Promise<void> => {
    if (list.get().state === 'arriving') return;
    do {
      list.begins();
      if (!ended(await read(all ? Math.max(restPageSize, pageSize) : pageSize))) return;
    } while (all && list.get().next !== null);
  };

  const first = read(pageSize);
  const whole = requireData(first).then(list.ended);
  // A failure after the first orders is shown below them.
  whole.catch(list.failed);
  const all = whole.catch((cause: unknown) => {
    if (list.get().orders.length === 0) throw cause;
  });
  await Promise.race([begun.promise, all]);
  clearTimeout(few);
  const unwanted = setTimeout(() => stop.abort(), prefetchExpiryMs);
  return {
    get: list.get,
    subscribe: list.subscribe,
    enter: () => {
      clearTimeout(unwanted);
      entered.resolve();
      return list.shown(() => stop.abort());
    },
    more: () => void readOn(false),
    rest: () => void readOn(true),
  };
}

type Counts = LoadedOrders['counts'];
interface PageEnd {
  readonly counts: Counts;
  readonly next: string | null;
}

function createList(isWhole: boolean) {
  const all: OrderSummary[] = [];
  let current: LoadedOrders = { orders: [], counts: {}, next: null, state: 'arriving', isWhole };
  /** Number of orders before the page that is being read. */
  let before = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let shownTimes = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<LoadedOrders>) => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    current = { ...current, orders: all.slice(), ...change };
    for (const listener of listeners) listener();
  };
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begins: () => {
      all.length = before;
      set({ state: 'arriving' });
    },
    arrived: (orders: readonly OrderSummary[], counts: Counts) => {
      const isFirst = all.length === 0;
      for (const order of orders) all.push(order);
      if (isFirst) set({ counts });
      else timer ??= setTimeout(() => set({ counts }), renderAfterMs(all.length));
    },
    ended: ({ counts, next }: PageEnd) => {
      before = all.length;
      set({ counts, next, state: 'resting' });
    },
    failed: () => set({ state: 'failed' }),
    /** In development, React unmounts and mounts again at once, so a list counts as left only after a microtask. */
    shown: (left: () => void) => {
      shownTimes += 1;
      return () => {
        shownTimes -= 1;
        queueMicrotask(() => {
          if (shownTimes > 0) return;
          if (timer !== null) clearTimeout(timer);
          left();
        });
      };
    },
  };
}

/** Interns titles: a client's orders have few different ones. */
function createTitles(): (order: OrderSummary) => OrderSummary {
  const known = new Map<string, OrderSummary['title']>();
  return (order) => {
    const name = JSON.stringify(order.title);
    const title = known.get(name) ?? order.title;
    known.set(name, title);
    return { ...order, title };
  };
}
