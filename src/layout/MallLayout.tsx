import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@mantine/core';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useServices } from '../services/services.ts';
import { variantOf } from '../services/variant.ts';
import { useSession } from '../session/session.ts';
import { SupportFooter } from '../support/SupportFooter.tsx';
import { AppLink } from '../ui/AppLink.tsx';
import { paths } from '../ui/paths.ts';
import { Content } from './Content.tsx';
import { sidebarEntries } from './entries.ts';
import { Guide } from './Guide.tsx';
import { Header } from './Header.tsx';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import classes from './MallLayout.module.css';
import { SecurityTip } from './SecurityTip.tsx';
import { Sidebar } from './Sidebar.tsx';
import { VerificationBanner } from './VerificationBanner.tsx';

/** A Japanese host shows the content only. */
export function MallLayout() {
  const { host, now } = useServices();
  const { settings, user } = useSession();
  const variant = variantOf(host);
  if (user.role !== 'client') return <RedirectToDesk />;
  return (
    <div className={classes.layout} data-framed={variant.framed || undefined}>
      {variant.framed && <Header />}
      {variant.framed && (
        <div className={classes.banner}>
          <VerificationBanner user={user} />
        </div>
      )}
      {variant.framed && <Sidebar entries={sidebarEntries(variant)} />}
      <Content maw={968}>
        {!variant.framed && <HomeLink />}
        <MaintenanceNotice maintenance={settings.maintenance} now={now()} />
        <Guide />
        <Outlet />
        {!variant.framed && <SupportFooter />}
      </Content>
      <SecurityTip />
    </div>
  );
}

/** The mall is for clients. */
function RedirectToDesk() {
  const { pathname } = useLocation();
  return <Navigate to={pathname === paths.security() ? paths.deskSecurity() : paths.desk()} replace />;
}

/** For a host without a frame. */
function HomeLink() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (/^[/](home|mall)([/]|$)/.test(pathname)) return null;
  return (
    <Box component="nav" aria-label={t`Mall`} mb="xs">
      <AppLink href={paths.home()}>
        <Trans>Home</Trans>
      </AppLink>
    </Box>
  );
}
