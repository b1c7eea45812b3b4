import { index, pgTable, text, timestamp, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { customerSources, customerStages } from '#contract/entities/customer.ts';
import { clients, users } from '../identity/tables.ts';
import { departments } from '../permissions/tables.ts';

/** Milliseconds, the precision of JavaScript dates: a cursor by time would otherwise repeat rows. */
const timeColumn = () => timestamp({ withTimezone: true, precision: 3 });

export const customers = pgTable(
  'customers',
  {
    customer_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    /** The client's own number for the customer. */
    customer_no: varchar({ length: 64 }).notNull(),
    name: varchar({ length: 200 }).notNull(),
    contact: varchar({ length: 100 }).notNull().default(''),
    email: varchar({ length: 254 }).notNull().default(''),
    mobile: varchar({ length: 40 }).notNull().default(''),
    region: varchar({ length: 100 }).notNull().default(''),
    stage: text({ enum: customerStages }).notNull(),
    source: text({ enum: customerSources }).notNull(),
    /** Who looks after the customer, if anyone does. */
    owner_id: text().references(() => users.user_id),
    /** Need not be the owner's department. */
    department_id: text().references(() => departments.department_id),
    note: varchar({ length: 2000 }).notNull().default(''),
    created_at: timeColumn().notNull(),
    last_contacted_at: timeColumn(),
  },
  (table) => [
    index('customers_client').on(table.client_id, table.created_at, table.customer_id),
    uniqueIndex('customers_number').on(table.client_id, table.customer_no),
  ],
);
