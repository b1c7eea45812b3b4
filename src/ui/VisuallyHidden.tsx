import { VisuallyHidden as Hidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A live region: screen readers announce changes. */
  readonly live?: boolean;
}

export const VisuallyHidden = ({ children, live = false }: VisuallyHiddenProps) => (
  <Hidden role={live ? 'status' : undefined}>{children}</Hidden>
);
