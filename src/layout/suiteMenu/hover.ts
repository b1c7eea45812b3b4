/** How long something is pointed at before it counts. */
export const hoverDelayMs = 100;

/** What is pointed at: only what stays so counts, so that a pointer on its way to a menu opens nothing that it crosses. */
export interface Hover {
  readonly enter: (id: string) => void;
  readonly leave: () => void;
  /** Forgets what was about to count. */
  readonly stop: () => void;
}

/** Tells what is pointed at, and null where nothing is any more, each after the delay. */
export function createHover(tell: (id: string | null) => void): Hover {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const later = (id: string | null) => {
    stop();
    timer = setTimeout(() => tell(id), hoverDelayMs);
  };
  return { enter: later, leave: () => later(null), stop };
}
