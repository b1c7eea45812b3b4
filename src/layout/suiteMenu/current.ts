import type { ShownItem } from './shown.ts';

/** Whether an item is that of a path. */
export const isAt = ({ href, subMenu }: ShownItem, pathname: string): boolean =>
  subMenu.length === 0 && (pathname === href || pathname.startsWith(`${href}/`));

/** Whether an item is that of a path, or stands above it. */
export const leadsTo = (item: ShownItem, pathname: string): boolean =>
  isAt(item, pathname) || item.subMenu.some((below) => leadsTo(below, pathname));
