import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

export const Actions = ({ children }: { readonly children: ReactNode }) => <Group gap="sm">{children}</Group>;
