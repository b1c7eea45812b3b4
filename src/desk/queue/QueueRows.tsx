import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import classes from './queue.module.css';
import { stepOf } from './queueKeys.ts';

interface QueueRowsProps {
  readonly label: string;
  /** Items of a list, a link in each. */
  readonly children: ReactNode;
}

/** What is in a queue, each a link; the arrows, and j and k, lead through them. */
export function QueueRows({ label, children }: QueueRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const lead = (event: KeyboardEvent) => {
    const step = stepOf(event);
    if (step === null) return;
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const focused = document.activeElement;
    const to = links[(focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1) + step];
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <ul ref={list} className={classes.rows} aria-label={label} onKeyDown={lead}>
      {children}
    </ul>
  );
}
