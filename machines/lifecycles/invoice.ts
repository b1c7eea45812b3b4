import { setup, transition } from 'xstate';
import { dayIn, type Zone } from '#contract/entities/client.ts';
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

/** What happens to the invoice of an order. */
export type InvoiceEvent =
  | { readonly type: 'invoice.apply' }
  | { readonly type: 'invoice.issue' }
  | { readonly type: 'invoice.refuse' }
  | { readonly type: 'invoice.mail'; readonly kind: InvoiceKind };

/** The invoice of an order: applied for, then issued or refused; a paper one is mailed. After a refusal it is applied for again. */
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

/** Where an event leads from a status, none where nothing was applied for; null where the lifecycle refuses it. */
export function invoiceAfter(status: InvoiceStatus | null, event: InvoiceEvent): InvoiceStatus | null {
  const before = invoiceLifecycle.resolveState({ value: status ?? 'none' });
  if (!before.can(event)) return null;
  const { value } = transition(invoiceLifecycle, before, event)[0];
  return value === 'none' ? null : value;
}

const orderReasons = {
  unpaid: 'order_unpaid',
  paid: null,
  completed: null,
  cancelled: 'order_closed',
  expired: 'order_closed',
} as const satisfies Record<OrderStatus, InvoiceReason | null>;

/** Why an invoice cannot be applied for; null where nothing stands against it. */
export function invoiceReason(of: {
  readonly order: OrderStatus;
  readonly amount: Pick<Money, 'minor'>;
  readonly invoice: InvoiceStatus | null;
  readonly is_admin: boolean;
}): InvoiceReason | null {
  if (invoiceAfter(of.invoice, { type: 'invoice.apply' }) === null) return 'invoice_exists';
  if (isFree(of.amount)) return 'nothing_charged';
  return orderReasons[of.order] ?? (of.is_admin ? null : 'main_account_only');
}

/** From here on invoices are electronic, unless paper is asked for. */
const electronicFrom = new Date('2021-02-01T00:00:00+08:00');

/** Which invoice an application at a moment brings, unless paper is asked for. */
export const kindAt = (at: Date): InvoiceKind => (at >= electronicFrom ? 'electronic' : 'paper');

/** Which invoices there are in a zone: only in mainland China there is one whose tax can be deducted. */
export const invoiceTypesIn = (zone: Zone): readonly InvoiceType[] =>
  zone === 'CN' ? ['ordinary', 'special'] : ['ordinary'];

/** What an application for an invoice of a kind has to say. */
export const fieldsOf = (kind: InvoiceKind): readonly ApplicationField[] =>
  kind === 'paper' ? [...invoiceFields, ...mailingFields] : [...invoiceFields, 'email'];

/** Whether a number can be that of an invoice: in mainland China an electronic one has 20 digits. */
export const invoiceNumberFits = (zone: Zone, kind: InvoiceKind, number: string): boolean =>
  zone === 'CN' && kind === 'electronic' ? /^\d{20}$/.test(number) : /^[0-9A-Z-]{4,30}$/.test(number);

/**
 * From when until when an invoice can be dated: from the day of the order until today. It is issued in the mall's country, where it may be
 * tomorrow already.
 */
export function invoiceDays(
  zone: Zone,
  { ordered, now }: { readonly ordered: Date; readonly now: Date },
): { readonly earliest: string; readonly latest: string } {
  const [today, ours] = [dayIn(zone, now), dayIn('CN', now)];
  const isTomorrow = ours > today;
  return { earliest: dayIn(zone, ordered), latest: isTomorrow ? ours : today };
}
