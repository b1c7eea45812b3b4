import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { maxOrderCount } from '#contract/calls/order.ts';
import { type OrderFilter, orderFilters } from '#contract/entities/order.ts';
import { orderFilterLabels } from '../../i18n/orderLabels.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import { WorkingButton } from '../../ui/WorkingButton.tsx';
import { ListStatus } from './ListStatus.tsx';
import { isFullyLoaded, type LoadedOrders } from './loadedOrders.ts';
import { OrderRows } from './OrderRows.tsx';
import { OrderSearchBar } from './OrderSearchBar.tsx';
import {
  emptySearch,
  isEmptySearch,
  type OrderSearch,
  searchForList,
  searchOrders,
  searchToQueryString,
} from './orderSearch.ts';

export interface OrdersScreenProps {
  /** Undefined for all orders. */
  readonly filter: OrderFilter | undefined;
  readonly list: LoadedOrders;
  readonly find: OrderSearch;
  readonly onFind: (find: OrderSearch) => void;
  /** Requests the next page, or the failed one again. */
  readonly onMore: () => void;
  readonly onRest: () => void;
  readonly now: Date;
  readonly paths: Paths;
}

/** Without a search up to this number: on a phone, the search bar would take more room than the orders. */
const maxOrdersWithoutSearch = 5;

export function OrdersScreen(props: OrdersScreenProps) {
  const { filter, list, find, onFind, onMore, onRest, now, paths } = props;
  const { t, i18n } = useLingui();
  const { text } = useFormats();
  // Typing must not wait for the search.
  const wanted = useDeferredValue(find);
  const found = useMemo(
    () => searchOrders(list.orders, wanted, { titleOf: text, now }),
    [list.orders, wanted, text, now],
  );
  const isNothing = list.orders.length === 0 && isFullyLoaded(list);
  // Once something was searched, the search bar stays for any result: the focus may be in it.
  const [cameToFind] = useState(!isEmptySearch(find));
  const isSearched =
    cameToFind || !isEmptySearch(find) || !isFullyLoaded(list) || list.orders.length > maxOrdersWithoutSearch;
  const kept = useFocusFallback<HTMLDivElement>(list.state);
  // Above the rows if they arrived by themselves, because the user would not look below thousands of them; otherwise
  // where the user requested more.
  const incomplete = list.state === 'failed' && <Incomplete onAgain={isEmptySearch(find) ? onMore : onRest} />;
  return (
    <>
      <PageHeader title={t`My orders`} />
      <Card>
        <ListTabs
          label={t`Order status`}
          active={filter ?? 'all'}
          tabs={[undefined, ...orderFilters].map((each) => ({
            id: each ?? 'all',
            label: each === undefined ? t`All` : i18n._(orderFilterLabels[each]),
            ...(each === filter && isFullyLoaded(list)
              ? { count: list.orders.length }
              : { count: countedIn(list.counts, each), mostCounted: maxOrderCount }),
            href: paths.orders(each) + searchToQueryString(searchForList(each, find)),
          }))}
        />
        {isNothing ? (
          <NoOrders filter={filter} paths={paths} />
        ) : (
          <>
            {isSearched && <OrderSearchBar filter={filter} find={find} onFind={onFind} />}
            <div {...kept}>
              <ListStatus list={list} found={found} find={wanted} onRest={onRest} />
              {list.isWhole && incomplete}
            </div>
            {found.length > 0 && <OrderRows orders={found} filter={filter} paths={paths} />}
            {found.length === 0 && isFullyLoaded(list) && <NothingFound onAll={() => onFind(emptySearch)} />}
          </>
        )}
        {!list.isWhole && incomplete}
        {list.state !== 'failed' && list.next !== null && isEmptySearch(find) && (
          <Group justify="center" pt="md">
            <WorkingButton variant="default" onClick={onMore} loading={list.state === 'arriving'}>
              <Trans>Show more</Trans>
            </WorkingButton>
          </Group>
        )}
      </Card>
    </>
  );
}

/** Orders in a list or in all of them, at most `maxOrderCount`. */
const countedIn = (counts: LoadedOrders['counts'], filter: OrderFilter | undefined): number => {
  const all = orderFilters.reduce((sum, each) => sum + (counts[each] ?? 0), 0);
  return filter === undefined ? Math.min(all, maxOrderCount) : (counts[filter] ?? 0);
};

const Incomplete = ({ onAgain }: { onAgain: () => void }) => (
  <Notice tone="bad" live="alert" support>
    <Group justify="space-between" gap="xs">
      <Trans>This list is incomplete. We couldn’t load the rest.</Trans>
      <Button variant="default" onClick={onAgain}>
        <Trans>Try again</Trans>
      </Button>
    </Group>
  </Notice>
);

function NoOrders({ filter, paths }: Pick<OrdersScreenProps, 'filter' | 'paths'>) {
  const action = (
    <Button
      component={BareLink}
      href={paths.store()}
      variant={filter === undefined || filter === 'unpaid' ? 'filled' : 'default'}
    >
      <Trans>Buy</Trans>
    </Button>
  );
  if (filter === 'unpaid') {
    return (
      <EmptyState
        picture="orders"
        title={<Trans>No unpaid orders</Trans>}
        text={<Trans>Orders you place appear here until they’re paid.</Trans>}
        action={action}
      />
    );
  }
  if (filter === undefined) {
    return (
      <EmptyState
        picture="orders"
        title={<Trans>No orders yet</Trans>}
        text={<Trans>Orders you place appear here.</Trans>}
        action={action}
      />
    );
  }
  return <EmptyState picture="orders" title={<Trans>No orders with this status</Trans>} action={action} />;
}

const NothingFound = ({ onAll }: { onAll: () => void }) => (
  <EmptyState
    picture="orders"
    title={<Trans>No matching orders in this list</Trans>}
    text={<Trans>Try fewer words, a different filter or another list.</Trans>}
    action={
      <Button variant="default" onClick={onAll}>
        <Trans>Clear filters</Trans>
      </Button>
    }
  />
);
