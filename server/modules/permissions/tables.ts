import { type AnyPgColumn, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PermissionKey } from '#contract/entities/permissionKeys.ts';
import type { FeatureSwitch, Scope } from '#contract/entities/suite.ts';
import { clients, users } from '../identity/tables.ts';

export const departments = pgTable(
  'departments',
  {
    department_id: text().primaryKey(),
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    /** Null at the top. */
    parent_id: text().references((): AnyPgColumn => departments.department_id),
    name: text().notNull(),
  },
  (table) => [index('departments_client').on(table.client_id), index('departments_parent').on(table.parent_id)],
);

/** A user can work in several departments. */
export const departmentMembers = pgTable(
  'department_members',
  {
    department_id: text()
      .notNull()
      .references(() => departments.department_id),
    user_id: text()
      .notNull()
      .references(() => users.user_id),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.department_id] }),
    index('department_members_department').on(table.department_id),
  ],
);

/** For child accounts. A main account may do everything. */
export const userPermissions = pgTable(
  'user_permissions',
  {
    user_id: text()
      .notNull()
      .references(() => users.user_id),
    key: text().$type<PermissionKey>().notNull(),
    scope: integer().$type<Scope>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.key] })],
);

/** A row switches a feature on; a feature without a row is off. */
export const clientFeatures = pgTable(
  'client_features',
  {
    client_id: text()
      .notNull()
      .references(() => clients.client_id),
    feature: text().$type<FeatureSwitch>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.client_id, table.feature] })],
);
