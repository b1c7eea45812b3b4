import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

interface TextButtonProps {
  readonly onClick: () => void;
  readonly opensDialog?: boolean;
  readonly children: ReactNode;
}

export const TextButton = ({ onClick, opensDialog = false, children }: TextButtonProps) => (
  <Anchor component="button" type="button" aria-haspopup={opensDialog ? 'dialog' : undefined} onClick={onClick}>
    {children}
  </Anchor>
);
