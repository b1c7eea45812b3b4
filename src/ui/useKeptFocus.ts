import { type FocusEvent, useEffect, useRef } from 'react';

/** A dialog that closes gives the focus back to what opened it within this time. */
const givingBackMs = 50;

/**
 * What an element listens to that takes the focus where what had it within is gone. `shows` says what the element shows: where that
 * changes, a control that had the focus may be gone with it. Where it changes because a dialog is closed (`closesDialog`), the dialog
 * gives the focus back first.
 */
export function useKeptFocus<Kept extends HTMLElement>(shows: unknown, { closesDialog = false } = {}) {
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
    const taking = setTimeout(take, givingBackMs);
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
