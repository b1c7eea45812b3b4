import { Group, Loader } from '@mantine/core';
import type { ReactNode } from 'react';

export const BusyIndicator = ({ children }: { readonly children: ReactNode }) => (
  <Group align="flex-start" wrap="nowrap" mih={96}>
    <Loader size="sm" aria-hidden />
    <div role="status">{children}</div>
  </Group>
);
