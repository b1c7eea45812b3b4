import { isScopeAccepted, type PermissionKey } from '#contract/entities/permissionKeys.ts';
import { type SuiteUrls, suiteUrlOf } from '#contract/entities/suiteEntries.ts';
import type { UserPermissions } from '#machines/shell/session/machine.ts';
import { paths } from '../../ui/paths.ts';
import type { AccessConditions, MenuItem } from './menuItem.ts';

export interface VisibleItem extends Pick<MenuItem, 'id' | 'label'> {
  readonly icon: MenuItem['icon'];
  readonly href: string;
  readonly activity: boolean;
  readonly badge: boolean;
  /** Empty for a link. */
  readonly subMenu: readonly VisibleItem[];
}

/** The conditions of an item that are not met, most general first. */
export type MissingAccess = 'system' | 'setting' | 'roles';

export function missingAccessOf(
  { roles, setting = [], system }: AccessConditions,
  allowed: UserPermissions,
): readonly MissingAccess[] {
  const held = allowed.privilege.list.filter(isScopeAccepted);
  const holds = (key: PermissionKey) => held.some((each) => each.key === key);
  const hasRoles = roles === undefined || ('one' in roles ? roles.one.some(holds) : roles.all.every(holds));
  const hasSystem = system === undefined || allowed.systems.some(({ system_id }) => system_id === system);
  const isOn = setting.every((feature) => allowed.setting[feature] === true);
  return [
    ...(hasSystem ? [] : (['system'] as const)),
    ...(isOn ? [] : (['setting'] as const)),
    ...(hasRoles ? [] : (['roles'] as const)),
  ];
}

/**
 * The items whose conditions are met. An item with items below it is visible only if one of them is. An item links to
 * its page in the mall or its address in the suite; if the deployment has none, to a page that says so.
 */
export function visibleItems(
  items: readonly MenuItem[],
  allowed: UserPermissions,
  suite: SuiteUrls,
): readonly VisibleItem[] {
  return items.flatMap((item) => {
    const { id, label, icon, url, instead, activity = false, badge = false } = item;
    const subMenu = visibleItems(item.subMenu ?? [], allowed, suite);
    const isEmpty = item.subMenu !== undefined && subMenu.length === 0;
    if (missingAccessOf(item, allowed).length === 0 && !isEmpty) {
      const href = url ?? suiteUrlOf(suite, id) ?? paths.suite(id);
      return [{ id, label, icon, href, activity, badge, subMenu }];
    }
    return instead === undefined ? [] : visibleItems([instead], allowed, suite);
  });
}

/** From a group to the item with the id; empty if there is none. */
export function menuPathTo(id: string, items: readonly MenuItem[]): readonly MenuItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    if (item.instead?.id === id) return [item.instead];
    const below = menuPathTo(id, item.subMenu ?? []);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

export const isCurrentItem = ({ href, subMenu }: VisibleItem, pathname: string): boolean =>
  subMenu.length === 0 && (pathname === href || pathname.startsWith(`${href}/`));

/** Whether an item or one below it is that of a path. */
export const containsCurrentItem = (item: VisibleItem, pathname: string): boolean =>
  isCurrentItem(item, pathname) || item.subMenu.some((below) => containsCurrentItem(below, pathname));
