import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { redirect, useLoaderData, useSearchParams } from 'react-router-dom';
import { z } from 'zod/mini';
import { orderFilter } from '#contract/entities/order.ts';
import type { PageAddress } from '../loading/prefetchLinks.ts';
import { OrdersScreen } from '../screens/orders/OrdersScreen.tsx';
import { isEmptySearch, type OrderSearch, searchInQuery, searchToQuery } from '../screens/orders/orderSearch.ts';
import { type Services, useServices } from '../services/services.ts';
import { paths } from '../ui/paths.ts';
import { openOrderList } from './orderList.ts';

/** Without a list in the address: all orders. */
export async function load({ api }: Services, { params }: PageAddress) {
  const filter = z.optional(orderFilter).safeParse(params.type);
  if (!filter.success) throw redirect(paths.orders());
  return { filter: filter.data, list: await openOrderList(api, filter.data) };
}

/** The search is in the address. */
export function Component() {
  const { filter, list } = useLoaderData<Awaited<ReturnType<typeof load>>>();
  const { now } = useServices();
  const inSight = useSyncExternalStore(list.subscribe, list.get);
  const [query, setQuery] = useSearchParams();
  const find = useMemo(() => searchInQuery(query), [query]);
  const needsAll = !isEmptySearch(find) && inSight.state === 'resting' && inSight.next !== null;
  useEffect(() => list.enter(), [list]);
  useEffect(() => {
    if (needsAll) list.rest();
  }, [list, needsAll]);
  const onFind = (wanted: OrderSearch) => setQuery(searchToQuery(wanted), { replace: true });
  return (
    <OrdersScreen
      key={filter ?? 'all'}
      filter={filter}
      list={inSight}
      find={find}
      onFind={onFind}
      onMore={list.more}
      onRest={list.rest}
      now={now()}
      paths={paths}
    />
  );
}
