import type { ReactNode } from 'react';
import classes from './flowkit.module.css';

interface Props {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button within words. */
export const TextButton = ({ onClick, children }: Props) => (
  <button type="button" className={classes.textButton} onClick={onClick}>
    {children}
  </button>
);
