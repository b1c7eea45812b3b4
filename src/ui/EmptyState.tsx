import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyPicture, type PictureName } from './pictures.tsx';

interface EmptyStateProps {
  readonly picture?: PictureName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ picture = 'box', title, text, action }: EmptyStateProps) => (
  <Stack component="section" align="center" gap="sm" py="xl" px="md" ta="center">
    <EmptyPicture picture={picture} />
    <Title order={2}>{title}</Title>
    {text !== undefined && (
      <Text c="dimmed" maw="46ch">
        {text}
      </Text>
    )}
    {action}
  </Stack>
);
