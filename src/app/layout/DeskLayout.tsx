import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import { Link, Navigate, NavLink, Outlet } from 'react-router-dom';
import type { Role } from '#contract/entities/client.ts';
import { paths } from '../../ui/paths.ts';
import { useSiteName } from '../../ui/siteName.ts';
import mark from '../mark.svg';
import { useSession } from '../session.ts';
import desk from './DeskLayout.module.css';
import header from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ProfileMenu } from './ProfileMenu.tsx';
import { SecurityTip } from './SecurityTip.tsx';

/** The frame of the desk's pages. Who is not of the desk is led to where they belong; the server refuses them anyway. */
export function DeskLayout() {
  const { t } = useLingui();
  const site = useSiteName();
  const { user } = useSession();
  if (user.role === 'client') return <Navigate to={paths.home()} replace />;
  return (
    <div>
      <header className={header.header}>
        <Link to={paths.desk()} className={header.brand} aria-label={t`${site} desk`}>
          <img src={mark} alt="" width={30} height={30} />
          <span>
            <Trans>{site} desk</Trans>
          </span>
        </Link>
        {user.role === 'reviewer' && <DeskEntries />}
        <Group gap={2} wrap="nowrap">
          <LanguageMenu />
          <ProfileMenu />
        </Group>
      </header>
      <Box component="main" id="content" maw={1440} mx="auto" p={{ base: 'md', xs: 'xl' }} tabIndex={-1}>
        <Outlet />
      </Box>
      <SecurityTip />
    </div>
  );
}

/** Where reviewers work. */
function DeskEntries() {
  const { t } = useLingui();
  const entries = [
    { to: paths.deskReceipts(), label: t`Transfer receipts` },
    { to: paths.deskMoney(), label: t`Money to assign` },
    { to: paths.deskInvoices(), label: t`Invoices` },
    { to: paths.deskVerifications(), label: t`Enterprise verifications` },
  ];
  return (
    <nav aria-label={t`Desk`} className={desk.entries}>
      {entries.map(({ to, label }) => (
        <NavLink key={to} to={to} className={desk.entry ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

/** A part of the desk that one role has; the others begin at their own. */
export function PartOf({ who }: { readonly who: Role }) {
  const { user } = useSession();
  return user.role === who ? <Outlet /> : <Navigate to={paths.desk()} replace />;
}
