import type { ReactNode } from 'react';
import classes from './ErrorState.module.css';
import { EmptyPicture, type Picture } from './pictures.tsx';

interface EmptyStateProps {
  readonly picture?: Picture;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The one obvious thing to do. */
  readonly action?: ReactNode;
}

/** What stands where there is nothing yet: a sentence and an action. */
export function EmptyState({ picture = 'box', title, text, action }: EmptyStateProps) {
  return (
    <section className={classes.state}>
      <EmptyPicture picture={picture} />
      <h2 className={classes.title}>{title}</h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </section>
  );
}
