import { useLingui } from '@lingui/react/macro';
import { Box, NavLink, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type FocusEvent, memo, type PointerEvent, useId, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserPermissions } from '#machines/shell/session/machine.ts';
import { useSession } from '../../session/session.ts';
import { BareLink } from '../../ui/AppLink.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ActivityMark, Entry } from './Entry.tsx';
import { suiteMenu } from './menu.ts';
import classes from './SuiteMenu.module.css';
import { useArrows } from './useArrows.ts';
import { useCloseOutside, useOpenGroup } from './useOpenGroup.ts';
import { containsCurrentItem, type VisibleItem, visibleItems } from './visibleItems.ts';

interface SuiteMenuProps {
  readonly allowed: UserPermissions;
  readonly activity: boolean;
  readonly collapsed?: boolean;
  /** Unfolds a group's items below it instead of in the column beside it. */
  readonly inPlace?: boolean;
}

const mouseOnly = (act: () => void) => (event: PointerEvent) => {
  if (event.pointerType === 'mouse') act();
};

/** A group opens by hovering, pressing, or the arrow keys. */
export function SuiteMenu({ allowed, activity, collapsed = false, inPlace = false }: SuiteMenuProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const { suite } = useSession().settings;
  const groups = useMemo(() => visibleItems(suiteMenu, allowed, suite), [allowed, suite]);
  const menuId = useId();
  const current = groups.find((group) => containsCurrentItem(group, pathname))?.id ?? null;
  const { menu, openId, focusedId, setFocused, hover, press, close } = useOpenGroup(pathname, inPlace ? current : null);
  useCloseOutside(menu, (openId ?? focusedId) !== null && !inPlace, close);
  useArrows(menu, { inPlace, closeGroup: close });
  return (
    <Box component="ul" ref={menu} display="grid" style={{ gap: 4 }}>
      {groups.map((group) => {
        const { id, subMenu, label } = group;
        const isOpen = openId === id;
        const isLink = subMenu.length === 0;
        const panelId = `${menuId}-${id}`;
        const shown = { group, activity, collapsed, isCurrent: containsCurrentItem(group, pathname) };
        const around = inPlace
          ? {}
          : {
              onPointerEnter: mouseOnly(() => hover.enter(id)),
              onPointerLeave: mouseOnly(hover.leave),
              onFocus: ({ target, currentTarget }: FocusEvent) =>
                setFocused(target.parentElement === currentTarget && target.matches(':focus-visible') ? id : null),
              onBlur: () => setFocused(null),
            };
        return (
          <li key={id} {...around}>
            {isLink ? (
              <GroupLink {...shown} />
            ) : (
              <GroupButton {...shown} inPlace={inPlace} panelId={isOpen ? panelId : null} onPress={press} />
            )}
            {!isLink && isOpen && (
              <GroupPanel id={panelId} group={group} activity={activity} pathname={pathname} inPlace={inPlace} />
            )}
            {collapsed && (isLink ? isOpen || focusedId === id : focusedId === id && !isOpen) && (
              <span ref={alignWithIcon} className={classes.name} aria-hidden="true">
                {i18n._(label)}
              </span>
            )}
          </li>
        );
      })}
    </Box>
  );
}

/** Positions the name of a group beside its icon, however the column is scrolled. */
function alignWithIcon(name: HTMLElement | null): void {
  const [icon, around] = [name?.parentElement, name?.offsetParent];
  if (!name || !icon || !around) return;
  name.style.insetBlockStart = `${icon.getBoundingClientRect().top - around.getBoundingClientRect().top}px`;
}

interface GroupProps {
  readonly group: VisibleItem;
  readonly activity: boolean;
  readonly collapsed: boolean;
  readonly isCurrent: boolean;
}

function useGroupLinkProps({ group: { icon: Icon, label, badge }, activity, collapsed }: GroupProps) {
  const { t, i18n } = useLingui();
  const name = i18n._(label);
  const isMarked = activity && badge;
  return {
    isMarked,
    face: {
      className: classes.group,
      mod: { collapsed },
      leftSection: Icon && <Icon size={22} stroke={1.7} aria-hidden="true" />,
      label: collapsed ? (
        <>
          <VisuallyHidden>{isMarked ? `${name}, ${t`Promo`}` : name}</VisuallyHidden>
          {isMarked && <span className={classes.dot} />}
        </>
      ) : (
        name
      ),
    },
  };
}

/** A group without items. Memoized: most navigations do not change it. */
const GroupLink = memo(function GroupLink(props: GroupProps) {
  const { group, isCurrent } = props;
  const { face } = useGroupLinkProps(props);
  return (
    <NavLink
      {...face}
      component={BareLink}
      href={group.href}
      data-stop
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
    />
  );
});

interface GroupButtonProps extends GroupProps {
  readonly inPlace: boolean;
  /** Id of the open panel; null while closed. */
  readonly panelId: string | null;
  readonly onPress: (id: string) => void;
}

/** Memoized: most navigations do not change it. */
const GroupButton = memo(function GroupButton({ inPlace, panelId, onPress, ...props }: GroupButtonProps) {
  const { group, collapsed, isCurrent } = props;
  const { face, isMarked } = useGroupLinkProps(props);
  const Chevron = inPlace ? IconChevronDown : IconChevronRight;
  return (
    <NavLink
      {...face}
      component="button"
      type="button"
      data-stop
      active={isCurrent}
      aria-expanded={panelId !== null}
      aria-controls={panelId ?? undefined}
      rightSection={
        !collapsed && (
          <>
            {isMarked && <ActivityMark />}
            <Chevron data-turns={inPlace || undefined} size={16} stroke={1.7} aria-hidden="true" />
          </>
        )
      }
      onClick={() => onPress(group.id)}
    />
  );
});

interface GroupPanelProps extends Pick<GroupProps, 'group' | 'activity'> {
  readonly id: string;
  readonly pathname: string;
  readonly inPlace: boolean;
}

function GroupPanel({ id, group, activity, pathname, inPlace }: GroupPanelProps) {
  const { i18n } = useLingui();
  const name = i18n._(group.label);
  return (
    <Box
      {...(inPlace ? { py: 4, ps: 34 } : { className: classes.panel, px: 'xs', py: 'sm' })}
      id={id}
      data-panel
      data-below
    >
      {!inPlace && (
        <Text px="sm" py={10} fw={650} aria-hidden="true">
          {name}
        </Text>
      )}
      <Stack component="ul" gap={4} aria-label={name}>
        {group.subMenu.map((item) => (
          <Entry key={item.id} item={item} pathname={pathname} activity={activity} />
        ))}
      </Stack>
    </Box>
  );
}
