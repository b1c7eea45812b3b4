import '@mantine/core/styles/Input.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Group, NativeSelect } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { OrderFilter } from '#contract/entities/order.ts';
import { orderType, orderTypes } from '#contract/entities/product.ts';
import { TextInputControl } from '../../forms/controls/TextControls.tsx';
import { orderTypeLabels } from '../../i18n/orderLabels.ts';
import { maxSearchLength, type OrderSearch, orderSorts, periods } from './orderSearch.ts';

interface OrderSearchBarProps {
  /** Undefined for all orders. */
  readonly filter: OrderFilter | undefined;
  readonly find: OrderSearch;
  readonly onFind: (find: OrderSearch) => void;
}

/** Debounce of the search field. */
const searchDebounceMs = 200;

export function OrderSearchBar({ filter, find, onFind }: OrderSearchBarProps) {
  const { t, i18n } = useLingui();
  const sorts = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    highest: t`Highest amount first`,
    lowest: t`Lowest amount first`,
    due: t`Due soonest first`,
  };
  const periodNames = { 30: t`Last 30 days`, 90: t`Last 90 days`, 365: t`Last 12 months` };
  return (
    <Group component="search" gap="sm" pb="sm" aria-label={t`Search orders`}>
      <Search find={find} onFind={onFind} />
      <Group gap="sm" flex="3 1 33em">
        <NativeSelect
          flex="1 1 9em"
          label={t`Order type`}
          value={find.type ?? ''}
          onChange={({ currentTarget }) =>
            onFind({ ...find, type: orderType.safeParse(currentTarget.value).data ?? null })
          }
        >
          <option value="">{t`All types`}</option>
          {orderTypes.map((type) => (
            <option key={type} value={type}>
              {i18n._(orderTypeLabels[type])}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          flex="1 1 9em"
          label={t`Placed`}
          value={find.placed === null ? '' : String(find.placed)}
          onChange={({ currentTarget: { value } }) =>
            onFind({ ...find, placed: periods.find((days) => String(days) === value) ?? null })
          }
        >
          <option value="">{t`Any time`}</option>
          {periods.map((days) => (
            <option key={days} value={days}>
              {periodNames[days]}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          flex="1 1 9em"
          label={t`Sort by`}
          value={find.sort}
          onChange={({ currentTarget: { value } }) =>
            onFind({ ...find, sort: orderSorts.find((sort) => sort === value) ?? 'newest' })
          }
        >
          {orderSorts
            .filter((sort) => sort !== 'due' || filter === 'unpaid')
            .map((sort) => (
              <option key={sort} value={sort}>
                {sorts[sort]}
              </option>
            ))}
        </NativeSelect>
      </Group>
    </Group>
  );
}

function Search({ find, onFind }: Pick<OrderSearchBarProps, 'find' | 'onFind'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(find.search);
  const looked = useRef(find.search);
  const look = useDebouncedCallback((search: string) => {
    looked.current = search;
    onFind({ ...find, search });
  }, searchDebounceMs);
  // Shows a search that was set elsewhere; ignores the echo of what was typed here.
  useEffect(() => {
    if (find.search === looked.current) return;
    looked.current = find.search;
    setTyped(find.search);
  }, [find.search]);
  return (
    <TextInputControl
      type="search"
      flex="2 1 18em"
      label={t`Order number or plan`}
      value={typed}
      maxLength={maxSearchLength}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      onText={(text) => {
        setTyped(text);
        look(text);
      }}
    />
  );
}
