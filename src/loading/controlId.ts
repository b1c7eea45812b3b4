import { useId as useReactId } from 'react';

/**
 * Replaces the `useId` of Mantine (by an alias in `vite.config.ts`). Mantine's own changes the id of each control after it is mounted, so
 * that every page renders twice, with all its effects, before the browser paints.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? own;
}
