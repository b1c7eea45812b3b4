import type { ReactNode } from 'react';

export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>{children}</div>
);
