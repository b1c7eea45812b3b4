import { VisuallyHidden as Hidden } from '@mantine/core';
import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A live region: what changes here is said. */
  readonly live?: boolean;
}

/** Words for a screen reader only. */
export const VisuallyHidden = ({ children, live = false }: VisuallyHiddenProps) => (
  <Hidden role={live ? 'status' : undefined}>{children}</Hidden>
);
