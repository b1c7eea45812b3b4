import type { AgendaFilter } from '#contract/calls/deskAppointments.ts';
import type { InvoiceFilter } from '#contract/calls/deskInvoices.ts';
import type { DeskOrderFilter } from '#contract/calls/deskOrders.ts';
import type { MoneyFilter, ReceiptFilter } from '#contract/calls/deskPayments.ts';
import type { VerificationFilter } from '#contract/calls/deskVerifications.ts';
import { itemId } from '#contract/codecs.ts';
import type { OrderFilter } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { type RegistrationRegion, registrationPages } from '#contract/entities/registration.ts';
import type { NoticeCategory } from '#contract/entities/session.ts';
import { verificationPath } from '#contract/entities/verification.ts';
import { linkLanguage } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';

/** The query of an address, without what is empty. */
export function queryOf(given: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

const linkOf = (order_id: string, token: string, query?: Readonly<Record<string, string>>): string =>
  orderLinkOf({ order_id, token }, query);

const appointmentPages = {
  tip: '/appoint-account-tip',
  success: '/appoint-success',
  cancel: '/appoint-cancel',
  list: '/appointment-list',
  booking: '/appointment',
} as const;

/**
 * The order whose activation somebody is on the way to: on the page of the activation itself, and where an address names it. An id, never an
 * address: what is made of it is a page of the mall.
 */
export function activationIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, here] = /[/]detail[/]([^/]+)[/]activate[/]?$/.exec(pathname) ?? [];
  return itemId.safeParse(here ?? new URLSearchParams(search).get('for')).data;
}

/** Every page's address, below the base path. */
export const paths = {
  home: () => '/home',
  store: (type?: OrderType) => (type === undefined ? '/store' : `/store/${type}`),
  orders: (filter?: OrderFilter) => (filter === undefined ? '/order' : `/order/${filter}`),
  order: (orderId: string, filter?: OrderFilter) => `${paths.orders(filter)}/detail/${encodeURIComponent(orderId)}`,
  cancelOrder: (orderId: string) => `${paths.order(orderId)}/cancel`,
  activation: (orderId: string) => `${paths.order(orderId)}/activate`,
  /** The invoice of an order. Whoever comes from the activation is led back there. */
  invoice: (orderId: string, comesFrom?: 'activation') =>
    `${paths.order(orderId)}/invoice${comesFrom === undefined ? '' : `?for=${comesFrom}`}`,
  /** Where an enterprise is verified, by the type of its verification. Whoever comes from an activation is led back to it. */
  verification: (verificationType: number, activationOf?: string) =>
    `${verificationPath(verificationType)}${queryOf({ for: activationOf ?? '' })}`,
  // Open to whoever holds the order's token.
  payment: (orderId: string, token: string) => `/payment${linkOf(orderId, token)}`,
  /** The same, to be passed on: it speaks to who has chosen no language as to who passes it on. */
  paymentToShare: (orderId: string, token: string, language: string) =>
    `/payment${linkOf(orderId, token, { [linkLanguage]: language })}`,
  paymentByPhone: (orderId: string, token: string) => `/payment/phone${linkOf(orderId, token)}`,
  paymentSuccess: (orderId: string, token: string) => `/payment/success${linkOf(orderId, token)}`,
  paymentFail: (orderId: string, token: string) => `/payment/fail${linkOf(orderId, token)}`,
  /** Open to whoever has scanned the code of a hand-over, which stands behind a `#`. */
  phone: () => '/phone',
  vouchers: () => '/voucher',
  user: () => '/user',
  enterprise: () => '/enterprise',
  security: () => '/security',
  notices: (category?: NoticeCategory) => `/notices${queryOf({ category: category ?? '' })}`,
  customerExport: () => '/crm-export',
  // Open to everybody.
  registration: (region: RegistrationRegion) => registrationPages[region],
  registered: (region: RegistrationRegion) => `${registrationPages[region]}/success`,
  services: () => '/services',
  /** The page of an entry of the suite that lies outside of the mall. */
  suite: (entry: string) => `/suite/${encodeURIComponent(entry)}`,
  /** The pages of appointments. Each leads where the client stands. */
  appointment: (page: 'tip' | 'success' | 'cancel' | 'list' | 'booking' = 'list') => appointmentPages[page],
  desk: () => '/desk',
  deskSecurity: () => '/desk/security',
  deskReceipts: (status: ReceiptFilter = 'submitted', search = '') =>
    `/desk/receipts${queryOf({ status: status === 'submitted' ? '' : status, search })}`,
  deskReceipt: (proofId: string, search = '') => `/desk/receipts/${encodeURIComponent(proofId)}${queryOf({ search })}`,
  deskMoney: (settlement: MoneyFilter = 'undecided') =>
    `/desk/money${queryOf({ settlement: settlement === 'undecided' ? '' : settlement })}`,
  deskInvoices: (status: InvoiceFilter = 'applied', search = '') =>
    `/desk/invoices${queryOf({ status: status === 'applied' ? '' : status, search })}`,
  /** An application as one of a list, through which its page leads on. */
  deskInvoice: (invoiceId: string, status: InvoiceFilter = 'applied', search = '') =>
    `/desk/invoices/${encodeURIComponent(invoiceId)}${queryOf({ status: status === 'applied' ? '' : status, search })}`,
  deskVerifications: (status: VerificationFilter = 'pending', search = '') =>
    `/desk/verifications${queryOf({ status: status === 'pending' ? '' : status, search })}`,
  /** A verification as one of a list, through which its page leads on. */
  deskVerification: (verificationId: string, status: VerificationFilter = 'pending', search = '') =>
    `/desk/verifications/${encodeURIComponent(verificationId)}${queryOf({ status: status === 'pending' ? '' : status, search })}`,
  deskAppointments: (list: AgendaFilter = 'coming') =>
    `/desk/appointments${queryOf({ list: list === 'coming' ? '' : list })}`,
  /** An appointment as one of a list, to which its page leads back. */
  deskAppointment: (appointmentId: string, list: AgendaFilter = 'coming') =>
    `/desk/appointments/${encodeURIComponent(appointmentId)}${queryOf({ list: list === 'coming' ? '' : list })}`,
  deskOrders: (list: DeskOrderFilter = 'missing', search = '') =>
    `/desk/orders${queryOf({ list: list === 'missing' ? '' : list, search })}`,
  /** An order as one of a list, through which its page leads on. */
  deskOrder: (orderId: string, list: DeskOrderFilter = 'missing', search = '') =>
    `/desk/orders/${encodeURIComponent(orderId)}${queryOf({ list: list === 'missing' ? '' : list, search })}`,
  deskTrace: (code?: string) => (code === undefined ? '/desk/trace' : `/desk/trace/${code}`),
} as const;

export type Paths = typeof paths;

/** Whether an address is that of a page on which an enterprise is verified. */
export const isVerificationPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  /[/](mainlandAuth|auth)[/]?$/i.test(pathname);

/** Where the review of a purchase stands in the address of its page. */
export const reviewHash = '#review';
