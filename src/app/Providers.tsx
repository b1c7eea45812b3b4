import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type Services, ServicesProvider } from '../services/services.ts';
import { appletLinkMode } from '../services/variant.ts';
import { SameUserPages } from '../session/AnotherUser.tsx';
import { SessionNotice } from '../session/SessionNotice.tsx';
import { SupportCodeProvider } from '../support/SupportCodeProvider.tsx';
import { LinkProvider } from '../ui/AppLink.tsx';
import { type LinkMode, LinkModeProvider } from '../ui/linkMode.ts';
import { SiteNameProvider } from '../ui/siteName.ts';
import { cssVariables, theme } from './theme.ts';

const alwaysLink = (): LinkMode => 'link';

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  const { applet } = services;
  return (
    <ServicesProvider value={services}>
      <I18nProvider i18n={i18n}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <SiteNameProvider value={services.siteName}>
            <LinkModeProvider value={applet === null ? alwaysLink : appletLinkMode(applet)}>
              <LinkProvider value={RouterLink}>
                <SameUserPages>
                  <SessionNotice />
                  <SupportCodeProvider>{children}</SupportCodeProvider>
                </SameUserPages>
              </LinkProvider>
            </LinkModeProvider>
          </SiteNameProvider>
        </MantineProvider>
      </I18nProvider>
    </ServicesProvider>
  );
}
