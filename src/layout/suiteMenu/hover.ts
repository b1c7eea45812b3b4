export const hoverDelayMs = 100;

/** Reports hovering only after a delay, so that a pointer on its way to a menu opens nothing that it crosses. */
export interface Hover {
  readonly enter: (id: string) => void;
  readonly leave: () => void;
  readonly stop: () => void;
}

/** Calls `tell` with the hovered id, or null after leaving, each after the delay. */
export function createHover(tell: (id: string | null) => void): Hover {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const later = (id: string | null) => {
    stop();
    timer = setTimeout(() => tell(id), hoverDelayMs);
  };
  return { enter: later, leave: () => later(null), stop };
}
