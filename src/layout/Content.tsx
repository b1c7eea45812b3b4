import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface ContentProps {
  /** How wide it becomes at most. */
  readonly maw: number;
  /** What is kept free above it. */
  readonly pt?: number;
  readonly children: ReactNode;
}

/** The content of a page, where the link leads that skips what stands before it. */
export const Content = (props: ContentProps) => (
  <Box component="main" id="content" tabIndex={-1} w="100%" mx="auto" p={{ base: 16, xs: 24 }} {...props} />
);
