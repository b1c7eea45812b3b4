import { useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { SupportFooter } from '../support/SupportFooter.tsx';
import { BareLink, LinkProvider } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import { useSiteName } from '../ui/siteName.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import markUrl from './mark.svg';
import { ReloadingLink } from './RouterLink.tsx';

/** The frame of a page without a session: its reader may have no account. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const site = useSiteName();
  return (
    <LinkProvider value={ReloadingLink}>
      <Group component="header" justify="space-between" px="md" py="xs" pos="relative">
        <BareLink href={paths.home()} aria-label={t`${site}, home`} style={{ lineHeight: 0 }}>
          <img src={markUrl} alt="" width={30} height={30} />
        </BareLink>
        <LanguageMenu withAccount={false} />
      </Group>
      <Box component="main" id="content" tabIndex={-1} px="md" pb="xl" maw={720} mx="auto">
        {children}
        <SupportFooter />
      </Box>
    </LinkProvider>
  );
}
