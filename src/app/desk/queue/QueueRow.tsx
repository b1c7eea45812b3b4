import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Money } from '#contract/money.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { BareLink } from '../../../ui/AppLink.tsx';
import classes from './queue.module.css';

interface QueueRowProps {
  readonly href: string;
  readonly className?: string | undefined;
  /** Whose it is, and what is said below that. */
  readonly name: string;
  readonly aside?: ReactNode;
  /** By which number it is known, and what is said below that. */
  readonly number: string;
  readonly about?: ReactNode;
  /** What stands beside that. */
  readonly children: ReactNode;
  readonly amount?: Money;
}

/** What is in a queue, as a link. */
export function QueueRow({ href, className, name, aside, number, about, children, amount }: QueueRowProps) {
  const { money } = useFormats();
  return (
    <BareLink href={href} className={className === undefined ? classes.row : `${classes.row} ${className}`}>
      <div>
        <Text fw={600}>{name}</Text>
        {aside && <div className={classes.soft}>{aside}</div>}
      </div>
      <div>
        {number}
        {about && <div className={classes.soft}>{about}</div>}
      </div>
      {children}
      {amount !== undefined && <div className={classes.amount}>{money(amount)}</div>}
    </BareLink>
  );
}

interface SinceProps {
  readonly at: string;
  readonly now: Date;
  /** Who has decided then. */
  readonly by: string | null;
}

/** How long something has been waiting, or how long ago it was decided, and by whom. */
export function Since({ at, now, by }: SinceProps) {
  const { age } = useFormats();
  const since = age(at, now);
  return <div className={classes.soft}>{by === null ? since : [since, by].join(' · ')}</div>;
}
