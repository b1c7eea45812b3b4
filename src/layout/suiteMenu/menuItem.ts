import type { MessageDescriptor } from '@lingui/core';
import type { Icon } from '@tabler/icons-react';
import type { PermissionKey } from '#contract/entities/permissionKeys.ts';
import type { FeatureSwitch, SuiteSystem } from '#contract/entities/suite.ts';

/** Conditions for seeing an item; without any, everybody sees it. */
export interface AccessConditions {
  /** One or all of these permissions. */
  readonly roles?: { readonly one: readonly PermissionKey[] } | { readonly all: readonly PermissionKey[] };
  /** All of these. */
  readonly setting?: readonly FeatureSwitch[];
  /** Required plan version. */
  readonly system?: SuiteSystem;
}

/** The menu has three levels: groups, items, and the items below an item. */
export interface MenuItem extends AccessConditions {
  readonly id: string;
  readonly icon?: Icon;
  readonly label: MessageDescriptor;
  /** Path in the mall; without it, the item is outside the mall. An item with a `subMenu` is no link. */
  readonly url?: string;
  readonly subMenu?: readonly MenuItem[];
  readonly activity?: boolean;
  /** Whether it has a badge during an activity, because an item below it is marked. */
  readonly badge?: boolean;
  /** Shown to a user who does not have this item. */
  readonly instead?: MenuItem;
}

export interface MenuGroup extends MenuItem {
  readonly icon: Icon;
  readonly instead?: MenuItem & { readonly icon: Icon };
}
