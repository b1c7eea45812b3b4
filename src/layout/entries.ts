import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Icon, IconHome, IconReceipt, IconShoppingCart, IconTicket } from '@tabler/icons-react';
import type { Variant } from '../services/variant.ts';
import { paths } from '../ui/paths.ts';

export interface SidebarEntry {
  readonly href: string;
  readonly label: MessageDescriptor;
  readonly icon: Icon;
  /** Path prefixes of the pages for which the entry is active. */
  readonly covers: readonly string[];
}

const home = { href: paths.home(), label: msg`Home`, icon: IconHome, covers: ['/home', '/mall'] };
const buy = { href: paths.store(), label: msg`Buy`, icon: IconShoppingCart, covers: ['/store'] };
const orders = { href: paths.orders(), label: msg`Orders`, icon: IconReceipt, covers: ['/order'] };
const vouchers = { href: paths.vouchers(), label: msg`Vouchers`, icon: IconTicket, covers: ['/voucher'] };

export const mallEntries: readonly SidebarEntry[] = [home, buy, orders, vouchers];

export const sidebarEntries = ({ sidebarSells }: Variant): readonly SidebarEntry[] =>
  sidebarSells ? mallEntries : [home, orders];

export const isActive = (entry: SidebarEntry, pathname: string): boolean =>
  entry.covers.some((covered) => pathname === covered || pathname.startsWith(`${covered}/`));
