import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OrderSummary } from '#contract/entities/order.ts';

/** Row heights in px, of the table and as a card: an estimate before measuring, exact in a long list. */
const heights = { row: 73, card: 223 } as const;
const cards = '(max-width: 767px)';

/** Up to this number, all rows are rendered in normal flow, without measuring. */
export const maxPlainRows = 20;

/** Longer lists are not measured: each differing row would shift all rows after it, in every frame. */
const maxMeasuredRows = 2000;

const skipMeasuring = () => undefined;

/** Rendered beyond the viewport, for quick scrolling. */
const overscanRows = 10;

/** Heights in px of the bars that cover the page's top and bottom. */
const covered = { above: 110, below: 56 } as const;

const keys: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;

/** Those around the viewport, and the one with the focus. */
export function useVirtualRows(body: RefObject<HTMLTableSectionElement | null>, orders: readonly OrderSummary[]) {
  const [top, setTop] = useState(0);
  const [held, setHeld] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const last = orders.length - 1;
  const areFew = orders.length <= maxPlainRows;
  const virtualizer = useWindowVirtualizer({
    enabled: !areFew,
    count: orders.length,
    estimateSize: useCallback(() => (matchMedia(cards).matches ? heights.card : heights.row), []),
    getItemKey: useCallback((index: number) => orders[index]?.order_id ?? index, [orders]),
    overscan: overscanRows,
    scrollMargin: top,
    scrollPaddingStart: covered.above,
    scrollPaddingEnd: covered.below,
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const around = defaultRangeExtractor(range);
        if (held === null || held >= range.count || around.includes(held)) return around;
        return [...around, held].sort((a, b) => a - b);
      },
      [held],
    ),
  });

  const isLong = orders.length > maxMeasuredRows;
  const forget = virtualizer.measure;
  useLayoutEffect(() => {
    if (isLong) forget();
  }, [isLong, forget]);

  // Content above the table, such as notices, changes its offset.
  useLayoutEffect(() => {
    if (body.current !== null && !areFew) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });

  useEffect(() => {
    if (wanted.current === null) return;
    const link = body.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] a`);
    if (link === null || link === undefined) return;
    wanted.current = null;
    link.focus({ preventScroll: !areFew });
  });

  const goTo = (index: number) => {
    wanted.current = index;
    setHeld(index);
    if (!areFew) virtualizer.scrollToIndex(index, { align: index === 0 ? 'end' : 'auto' });
  };

  const items = virtualizer.getVirtualItems();
  const range = virtualizer.range ?? { startIndex: 0, endIndex: 0 };
  const around = items.flatMap(({ index, start }) => {
    const order = orders[index];
    return order === undefined ? [] : [{ index, start: start - top, order }];
  });
  return {
    rows: areFew ? orders.map((order, index) => ({ index, start: null, order })) : around,
    height: areFew ? undefined : virtualizer.getTotalSize(),
    seen: { first: Math.min(range.startIndex, last), last: Math.min(range.endIndex, last) },
    isMoving: virtualizer.isScrolling,
    measure: isLong || areFew ? skipMeasuring : virtualizer.measureElement,
    isLong,
    goTo,
    onFocus: ({ target }: FocusEvent) => {
      const row = rowOf(target);
      if (row !== null) setHeld(Number(row.dataset.index));
    },
    onKeyDown: (event: KeyboardEvent) => {
      const to = keys[event.key];
      const row = rowOf(event.target);
      if (to === undefined || row === null || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      goTo(to(Number(row.dataset.index), last));
    },
  };
}
