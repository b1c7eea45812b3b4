import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface ContentProps {
  /** The maximal width. */
  readonly maw: number;
  /** What is kept free above it. */
  readonly pt?: number;
  readonly children: ReactNode;
}

/** The content of a page, and the target of the skip link. */
export const Content = (props: ContentProps) => (
  <Box component="main" id="content" tabIndex={-1} w="100%" mx="auto" p={{ base: 16, xs: 24 }} {...props} />
);
