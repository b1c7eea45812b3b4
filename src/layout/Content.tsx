import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface ContentProps {
  /** Maximum width in px. */
  readonly maw: number;
  /** Padding above the content, in px. */
  readonly pt?: number;
  readonly children: ReactNode;
}

export const Content = (props: ContentProps) => (
  <Box component="main" id="content" tabIndex={-1} w="100%" mx="auto" p={{ base: 16, xs: 24 }} {...props} />
);
