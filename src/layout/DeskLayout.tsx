import { Trans, useLingui } from '@lingui/react/macro';
import { Group, UnstyledButton } from '@mantine/core';
import { Navigate, NavLink, Outlet } from 'react-router-dom';
import type { Role } from '#contract/entities/client.ts';
import { useSession } from '../session/session.ts';
import { paths } from '../ui/paths.ts';
import { useSiteName } from '../ui/siteName.ts';
import { Content } from './Content.tsx';
import header from './Header.module.css';
import { HeaderBar } from './Header.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SecurityTip } from './SecurityTip.tsx';

/** Redirects clients to the mall; the server rejects their calls anyway. */
export function DeskLayout() {
  const { t } = useLingui();
  const site = useSiteName();
  const { user } = useSession();
  if (user.role === 'client') return <Navigate to={paths.home()} replace />;
  return (
    <div>
      <HeaderBar home={paths.desk()} label={t`${site} desk`} name={<Trans>{site} desk</Trans>}>
        {user.role === 'reviewer' && <DeskEntries place="header" />}
        <Group gap={2} wrap="nowrap">
          <LanguageMenu />
          <ProfileMenu />
        </Group>
      </HeaderBar>
      {user.role === 'reviewer' && <DeskEntries place="below" />}
      <Content maw={1440}>
        <Outlet />
      </Content>
      <SecurityTip />
    </div>
  );
}

/** In the header, or below it without enough room, as on a phone or at 200 % zoom. */
function DeskEntries({ place }: { readonly place: 'header' | 'below' }) {
  const { t } = useLingui();
  const entries = [
    { to: paths.deskReceipts(), label: t`Transfer receipts` },
    { to: paths.deskMoney(), label: t`Unmatched payments` },
    { to: paths.deskInvoices(), label: t`Invoices` },
    { to: paths.deskVerifications(), label: t`Company verifications` },
  ];
  return (
    <Group
      component="nav"
      gap={4}
      aria-label={t`Desk`}
      {...(place === 'header'
        ? { flex: 1, wrap: 'nowrap', miw: 0, ms: 'md', visibleFrom: 'md' }
        : { px: 'xs', pt: 'xs', hiddenFrom: 'md' })}
    >
      {entries.map(({ to, label }) => (
        <UnstyledButton key={to} component={NavLink} to={to} className={header.tool}>
          {label}
        </UnstyledButton>
      ))}
    </Group>
  );
}

/** Pages of the desk for one role; redirects other roles to their own first page. */
export function RequireRole({ who }: { readonly who: Role }) {
  const { user } = useSession();
  return user.role === who ? <Outlet /> : <Navigate to={paths.desk()} replace />;
}
