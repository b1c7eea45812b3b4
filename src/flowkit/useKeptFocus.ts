import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * What an element listens to that takes the focus where what had it within is gone. `shows` says what the element shows: where that
 * changes, a control that had the focus may be gone with it.
 */
export function useKeptFocus<Kept extends HTMLElement>(shows: unknown) {
  const kept = useRef<Kept>(null);
  const hadFocus = useRef(false);
  const shown = useRef(shows);
  useEffect(() => {
    if (shown.current === shows) return;
    shown.current = shows;
    if (hadFocus.current && document.activeElement === document.body) kept.current?.focus();
  }, [shows]);
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
