import { setup, transition } from 'xstate';
import { currentDateIn, type Zone } from '#contract/entities/client.ts';
import {
  type ApplicationField,
  type InvoiceKind,
  type InvoiceReason,
  type InvoiceStatus,
  type InvoiceType,
  invoiceFields,
  mailingFields,
} from '#contract/entities/invoice.ts';
import type { OrderStatus } from '#contract/entities/order.ts';
import type { Money } from '#contract/money.ts';
import { isFree } from './order.ts';

export type InvoiceEvent =
  | { readonly type: 'invoice.apply' }
  | { readonly type: 'invoice.issue' }
  | { readonly type: 'invoice.refuse' }
  | { readonly type: 'invoice.mail'; readonly kind: InvoiceKind };

/** Applied for, then issued or refused; a paper invoice is mailed. A refused one can be applied for again. */
export const invoiceLifecycle = setup({ types: { events: {} as InvoiceEvent } }).createMachine({
  id: 'invoice',
  initial: 'none',
  states: {
    none: { on: { 'invoice.apply': 'applied' } },
    applied: { on: { 'invoice.issue': 'issued', 'invoice.refuse': 'refused' } },
    issued: { on: { 'invoice.mail': { guard: ({ event }) => event.kind === 'paper', target: 'mailed' } } },
    mailed: { type: 'final' },
    refused: { on: { 'invoice.apply': 'applied' } },
  },
});

/** A null status means that none was applied for. Returns null if the lifecycle rejects the event. */
export function nextInvoiceStatus(status: InvoiceStatus | null, event: InvoiceEvent): InvoiceStatus | null {
  const before = invoiceLifecycle.resolveState({ value: status ?? 'none' });
  if (!before.can(event)) return null;
  const { value } = transition(invoiceLifecycle, before, event)[0];
  return value === 'none' ? null : value;
}

const reasonByOrderStatus = {
  unpaid: 'order_unpaid',
  paid: null,
  completed: null,
  cancelled: 'order_closed',
  expired: 'order_closed',
} as const satisfies Record<OrderStatus, InvoiceReason | null>;

/** Null if an invoice can be applied for. */
export function invoiceReason(of: {
  readonly order: OrderStatus;
  readonly amount: Pick<Money, 'minor'>;
  readonly invoice: InvoiceStatus | null;
  readonly is_admin: boolean;
}): InvoiceReason | null {
  if (nextInvoiceStatus(of.invoice, { type: 'invoice.apply' }) === null) return 'invoice_exists';
  if (isFree(of.amount)) return 'nothing_charged';
  return reasonByOrderStatus[of.order] ?? (of.is_admin ? null : 'main_account_only');
}

/** Since then invoices are electronic unless the client asks for paper. */
const electronicFrom = new Date('2021-02-01T00:00:00+08:00');

/** The kind of invoice for an application at a moment, unless the client asks for paper. */
export const kindAt = (at: Date): InvoiceKind => (at >= electronicFrom ? 'electronic' : 'paper');

/** Only mainland China has invoices whose tax can be deducted (`special`). */
export const invoiceTypesIn = (zone: Zone): readonly InvoiceType[] =>
  zone === 'CN' ? ['ordinary', 'special'] : ['ordinary'];

export const fieldsOf = (kind: InvoiceKind): readonly ApplicationField[] =>
  kind === 'paper' ? [...invoiceFields, ...mailingFields] : [...invoiceFields, 'email'];

/** In mainland China an electronic invoice has a number of 20 digits. */
export const isInvoiceNumberValid = (zone: Zone, kind: InvoiceKind, number: string): boolean =>
  zone === 'CN' && kind === 'electronic' ? /^\d{20}$/.test(number) : /^[0-9A-Z-]{4,30}$/.test(number);

/**
 * The allowed dates of an invoice: from the day of the order until today. Invoices are issued in mainland China, where
 * it may be tomorrow already.
 */
export function allowedInvoiceDates(
  zone: Zone,
  { ordered, now }: { readonly ordered: Date; readonly now: Date },
): { readonly earliest: string; readonly latest: string } {
  const [today, ours] = [currentDateIn(zone, now), currentDateIn('CN', now)];
  const isTomorrow = ours > today;
  return { earliest: currentDateIn(zone, ordered), latest: isTomorrow ? ours : today };
}
