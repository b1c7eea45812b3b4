import { type ReactNode, useId } from 'react';
import classes from './flowkit.module.css';

interface Props {
  /** Where what is missing leads to. */
  readonly id?: string;
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}

/** One thing to decide, with its heading. */
export function Section({ id, title, help, children }: Props) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classes.section} tabIndex={id === undefined ? undefined : -1}>
      <h2 id={heading} className={classes.title}>
        {title}
      </h2>
      {help !== undefined && <p className={classes.help}>{help}</p>}
      {children}
    </section>
  );
}
