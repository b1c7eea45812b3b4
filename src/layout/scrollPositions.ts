import type { Location } from 'react-router-dom';
import { z } from 'zod/mini';

/** In sessionStorage. */
export const positionsKey = 'mallflow.positions';

/** History entries opened by address all have the key `default`, so their path identifies them. */
export const positionKeyOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key;

const positions = z.record(z.string(), z.unknown());

/**
 * Deletes the scroll position of a page opened by its address, so that it starts at the top. A page that was reloaded
 * or reached by going back keeps its position. Must run before the router reads the positions.
 */
export function purgePosition(
  pathname: string,
  { how, storage }: { readonly how: string | undefined; readonly storage: () => Storage },
): void {
  if (how !== 'navigate') return;
  try {
    const kept = positions.parse(JSON.parse(storage().getItem(positionsKey) ?? '{}'));
    const { [pathname]: _, ...others } = kept;
    storage().setItem(positionsKey, JSON.stringify(others));
  } catch {
    // Without storage, or with an invalid entry, there are no positions to delete.
  }
}

export function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
