import { type ReactNode, useEffect, useState } from 'react';

interface CountdownProps {
  /** The moment that is waited for (ISO 8601). */
  readonly until: string;
  readonly now: () => Date;
  /** What is said, with the seconds that are left. */
  readonly children: (seconds: number) => ReactNode;
}

const secondsUntil = (until: string, now: () => Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now().getTime()) / 1000));

/** How long it still takes, second by second. Screen readers say it where somebody asks for it, not each second. */
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
