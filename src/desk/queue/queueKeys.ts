import type { KeyboardEvent } from 'react';

/** Null for other keys and inside text fields. */
export function queueStepOfKey({ key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): 1 | -1 | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return null;
  if (key === 'j' || key === 'ArrowDown') return 1;
  return key === 'k' || key === 'ArrowUp' ? -1 : null;
}
