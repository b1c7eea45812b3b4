import type { Location } from 'react-router-dom';
import { z } from 'zod/mini';

/** The storage key of the scroll positions of a tab. */
export const positionsKey = 'mallflow.positions';

/** Whose position it is: entries that were opened by their address all have one key. */
export const positionKeyOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key;

const positions = z.record(z.string(), z.unknown());

/**
 * Deletes the scroll position of a page that is opened by its address, so that it starts at its top. A reloaded page, and one reached by
 * the way back, keeps its position. Call it before the router reads the positions.
 */
export function forgetPosition(
  pathname: string,
  { how, storage }: { readonly how: string | undefined; readonly storage: () => Storage },
): void {
  if (how !== 'navigate') return;
  try {
    const kept = positions.parse(JSON.parse(storage().getItem(positionsKey) ?? '{}'));
    const { [pathname]: _, ...others } = kept;
    storage().setItem(positionsKey, JSON.stringify(others));
  } catch {
    // A browser that denies storage, or an entry of another shape, has no positions to read either.
  }
}

/** The type of the navigation that has opened the document. */
export function howOpened(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
