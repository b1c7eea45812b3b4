import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { type OrderFilter, type OrderSummary, orderFilters } from '#contract/entities/order.ts';
import { CurrenciesInSight } from '../../i18n/CurrenciesInSight.tsx';
import { orderFilterWords } from '../../i18n/orderWords.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListTabs } from '../../ui/ListTabs.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { Paths } from '../../ui/paths.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { OrderRows } from './OrderRows.tsx';

interface Page {
  readonly orders: readonly OrderSummary[];
  readonly next: string | null;
}

export interface OrdersScreenProps extends Page {
  readonly filter: OrderFilter;
  readonly counts: Readonly<Partial<Record<OrderFilter, number>>>;
  readonly paths: Paths;
  /** Whether this host sells at all. */
  readonly selling: boolean;
  /** Rejects where the next page could not be loaded. */
  readonly loadMore: (after: string) => Promise<Page>;
}

/** The orders of the client, one list for each stage of their life. */
export function OrdersScreen({ filter, orders, counts, next, paths, selling, loadMore }: OrdersScreenProps) {
  const { t, i18n } = useLingui();
  const list = useMorePages({ orders, next }, loadMore);
  return (
    <>
      <PageHeader title={t`My orders`} />
      <Card>
        <ListTabs
          label={t`Order status`}
          active={filter}
          tabs={orderFilters.map((id) => ({
            id,
            label: i18n._(orderFilterWords[id]),
            count: counts[id] ?? 0,
            href: paths.orders(id),
          }))}
        />
        {list.orders.length === 0 ? (
          <NoOrders filter={filter} paths={paths} selling={selling} />
        ) : (
          <CurrenciesInSight currencies={list.orders.map(({ amount }) => amount.currency)}>
            <OrderRows orders={list.orders} filter={filter} paths={paths} />
          </CurrenciesInSight>
        )}
        <VisuallyHidden live>
          <Plural value={list.orders.length} one="# order shown" other="# orders shown" />
        </VisuallyHidden>
        {list.state === 'failed' && (
          <Notice tone="bad" live="alert" support>
            <Trans>More orders could not be loaded. Those shown are complete. Please try again.</Trans>
          </Notice>
        )}
        {list.next !== null && (
          <Group justify="center" pt="md">
            <Button variant="default" onClick={list.more} loading={list.state === 'loading'}>
              <Trans>Show more</Trans>
            </Button>
          </Group>
        )}
      </Card>
    </>
  );
}

function NoOrders({ filter, paths, selling }: Pick<OrdersScreenProps, 'filter' | 'paths' | 'selling'>) {
  if (filter === 'unpaid') {
    return (
      <EmptyState
        picture="orders"
        title={<Trans>Nothing is waiting to be paid.</Trans>}
        text={<Trans>Orders you place appear here until they are paid.</Trans>}
        action={
          selling && (
            <Button component={BareLink} href={paths.store()}>
              <Trans>Buy</Trans>
            </Button>
          )
        }
      />
    );
  }
  return <EmptyState picture="orders" title={<Trans>There are no orders of this kind.</Trans>} />;
}

function useMorePages(first: Page, loadMore: OrdersScreenProps['loadMore']) {
  const [added, setAdded] = useState<Page | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = added === null ? first : { orders: [...first.orders, ...added.orders], next: added.next };

  const more = async (): Promise<void> => {
    if (shown.next === null || state === 'loading') return;
    setState('loading');
    try {
      const page = await loadMore(shown.next);
      setAdded({ orders: [...(added?.orders ?? []), ...page.orders], next: page.next });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { ...shown, state, more: () => void more() };
}
