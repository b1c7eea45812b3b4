import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createHover } from './hover.ts';

interface Open {
  readonly id: string;
  /** What was only pointed at closes when it is left; what was pressed stays. */
  readonly by: 'pointer' | 'press';
  /** The page on which it was opened: another one closes it. */
  readonly at: string;
}

type Turn =
  | { readonly by: 'pointer'; readonly id: string | null; readonly at: string }
  | { readonly by: 'press'; readonly id: string }
  | { readonly by: 'leave' };

/** What is open after a turn, on the page that is shown now. */
function turned(before: Open | null, turn: Turn, at: string): Open | null {
  const pressed = before?.by === 'press' && before.at === at ? before : null;
  switch (turn.by) {
    case 'leave':
      return null;
    case 'press':
      return pressed?.id === turn.id ? null : { ...turn, at };
    case 'pointer':
      if (pressed !== null && (turn.id === null || turn.id === pressed.id)) return pressed;
      return turn.id === null ? null : { ...turn, id: turn.id };
  }
}

/** Which group of the menu is open: pointed at, or pressed. What presses one is the same on every page. */
export function useOpenGroup(pathname: string, begin: string | null) {
  const menu = useRef<HTMLUListElement>(null);
  const [open, turn] = useReducer(
    (before: Open | null, next: Turn) => turned(before, next, pathname),
    begin === null ? null : { id: begin, by: 'press', at: pathname },
  );
  const shown = open?.at === pathname ? open : null;

  const hover = useMemo(
    () =>
      createHover((id) => {
        // Who is in the panel by the keyboard does not lose it to a pointer that leaves.
        if (id === null && menu.current?.querySelector('[data-panel]')?.contains(document.activeElement)) return;
        turn({ by: 'pointer', id, at: pathname });
      }),
    [pathname],
  );
  useEffect(() => hover.stop, [hover]);

  // The group whose icon has the focus by the keyboard.
  const [focusedId, setFocused] = useState<string | null>(null);
  const press = useCallback((id: string) => turn({ by: 'press', id }), []);
  const close = useCallback(() => {
    hover.stop();
    turn({ by: 'leave' });
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
