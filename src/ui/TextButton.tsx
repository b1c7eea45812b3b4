import type { ReactNode } from 'react';
import classes from './TextButton.module.css';

interface TextButtonProps {
  readonly onClick: () => void;
  /** Set where it opens a dialog. */
  readonly opensDialog?: boolean;
  readonly children: ReactNode;
}

/** A button within words. */
export const TextButton = ({ onClick, opensDialog = false, children }: TextButtonProps) => (
  <button type="button" className={classes.button} aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onClick}>
    {children}
  </button>
);
