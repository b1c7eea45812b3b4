import { companyGroups } from './companyGroups.ts';
import type { MenuGroup } from './menuItem.ts';
import { sellingGroups } from './sellingGroups.ts';

/** The suite's menu, whoever looks at it. */
export const suiteMenu: readonly MenuGroup[] = [...sellingGroups, ...companyGroups];
