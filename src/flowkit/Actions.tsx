import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** What can be done next, in a row. */
export const Actions = ({ children }: { readonly children: ReactNode }) => <Group gap="sm">{children}</Group>;
