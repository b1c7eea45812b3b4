import { type ReactNode, useEffect, useState } from 'react';

interface CountdownProps {
  /** ISO 8601. */
  readonly until: string;
  readonly now: () => Date;
  readonly children: (seconds: number) => ReactNode;
}

const secondsUntil = (until: string, now: () => Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000));

/** Counts down by the second. `role="timer"` is not a live region: screen readers read it only on demand. */
export function Countdown({ until, now, children }: CountdownProps) {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, now));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(until, now));
    look();
    const ticking = setInterval(look, 1000);
    return () => clearInterval(ticking);
  }, [until, now]);
  return <div role="timer">{children(seconds)}</div>;
}
