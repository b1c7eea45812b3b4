import { useId as useReactId } from 'react';

/**
 * Replaces Mantine's `useId` (alias in `vite.config.ts`), which changes each control's id after mounting, so that every
 * page would render twice, with all its effects, before the first paint.
 */
export function useId(given?: string): string {
  const own = useReactId();
  return given ?? own;
}
