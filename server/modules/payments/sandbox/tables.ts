import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { mobileMeans } from '#contract/entities/payment.ts';
import { type Currency, currencies } from '#contract/money.ts';

/** Money that the sandbox says to have taken. */
export interface SandboxTransaction {
  readonly transaction_id: string;
  readonly is_refunded: boolean;
}

/** Payments as the sandbox knows them, in place of a provider: nothing else reads them. */
export const sandboxPayments = pgTable('sandbox_payments', {
  payment_id: text().primaryKey(),
  /** Names its cashier's page, which nobody else finds. */
  secret: text().notNull().unique(),
  provider: text({ enum: mobileMeans }).notNull(),
  status: text({ enum: ['waiting', 'paid', 'closed', 'declined'] }).notNull(),
  order_no: text().notNull(),
  currency: text({ enum: currencies }).$type<Currency>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** Where its page leads back to, encrypted: the address holds the order's token. */
  sealed_return_to: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  transactions: jsonb().$type<readonly SandboxTransaction[]>().notNull().default([]),
});
