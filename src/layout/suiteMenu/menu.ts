import { companyGroups } from './companyGroups.ts';
import type { MenuGroup } from './menuItem.ts';
import { sellingGroups } from './sellingGroups.ts';

/** Complete, regardless of permissions. */
export const suiteMenu: readonly MenuGroup[] = [...sellingGroups, ...companyGroups];
