import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { createHover } from './hover.ts';

interface OpenGroup {
  readonly id: string;
  /** A group opened by hovering closes on leave; a pressed one stays open. */
  readonly by: 'pointer' | 'press';
  /** Path of the page on which it was opened: another page closes it. */
  readonly at: string;
}

type OpenGroupAction =
  | { readonly by: 'pointer'; readonly id: string | null; readonly at: string }
  | { readonly by: 'press'; readonly id: string }
  | { readonly by: 'leave' };

function openGroupReducer(before: OpenGroup | null, turn: OpenGroupAction, at: string): OpenGroup | null {
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

/** `press` is stable across pages. */
export function useOpenGroup(pathname: string, begin: string | null) {
  const menu = useRef<HTMLUListElement>(null);
  const [open, turn] = useReducer(
    (before: OpenGroup | null, next: OpenGroupAction) => openGroupReducer(before, next, pathname),
    begin === null ? null : { id: begin, by: 'press', at: pathname },
  );
  const shown = open?.at === pathname ? open : null;

  const hover = useMemo(
    () =>
      createHover((id) => {
        // A leaving pointer must not close a panel that has the keyboard focus.
        if (id === null && menu.current?.querySelector('[data-panel]')?.contains(document.activeElement)) return;
        turn({ by: 'pointer', id, at: pathname });
      }),
    [pathname],
  );
  useEffect(() => hover.stop, [hover]);

  const [focusedId, setFocused] = useState<string | null>(null);
  const press = useCallback((id: string) => turn({ by: 'press', id }), []);
  const close = useCallback(() => {
    hover.stop();
    turn({ by: 'leave' });
    setFocused(null);
  }, [hover]);
  return { menu, openId: shown?.id ?? null, focusedId, setFocused, hover, press, close };
}

/** Closes the open group on a press or focus elsewhere, and by Escape, which returns the focus to its button. */
export function useCloseOutside(
  menu: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
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
