import '@mantine/core/styles/NavLink.layer.css';
import { useLingui } from '@lingui/react/macro';
import { Box, Button, NavLink, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type Icon,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconRefresh,
} from '@tabler/icons-react';
import { memo, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BareLink } from '../ui/AppLink.tsx';
import { isActive, type SidebarEntry } from './entries.ts';
import classes from './Sidebar.module.css';
import { SuiteDrawer } from './suiteMenu/SuiteDrawer.tsx';
import { SuiteMenu } from './suiteMenu/SuiteMenu.tsx';
import { type Suite, useSuite } from './suiteMenu/useSuite.ts';
import { sidebarScopeOf, useCollapsed } from './useCollapsed.ts';

/** Same breakpoint as in the style sheet: from here on, both columns fit. */
const bothColumnsQuery = '(min-width: 1200px)';
/** Same breakpoint as in the style sheet: up to here, the entries are a bar below the content. */
const bottomBarQuery = '(max-width: 768px)';

/**
 * If both columns do not fit, the mall's entries stay (below the content on a small screen) and the suite's groups move
 * to a drawer.
 */
export function Sidebar({ entries }: { readonly entries: readonly SidebarEntry[] }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [collapsed, toggle] = useCollapsed(sidebarScopeOf(pathname));
  const { suite, activity, retry } = useSuite();
  // Not rendering hidden groups saves a phone a quarter of its rendering.
  const hasRoom = useMediaQuery(bothColumnsQuery, undefined, { getInitialValueInEffect: false });
  const isBar = useMediaQuery(bottomBarQuery, undefined, { getInitialValueInEffect: false });
  return (
    <div className={classes.sidebar} data-collapsed={collapsed || isBar || undefined}>
      <Stack component="nav" justify="space-between" gap={0} w="var(--column)" visibleFrom="lg" aria-label={t`Suite`}>
        <Box px="xs" py="sm" style={{ overflowY: 'auto', scrollbarWidth: 'thin' }}>
          {suite.kind === 'loading' && <div className={classes.waiting} />}
          {suite.kind === 'failed' && <Retry onRetry={retry} />}
          {suite.kind === 'known' && hasRoom && (
            <SuiteMenu allowed={suite.allowed} activity={activity} collapsed={collapsed} />
          )}
        </Box>
        <Toggle collapsed={collapsed} onToggle={toggle} />
      </Stack>
      <Stack component="nav" justify="space-between" gap={0} className={classes.mall} aria-label={t`Mall`}>
        <Stack component="ul" gap={4} className={classes.list}>
          {entries.map((entry) => (
            <MallEntry key={entry.href} entry={entry} isCurrent={isActive(entry, pathname)} />
          ))}
          <Box component="li" hiddenFrom="lg">
            <DrawerButton suite={suite} activity={activity} pathname={pathname} onRetry={retry} />
          </Box>
        </Stack>
        <Toggle collapsed={collapsed} onToggle={toggle} />
      </Stack>
    </div>
  );
}

interface MallEntryProps {
  readonly entry: SidebarEntry;
  readonly isCurrent: boolean;
}

/** Memoized: a navigation changes two entries. */
const MallEntry = memo(function MallEntry({ entry: { href, icon: Icon, label }, isCurrent }: MallEntryProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <NavLink
        component={BareLink}
        href={href}
        className={classes.entry}
        active={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        leftSection={<Icon size={22} stroke={1.7} aria-hidden="true" />}
        label={i18n._(label)}
      />
    </li>
  );
});

interface IconButtonProps {
  readonly icon: Icon;
  readonly label: string;
  readonly onPress: () => void;
  /** Undefined if the button opens nothing. */
  readonly expanded?: boolean;
}

const IconButton = ({ icon: Shown, label, onPress, expanded }: IconButtonProps) => (
  <Button
    className={classes.toggle}
    flex="none"
    mx="auto"
    my={4}
    variant="subtle"
    color="gray"
    w={44}
    h={44}
    px={0}
    onClick={onPress}
    aria-expanded={expanded}
    aria-label={label}
    title={label}
  >
    <Shown size={22} stroke={1.7} aria-hidden="true" />
  </Button>
);

interface ToggleProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}

/** Memoized: most navigations do not change it. */
const Toggle = memo(function Toggle({ collapsed, onToggle }: ToggleProps) {
  const { t } = useLingui();
  return (
    <IconButton
      icon={collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse}
      label={collapsed ? t`Expand menu` : t`Collapse menu`}
      expanded={!collapsed}
      onPress={onToggle}
    />
  );
});

function Retry({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui();
  return <IconButton icon={IconRefresh} label={t`We couldn’t load the suite menu. Try again.`} onPress={onRetry} />;
}

interface DrawerButtonProps {
  readonly suite: Suite;
  readonly activity: boolean;
  readonly pathname: string;
  readonly onRetry: () => void;
}

/** Closes on navigation, because the focus moves to the new page. */
function DrawerButton({ suite, activity, pathname, onRetry }: DrawerButtonProps) {
  const { t } = useLingui();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const hasFailed = suite.kind === 'failed';
  const isOpen = openAt === pathname && suite.kind === 'known';
  const Icon = hasFailed ? IconRefresh : IconMenu2;
  const close = useCallback(() => setOpenAt(null), []);
  const open = () => {
    if (hasFailed) onRetry();
    setOpenAt(pathname);
  };
  return (
    <>
      <NavLink
        component="button"
        type="button"
        className={classes.entry}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={hasFailed ? t`We couldn’t load the suite menu. Try again.` : undefined}
        leftSection={<Icon size={22} stroke={1.7} aria-hidden="true" />}
        label={hasFailed ? t`Try again` : t`Menu`}
        onClick={open}
      />
      {isOpen && <SuiteDrawer allowed={suite.allowed} activity={activity} onClose={close} />}
    </>
  );
}
