import { type FocusEvent, useEffect, useRef } from 'react';

/** Time in ms within which a closing dialog restores the focus. */
const focusRestoreMs = 50;

/**
 * Props for an element that takes the focus when the focused control inside it disappears. `shows` is what the element
 * shows: a change of it may remove the control. With `closesDialog`, waits for the closing dialog to restore the focus
 * first.
 */
export function useFocusFallback<Kept extends HTMLElement>(shows: unknown, { closesDialog = false } = {}) {
  const kept = useRef<Kept>(null);
  const hadFocus = useRef(false);
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    const take = () => {
      if (hadFocus.current && document.activeElement === document.body) kept.current?.focus();
    };
    if (!closesDialog) return take();
    const taking = setTimeout(take, focusRestoreMs);
    return () => clearTimeout(taking);
  }, [shows, closesDialog]);
  return {
    ref: kept,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = kept.current?.contains(relatedTarget) ?? false;
    },
  };
}
