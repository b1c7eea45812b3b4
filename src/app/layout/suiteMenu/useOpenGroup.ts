import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createHover } from './hover.ts';

interface Open {
  readonly id: string;
  /** What was only pointed at closes when it is left; what was pressed stays. */
  readonly by: 'pointer' | 'press';
  /** The page on which it was opened: another one closes it. */
  readonly at: string;
}

/** Which group of the menu is open: pointed at, or pressed. */
export function useOpenGroup(pathname: string, begin: string | null) {
  const menu = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Open | null>(begin === null ? null : { id: begin, by: 'press', at: pathname });
  const shown = open?.at === pathname ? open : null;

  const pointAt = useCallback(
    (id: string | null) => {
      // Who is in the panel by the keyboard does not lose it to a pointer that leaves.
      if (id === null && menu.current?.querySelector('[data-panel]')?.contains(document.activeElement)) return;
      setOpen((before) => {
        if (before?.by === 'press' && before.at === pathname && (id === null || id === before.id)) return before;
        return id === null ? null : { id, by: 'pointer', at: pathname };
      });
    },
    [pathname],
  );
  const hover = useMemo(() => createHover(pointAt), [pointAt]);
  useEffect(() => hover.stop, [hover]);

  // The group whose icon has the focus by the keyboard.
  const [focusedId, setFocused] = useState<string | null>(null);
  const press = (id: string) =>
    setOpen(shown?.id === id && shown.by === 'press' ? null : { id, by: 'press', at: pathname });
  const close = useCallback(() => {
    hover.stop();
    setOpen(null);
    setFocused(null);
  }, [hover]);
  return { menu, openId: shown?.id ?? null, focusedId, setFocused, hover, press, close };
}

/** Closes what is open where somebody turns to something else, and by Escape, which gives the focus back to what has opened it. */
export function useClosing(menu: { readonly current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const elsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const byKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const opener = menu.current?.querySelector<HTMLElement>(':scope > li > [aria-expanded="true"]');
      if (menu.current?.contains(document.activeElement)) opener?.focus();
      close();
    };
    document.addEventListener('pointerdown', elsewhere, listening);
    document.addEventListener('focusin', elsewhere, listening);
    document.addEventListener('keydown', byKey, listening);
    return () => listening.abort();
  }, [menu, isOpen, close]);
}
