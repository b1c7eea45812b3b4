import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  carriers,
  type InvoiceArea,
  type InvoiceRefusal,
  invoiceFormats,
  invoiceKinds,
  invoiceStatuses,
  invoiceTypes,
  registryAnswers,
} from '#contract/entities/invoice.ts';
import { files } from '../files/tables.ts';
import { users } from '../identity/tables.ts';
import { orders } from '../orders/tables.ts';

/** Applications for invoices. At most one per order has another status than `refused`. */
export const invoices = pgTable(
  'invoices',
  {
    invoice_id: text().primaryKey(),
    /** Ascending in the order of application. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    order_id: text()
      .notNull()
      .references(() => orders.order_id),
    status: text({ enum: invoiceStatuses }).notNull(),
    kind: text({ enum: invoiceKinds }).notNull(),
    invoice_type: text({ enum: invoiceTypes }).notNull(),
    company_name: text().notNull(),
    taxpayer_id: text().notNull(),
    /** The register's answer at the time of application. */
    register: text({ enum: registryAnswers }).notNull(),
    registered_address: text().notNull(),
    registration_phone: text().notNull(),
    bank: text().notNull(),
    bank_account: text().notNull(),
    /** The notice letter. */
    file_id: text()
      .notNull()
      .references(() => files.file_id),
    /** The address that receives an electronic invoice; null for a paper one. */
    email: text(),
    /** The postal address of a paper invoice; null for an electronic one. */
    recipient: text(),
    telephone: text(),
    /** From the widest area to the narrowest, named as at the time of application. */
    area: jsonb().$type<InvoiceArea[]>(),
    detailed_address: text(),
    applied_at: timestamp({ withTimezone: true }).notNull(),
    applied_by: text()
      .notNull()
      .references(() => users.user_id),
    /** When it was issued or refused. */
    decided_at: timestamp({ withTimezone: true }),
    decided_by: text().references(() => users.user_id),
    refusal: jsonb().$type<InvoiceRefusal>(),
    invoice_number: text(),
    /** The date printed on the invoice. */
    invoiced_on: date({ mode: 'string' }),
    mailed_at: timestamp({ withTimezone: true }),
    mailed_by: text().references(() => users.user_id),
    carrier: text({ enum: carriers }),
    tracking_number: text(),
  },
  (table) => [
    index('invoices_order').on(table.order_id, table.number),
    uniqueIndex('invoices_standing').on(table.order_id).where(sql`${table.status} <> 'refused'`),
    uniqueIndex('invoices_number').on(table.invoice_number),
    index('invoices_queue').on(table.status, table.number),
    index('invoices_file').on(table.file_id),
  ],
);

/** At most one file per format. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoice_id: text()
      .notNull()
      .references(() => invoices.invoice_id),
    format: text({ enum: invoiceFormats }).notNull(),
    file_id: text()
      .notNull()
      .unique()
      .references(() => files.file_id),
  },
  (table) => [primaryKey({ columns: [table.invoice_id, table.format] })],
);
