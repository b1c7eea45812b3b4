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
import { languageParameter } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';

/** Omits empty values. */
export function queryOf(given: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ''));
  return query.size === 0 ? '' : `?${query}`;
}

const paymentLinkOf = (order_id: string, token: string, query?: Readonly<Record<string, string>>): string =>
  orderLinkOf({ order_id, token }, query);

const appointmentPages = {
  tip: '/appoint-account-tip',
  success: '/appoint-success',
  cancel: '/appoint-cancel',
  list: '/appointment-list',
  booking: '/appointment',
} as const;

/**
 * The order to whose activation the user returns: the one in the path of an activation page, otherwise in the query
 * `for`. Only an id, never an address, so it cannot lead outside the mall.
 */
export function activationOrderIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | undefined {
  const [, here] = /[/]detail[/]([^/]+)[/]activate[/]?$/.exec(pathname) ?? [];
  return itemId.safeParse(here ?? new URLSearchParams(search).get('for')).data;
}

/** Paths below the base path. */
export const paths = {
  home: () => '/home',
  store: (type?: OrderType) => (type === undefined ? '/store' : `/store/${type}`),
  orders: (filter?: OrderFilter) => (filter === undefined ? '/order' : `/order/${filter}`),
  order: (orderId: string, filter?: OrderFilter) => `${paths.orders(filter)}/detail/${encodeURIComponent(orderId)}`,
  cancelOrder: (orderId: string) => `${paths.order(orderId)}/cancel`,
  activation: (orderId: string) => `${paths.order(orderId)}/activate`,
  /** From the activation, the page leads back to it. */
  invoice: (orderId: string, comesFrom?: 'activation') =>
    `${paths.order(orderId)}/invoice${comesFrom === undefined ? '' : `?for=${comesFrom}`}`,
  /** With `activationOf`, the page leads back to that activation. */
  verification: (verificationType: number, activationOf?: string) =>
    `${verificationPath(verificationType)}${queryOf({ for: activationOf ?? '' })}`,
  // Accessible with the order's token.
  payment: (orderId: string, token: string) => `/payment${paymentLinkOf(orderId, token)}`,
  /** The same for sharing: for a reader who has chosen no language, it is in the sharer's. */
  paymentToShare: (orderId: string, token: string, language: string) =>
    `/payment${paymentLinkOf(orderId, token, { [languageParameter]: language })}`,
  paymentByPhone: (orderId: string, token: string) => `/payment/phone${paymentLinkOf(orderId, token)}`,
  paymentSuccess: (orderId: string, token: string) => `/payment/success${paymentLinkOf(orderId, token)}`,
  paymentFail: (orderId: string, token: string) => `/payment/fail${paymentLinkOf(orderId, token)}`,
  /** For the phone that scanned a hand-over's QR code; the secret follows in the fragment. */
  phone: () => '/phone',
  vouchers: () => '/voucher',
  user: () => '/user',
  enterprise: () => '/enterprise',
  security: () => '/security',
  notices: (category?: NoticeCategory) => `/notices${queryOf({ category: category ?? '' })}`,
  customerExport: () => '/crm-export',
  // Accessible without a session.
  registration: (region: RegistrationRegion) => registrationPages[region],
  registered: (region: RegistrationRegion) => `${registrationPages[region]}/success`,
  services: () => '/services',
  /** For an entry of the suite outside the mall. */
  suite: (entry: string) => `/suite/${encodeURIComponent(entry)}`,
  /** Each redirects according to the client's booking status. */
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
  /** `status` and `search` are the list that it was opened from. */
  deskInvoice: (invoiceId: string, status: InvoiceFilter = 'applied', search = '') =>
    `/desk/invoices/${encodeURIComponent(invoiceId)}${queryOf({ status: status === 'applied' ? '' : status, search })}`,
  deskVerifications: (status: VerificationFilter = 'pending', search = '') =>
    `/desk/verifications${queryOf({ status: status === 'pending' ? '' : status, search })}`,
  /** `status` and `search` are the list that it was opened from. */
  deskVerification: (verificationId: string, status: VerificationFilter = 'pending', search = '') =>
    `/desk/verifications/${encodeURIComponent(verificationId)}${queryOf({ status: status === 'pending' ? '' : status, search })}`,
  deskAppointments: (list: AgendaFilter = 'coming') =>
    `/desk/appointments${queryOf({ list: list === 'coming' ? '' : list })}`,
  /** `list` is the list that it was opened from. */
  deskAppointment: (appointmentId: string, list: AgendaFilter = 'coming') =>
    `/desk/appointments/${encodeURIComponent(appointmentId)}${queryOf({ list: list === 'coming' ? '' : list })}`,
  deskOrders: (list: DeskOrderFilter = 'missing', search = '') =>
    `/desk/orders${queryOf({ list: list === 'missing' ? '' : list, search })}`,
  /** `list` and `search` are the list that it was opened from. */
  deskOrder: (orderId: string, list: DeskOrderFilter = 'missing', search = '') =>
    `/desk/orders/${encodeURIComponent(orderId)}${queryOf({ list: list === 'missing' ? '' : list, search })}`,
  deskTrace: (code?: string) => (code === undefined ? '/desk/trace' : `/desk/trace/${code}`),
} as const;

export type Paths = typeof paths;

export const isVerificationPage = ({ pathname }: Pick<URL, 'pathname'>): boolean =>
  /[/](mainlandAuth|auth)[/]?$/i.test(pathname);

/** Hash of the store's review step. */
export const reviewHash = '#review';
