import type { MessageDescriptor } from '@lingui/core';
import type { Icon } from '@tabler/icons-react';
import type { PermissionKey } from '#contract/entities/permissionKeys.ts';
import type { FeatureSwitch, SuiteSystem } from '#contract/entities/suite.ts';

/** What an item asks for; where it asks for nothing, everybody has it. */
export interface Needs {
  /** The permissions, of which one is enough, or all are needed. */
  readonly roles?: { readonly one: readonly PermissionKey[] } | { readonly all: readonly PermissionKey[] };
  /** The features that have to be on, all of them. */
  readonly setting?: readonly FeatureSwitch[];
  /** What the plan version has to have. */
  readonly system?: SuiteSystem;
}

/** An entry of the suite's menu. The menu has three levels: groups, their items, and what stands below an item. */
export interface MenuItem extends Needs {
  readonly id: string;
  readonly icon?: Icon;
  readonly label: MessageDescriptor;
  /** Where it leads within the mall; without one it lies outside. One with a `subMenu` leads nowhere itself. */
  readonly url?: string;
  readonly subMenu?: readonly MenuItem[];
  /** Whether it is marked while an activity is on. */
  readonly activity?: boolean;
  /** Whether it has a badge while an activity is on, as something below it is marked. */
  readonly badge?: boolean;
  /** What stands in its place for who does not have it. */
  readonly instead?: MenuItem;
}

/** An entry of the first level. */
export interface MenuGroup extends MenuItem {
  readonly icon: Icon;
  readonly instead?: MenuItem & { readonly icon: Icon };
}
