import '@mantine/core/styles/Affix.layer.css';
import { Trans } from '@lingui/react/macro';
import { Affix, Button } from '@mantine/core';
import { IconLayoutGrid } from '@tabler/icons-react';
import { Outlet } from 'react-router-dom';
import type { Applet } from '../services/applet.ts';
import { useServices } from '../services/services.ts';
import { useSession } from '../session/session.ts';
import { SupportFooter } from '../support/SupportFooter.tsx';
import { Content } from './Content.tsx';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';

export function AppletLayout({ applet }: { readonly applet: Applet }) {
  const { now } = useServices();
  const { settings } = useSession();
  return (
    <>
      {/* The padding keeps the button off the content until it scrolls. Below, a flow has its own bar. */}
      <Content maw={968} pt={64}>
        <MaintenanceNotice maintenance={settings.maintenance} now={now()} />
        <Outlet />
        <SupportFooter />
      </Content>
      <Affix position={{ top: 12, right: 16 }}>
        <Button
          variant="default"
          radius="xl"
          leftSection={<IconLayoutGrid size={18} aria-hidden="true" />}
          onClick={applet.toWorkPage}
        >
          <Trans context="the page of the mini-program from which people work">Workspace</Trans>
        </Button>
      </Affix>
    </>
  );
}
