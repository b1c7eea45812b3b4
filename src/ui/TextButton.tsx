import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  /** Set where it opens a dialog. */
  readonly opensDialog?: boolean;
  readonly children: ReactNode;
}

/** A button within words. */
export const TextButton = ({ onClick, opensDialog = false, children }: TextButtonProps) => (
  <Anchor component="button" type="button" aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onClick}>
    {children}
  </Anchor>
);
