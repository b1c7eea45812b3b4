import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkProvider } from '../../ui/AppLink.tsx';
import { useSiteName } from '../../ui/siteName.ts';
import markUrl from '../mark.svg';
import { LoadingLink } from '../RouterLink.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';

/** What stands around a page that is opened without signing in: whoever sees it may have no account here. */
export const BarePage = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider value={LoadingLink}>
    <Group component="header" justify="space-between" px="md" py="xs" pos="relative">
      <img src={markUrl} alt={useSiteName()} width={30} height={30} />
      <LanguageMenu withAccount={false} />
    </Group>
    <Box component="main" id="content" tabIndex={-1} px="md" pb="xl" maw={720} mx="auto">
      {children}
    </Box>
  </LinkProvider>
);
