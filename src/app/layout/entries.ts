import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Icon, IconHome, IconReceipt, IconShoppingCart, IconTicket } from '@tabler/icons-react';
import { languageOfHost } from '#contract/languages.ts';
import { paths } from '../../ui/paths.ts';

/** What a host shows of the mall, beside its language. */
export interface HostLook {
  /** Header, sidebar and banner. */
  readonly framed: boolean;
  /** The entries to buy and of vouchers. */
  readonly selling: boolean;
}

/** The look of a host, by the region for which it speaks. */
export function lookOfHost(host: string): HostLook {
  const region = languageOfHost(host);
  return { framed: region !== 'ja', selling: region !== 'zh-TW' };
}

/** One entry of the sidebar. */
export interface Entry {
  readonly href: string;
  readonly label: MessageDescriptor;
  readonly icon: Icon;
  /** The addresses below which the entry is the active one. */
  readonly covers: readonly string[];
}

const home = { href: paths.home(), label: msg`Home`, icon: IconHome, covers: ['/home', '/mall'] };
const buy = { href: paths.store(), label: msg`Buy`, icon: IconShoppingCart, covers: ['/store'] };
const orders = { href: paths.orders(), label: msg`Orders`, icon: IconReceipt, covers: ['/order'] };
const vouchers = { href: paths.vouchers(), label: msg`Vouchers`, icon: IconTicket, covers: ['/voucher'] };

/** The entries that a host offers, in their order. */
export const entriesOf = ({ selling }: HostLook): readonly Entry[] =>
  selling ? [home, buy, orders, vouchers] : [home, orders];

/** Whether an entry is the one of a path. */
export const isActive = (entry: Entry, pathname: string): boolean =>
  entry.covers.some((covered) => pathname === covered || pathname.startsWith(`${covered}/`));
