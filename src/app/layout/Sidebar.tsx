import { useLingui } from '@lingui/react/macro';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
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
            <Link
              to={entry.href}
              className={classes.entry}
              aria-current={isActive(entry, pathname) ? 'page' : undefined}
              title={collapsed ? i18n._(entry.label) : undefined}
            >
              <entry.icon size={22} stroke={1.7} aria-hidden="true" />
              <span className={classes.label}>{i18n._(entry.label)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.toggle}
        onClick={toggle}
        aria-expanded={!collapsed}
        aria-label={toggleLabel}
        title={toggleLabel}
      >
        <Toggle size={22} stroke={1.7} aria-hidden="true" />
      </button>
    </nav>
  );
}
