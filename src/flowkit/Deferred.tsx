import { type ReactNode, useDeferredValue } from 'react';

/** What stands below the first screen of a page: it comes when the browser has time for it, and what is above it answers before. */
export function Deferred({ children }: { readonly children: ReactNode }) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <div data-deferred />;
}
