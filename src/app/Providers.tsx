import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { RouterLink } from '../layout/RouterLink.tsx';
import { type Services, ServicesProvider } from '../services/services.ts';
import { wayInApplet } from '../services/variant.ts';
import { PagesOfUser } from '../session/AnotherUser.tsx';
import { SessionNotice } from '../session/SessionNotice.tsx';
import { SupportCode } from '../support/SupportCode.tsx';
import { LinkProvider } from '../ui/AppLink.tsx';
import { SiteNameProvider } from '../ui/siteName.ts';
import { type Way, WayProvider } from '../ui/way.ts';
import { cssVariables, theme } from './theme.ts';

const everyPage = (): Way => 'link';

export function Providers({ services, children }: { services: Services; children: ReactNode }) {
  const { applet } = services;
  return (
    <ServicesProvider value={services}>
      <I18nProvider i18n={i18n}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <SiteNameProvider value={services.siteName}>
            <WayProvider value={applet === null ? everyPage : wayInApplet(applet)}>
              <LinkProvider value={RouterLink}>
                <PagesOfUser>
                  <SessionNotice />
                  <SupportCode>{children}</SupportCode>
                </PagesOfUser>
              </LinkProvider>
            </WayProvider>
          </SiteNameProvider>
        </MantineProvider>
      </I18nProvider>
    </ServicesProvider>
  );
}
