import type { ReactNode } from 'react';
import classes from './Card.module.css';

interface CardProps {
  readonly title?: ReactNode;
  /** Beside the title: a status, an action. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A bounded part of a page, with its heading. */
export function Card({ title, aside, children }: CardProps) {
  return (
    <section className={classes.card}>
      {(title !== undefined || aside !== undefined) && (
        <div className={classes.head}>
          {title !== undefined && <h2 className={classes.title}>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
