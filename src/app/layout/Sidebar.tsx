import '@mantine/core/styles/NavLink.layer.css';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, NavLink } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { BareLink } from '../../ui/AppLink.tsx';
import { type Entry, isActive } from './entries.ts';
import classes from './Sidebar.module.css';
import { useCollapsed } from './useCollapsed.ts';

/** The entries of the mall: a column beside the content, on a small screen a bar below it. */
export function Sidebar({ entries }: { entries: readonly Entry[] }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const [collapsed, toggle] = useCollapsed('common');
  const Toggle = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const toggleLabel = collapsed ? t`Expand the menu` : t`Collapse the menu`;
  return (
    <nav className={classes.sidebar} data-collapsed={collapsed || undefined} aria-label={t`Mall`}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.href}>
            <NavLink
              component={BareLink}
              href={entry.href}
              className={classes.entry}
              active={isActive(entry, pathname)}
              aria-current={isActive(entry, pathname) ? 'page' : undefined}
              leftSection={<entry.icon size={22} stroke={1.7} aria-hidden="true" />}
              label={i18n._(entry.label)}
            />
          </li>
        ))}
      </ul>
      <ActionIcon
        className={classes.toggle}
        variant="subtle"
        color="gray"
        size={44}
        onClick={toggle}
        aria-expanded={!collapsed}
        aria-label={toggleLabel}
        title={toggleLabel}
      >
        <Toggle size={22} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </nav>
  );
}
