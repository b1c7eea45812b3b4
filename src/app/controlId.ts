import { useId as useReactId } from 'react';

/**
 * Stands in for the `useId` of Mantine (see `vite.config.ts`), which gives each control another id once it stands in the page: it is
 * rendered twice then, and with it all effects of the page run before the browser shows anything.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? own;
}
