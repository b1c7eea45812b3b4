import { Group, Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface CardProps {
  readonly title?: ReactNode;
  /** Beside the title: a status, an action. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export const Card = ({ title, aside, children }: CardProps) => (
  <Paper component="section" p="lg">
    {(title !== undefined || aside !== undefined) && (
      <Group justify="space-between" gap="xs" mb="sm">
        {title !== undefined && <Title order={2}>{title}</Title>}
        {aside}
      </Group>
    )}
    {children}
  </Paper>
);
