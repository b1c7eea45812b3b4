import type { Location } from 'react-router-dom';
import { z } from 'zod/mini';

/** Where the positions of the pages of a tab are kept. */
export const positionsKey = 'mallflow.positions';

/** Whose position it is: entries that were opened by their address all have one key. */
export const placeOf = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === 'default' ? pathname : key;

const positions = z.record(z.string(), z.unknown());

/**
 * Forgets where a page was that is opened by its address, so that it begins at its top; one that is reloaded, or that somebody comes back
 * to, is where it was. To be called before the positions are read.
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
    // Where a browser keeps nothing for the page, or something else has written there, no position is read either.
  }
}

/** How the document came to be shown, as the browser says it. */
export function howOpened(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming ? entry.type : undefined;
}
