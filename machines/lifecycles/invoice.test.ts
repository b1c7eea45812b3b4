import { describe, expect, it } from 'vitest';
import { zones } from '#contract/entities/client.ts';
import { type InvoiceStatus, invoiceStatuses } from '#contract/entities/invoice.ts';
import { orderStatuses } from '#contract/entities/order.ts';
import {
  fieldsOf,
  invoiceAfter,
  invoiceDays,
  invoiceNumberFits,
  invoiceReason,
  invoiceTypesIn,
  kindAt,
} from './invoice.ts';

const statuses: readonly (InvoiceStatus | null)[] = [null, ...invoiceStatuses];

describe('the invoice of an order', () => {
  it('is applied for, decided once, and mailed where it is on paper [INV-01]', () => {
    const events = [
      { type: 'invoice.apply' },
      { type: 'invoice.issue' },
      { type: 'invoice.refuse' },
      { type: 'invoice.mail', kind: 'paper' },
      { type: 'invoice.mail', kind: 'electronic' },
    ] as const;
    expect(events.map((event) => statuses.map((status) => invoiceAfter(status, event)))).toEqual([
      ['applied', null, null, null, 'applied'],
      [null, 'issued', null, null, null],
      [null, 'refused', null, null, null],
      [null, null, 'mailed', null, null],
      [null, null, null, null, null],
    ]);
  });

  it('is applied for by the main account once the order is paid, and while none stands [INV-01]', () => {
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

  it('is not applied for where nothing was charged [INV-01]', () => {
    const free = { amount: { minor: 0 }, invoice: null } as const;
    const reasonFor = (is_admin: boolean) => invoiceReason({ ...free, order: 'paid', is_admin });
    expect([reasonFor(true), reasonFor(false)]).toEqual(['nothing_charged', 'nothing_charged']);
  });

  it('is electronic from February 2021 on, Beijing time [INV-02]', () => {
    expect(kindAt(new Date('2021-01-31T15:59:59Z'))).toBe('paper');
    expect(kindAt(new Date('2021-01-31T16:00:00Z'))).toBe('electronic');
  });

  it('has its tax deducted in mainland China only [INV-03]', () => {
    expect(zones.map((zone) => invoiceTypesIn(zone))).toEqual([
      ['ordinary', 'special'],
      ['ordinary'],
      ['ordinary'],
      ['ordinary'],
      ['ordinary'],
    ]);
  });

  it('asks for the same seven fields, and for an address to mail it or to announce it [INV-04]', () => {
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

  it('has a number of 20 digits where it is electronic and of mainland China', () => {
    const fits = (zone: (typeof zones)[number], kind: 'electronic' | 'paper', number: string) =>
      invoiceNumberFits(zone, kind, number);
    expect(fits('CN', 'electronic', '26312000000012345678')).toBe(true);
    expect(fits('CN', 'electronic', '2631200000001234567')).toBe(false);
    expect(fits('CN', 'paper', '01234567')).toBe(true);
    expect(fits('TW', 'electronic', 'AB-12345678')).toBe(true);
    expect(fits('TW', 'electronic', 'ab 12')).toBe(false);
  });

  it('is dated from the day of the order until today, where the client is or in mainland China, whichever is later', () => {
    const ordered = new Date('2026-03-02T20:00:00Z');
    const days = (zone: (typeof zones)[number], now: string) => invoiceDays(zone, { ordered, now: new Date(now) });
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

  it('has a number of 4 to 30 characters elsewhere, whole', () => {
    const fits = (number: string) => invoiceNumberFits('HK', 'electronic', number);
    expect(['ABC', 'ABCD', 'A'.repeat(30), 'A'.repeat(31), 'AB CD', '-0-1', 'x26312000000012345678'].map(fits)).toEqual(
      [false, true, true, false, false, true, false],
    );
    expect(invoiceNumberFits('CN', 'electronic', 'x26312000000012345678')).toBe(false);
    expect(invoiceNumberFits('CN', 'electronic', '26312000000012345678x')).toBe(false);
  });
});
