import { describe, expect, it } from 'vitest';
import { zones } from '#contract/entities/client.ts';
import { type InvoiceStatus, invoiceStatuses } from '#contract/entities/invoice.ts';
import { orderStatuses } from '#contract/entities/order.ts';
import {
  allowedInvoiceDates,
  fieldsOf,
  invoiceReason,
  invoiceTypesIn,
  isInvoiceNumberValid,
  kindAt,
  nextInvoiceStatus,
} from './invoice.ts';

const statuses: readonly (InvoiceStatus | null)[] = [null, ...invoiceStatuses];

describe('invoices', () => {
  it('an invoice is issued or refused once after its application, and mailed only if it is on paper [INV-01]', () => {
    const events = [
      { type: 'invoice.apply' },
      { type: 'invoice.issue' },
      { type: 'invoice.refuse' },
      { type: 'invoice.mail', kind: 'paper' },
      { type: 'invoice.mail', kind: 'electronic' },
    ] as const;
    expect(events.map((event) => statuses.map((status) => nextInvoiceStatus(status, event)))).toEqual([
      ['applied', null, null, null, 'applied'],
      [null, 'issued', null, null, null],
      [null, 'refused', null, null, null],
      [null, null, 'mailed', null, null],
      [null, null, null, null, null],
    ]);
  });

  it('only the main account can apply for an invoice, once the order is paid and without an active invoice [INV-01]', () => {
    const amount = { minor: 100 };
    const reasons = (invoice: InvoiceStatus | null, is_admin: boolean) =>
      orderStatuses.map((order) => invoiceReason({ order, amount, invoice, is_admin }));
    expect(orderStatuses).toEqual(['unpaid', 'paid', 'completed', 'cancelled', 'expired']);
    expect(reasons(null, true)).toEqual(['order_unpaid', null, null, 'order_closed', 'order_closed']);
    expect(reasons('refused', true)).toEqual(['order_unpaid', null, null, 'order_closed', 'order_closed']);
    expect(reasons(null, false)[1]).toBe('main_account_only');
    expect(invoiceStatuses.map((status) => reasons(status, true)[1])).toEqual([
      'invoice_exists',
      'invoice_exists',
      'invoice_exists',
      null,
    ]);
  });

  it('an invoice cannot be applied for when nothing was charged for the order [INV-01]', () => {
    const free = { amount: { minor: 0 }, invoice: null } as const;
    const reasonFor = (is_admin: boolean) => invoiceReason({ ...free, order: 'paid', is_admin });
    expect([reasonFor(true), reasonFor(false)]).toEqual(['nothing_charged', 'nothing_charged']);
  });

  it('an invoice is electronic from 1 February 2021 on, Beijing time [INV-02]', () => {
    expect(kindAt(new Date('2021-01-31T15:59:59Z'))).toBe('paper');
    expect(kindAt(new Date('2021-01-31T16:00:00Z'))).toBe('electronic');
  });

  it('an invoice with deductible tax (`special`) is available in mainland China only [INV-03]', () => {
    expect(zones.map((zone) => invoiceTypesIn(zone))).toEqual([
      ['ordinary', 'special'],
      ['ordinary'],
      ['ordinary'],
      ['ordinary'],
      ['ordinary'],
    ]);
  });

  it('an invoice asks for seven common fields, plus an email if electronic or a postal address if on paper [INV-04]', () => {
    const both = [
      'company_name',
      'taxpayer_id',
      'registered_address',
      'registration_phone',
      'bank',
      'bank_account',
      'notice_letter',
    ];
    expect(fieldsOf('electronic')).toEqual([...both, 'email']);
    expect(fieldsOf('paper')).toEqual([...both, 'recipient', 'telephone', 'area', 'detailed_address']);
  });

  it('the number of an electronic invoice of mainland China has exactly 20 digits', () => {
    const fits = (zone: (typeof zones)[number], kind: 'electronic' | 'paper', number: string) =>
      isInvoiceNumberValid(zone, kind, number);
    expect(fits('CN', 'electronic', '26312000000012345678')).toBe(true);
    expect(fits('CN', 'electronic', '2631200000001234567')).toBe(false);
    expect(fits('CN', 'paper', '01234567')).toBe(true);
    expect(fits('TW', 'electronic', 'AB-12345678')).toBe(true);
    expect(fits('TW', 'electronic', 'ab 12')).toBe(false);
  });

  it('an invoice date is between the order date and today, by the later of the client zone and mainland China', () => {
    const ordered = new Date('2026-03-02T20:00:00Z');
    const days = (zone: (typeof zones)[number], now: string) =>
      allowedInvoiceDates(zone, { ordered, now: new Date(now) });
    expect([
      days('JP', '2026-03-05T15:30:00Z'),
      days('CN', '2026-03-05T15:30:00Z'),
      days('CN', '2026-03-05T16:00:00Z'),
      days('other', '2026-03-05T16:30:00Z'),
    ]).toEqual([
      { earliest: '2026-03-03', latest: '2026-03-06' },
      { earliest: '2026-03-03', latest: '2026-03-05' },
      { earliest: '2026-03-03', latest: '2026-03-06' },
      { earliest: '2026-03-02', latest: '2026-03-06' },
    ]);
  });

  it('the number of an invoice outside mainland China has 4 to 30 characters, with nothing before or after it', () => {
    const fits = (number: string) => isInvoiceNumberValid('HK', 'electronic', number);
    expect(['ABC', 'ABCD', 'A'.repeat(30), 'A'.repeat(31), 'AB CD', '-0-1', 'x26312000000012345678'].map(fits)).toEqual(
      [false, true, true, false, false, true, false],
    );
    expect(isInvoiceNumberValid('CN', 'electronic', 'x26312000000012345678')).toBe(false);
    expect(isInvoiceNumberValid('CN', 'electronic', '26312000000012345678x')).toBe(false);
  });
});
