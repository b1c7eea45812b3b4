import type { ReactNode } from 'react';

/** Several states of a component, one below the other. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>{children}</div>
);
