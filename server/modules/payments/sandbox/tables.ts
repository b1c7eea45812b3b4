import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { mobileProviders } from '#contract/entities/payment.ts';
import { type Currency, currencies } from '#contract/money.ts';

export interface SandboxTransaction {
  readonly transaction_id: string;
  readonly is_refunded: boolean;
}

/** In place of a provider's data: nothing else reads it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  payment_id: text().primaryKey(),
  /** Part of the cashier's address, which cannot be guessed. */
  secret: text().notNull().unique(),
  provider: text({ enum: mobileProviders }).notNull(),
  status: text({ enum: ['waiting', 'paid', 'closed', 'declined'] }).notNull(),
  order_no: text().notNull(),
  currency: text({ enum: currencies }).$type<Currency>().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  /** Encrypted, as the address contains the order's token. */
  sealed_return_to: text().notNull(),
  expires_at: timestamp({ withTimezone: true }).notNull(),
  transactions: jsonb().$type<readonly SandboxTransaction[]>().notNull().default([]),
});
