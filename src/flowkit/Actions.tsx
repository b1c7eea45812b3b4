import type { ReactNode } from 'react';
import classes from './flowkit.module.css';

/** What can be done next, in a row. */
export const Actions = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.actions}>{children}</div>
);
