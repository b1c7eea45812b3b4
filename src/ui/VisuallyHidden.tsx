import type { ReactNode } from 'react';
import classes from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A live region: what changes here is said. */
  readonly live?: boolean;
}

/** Words for a screen reader only. */
export const VisuallyHidden = ({ children, live = false }: VisuallyHiddenProps) => (
  <span className={classes.hidden} role={live ? 'status' : undefined}>
    {children}
  </span>
);
