import { and, asc, count, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { CustomerColumn, CustomerStage } from '#contract/entities/customer.ts';
import type { Database } from '../../db/database.ts';
import { userProfiles } from '../identity/index.ts';
import { departmentNames, type Reach, withinReach } from '../permissions/index.ts';
import { customers } from './tables.ts';

export interface CustomerFilter {
  readonly client_id: string;
  readonly reach: Reach;
  /** Empty: all stages. */
  readonly stages: readonly CustomerStage[];
  /** Null does not filter by department. */
  readonly department_ids: readonly string[] | null;
  /** Days (`2026-11-23`), both inclusive, in `time_zone`. */
  readonly created_from: string | null;
  readonly created_to: string | null;
  readonly time_zone: string;
  /** Excludes customers created later. */
  readonly until: Date;
}

/** Position of the last customer of a page. */
export interface CustomerCursor {
  /** ISO 8601. */
  readonly created_at: string;
  readonly customer_id: string;
}

export interface CustomerPage {
  /** One line of JSON per customer: an array with a text or null per column. */
  readonly lines: string;
  readonly rows: number;
  readonly last: CustomerCursor;
}

const startOfDay = (day: string, time_zone: string) => sql`(${day}::timestamp at time zone ${time_zone})`;

function isInFilter(filter: CustomerFilter): SQL | undefined {
  const { client_id, reach, stages, department_ids, created_from, created_to, time_zone, until } = filter;
  const { created_at } = customers;
  return and(
    eq(customers.client_id, client_id),
    withinReach(reach, customers),
    stages.length === 0 ? undefined : inArray(customers.stage, [...stages]),
    department_ids === null ? undefined : inArray(customers.department_id, [...department_ids]),
    created_from === null ? undefined : gte(created_at, startOfDay(created_from, time_zone)),
    created_to === null
      ? undefined
      : sql`${created_at} < ((${created_to}::timestamp + interval '1 day') at time zone ${time_zone})`,
    lte(created_at, until),
  );
}

/** Counts no further than `most`. */
export async function countCustomers(db: Database, filter: CustomerFilter, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(customers)
    .where(isInFilter(filter))
    .limit(most)
    .as('some');
  const [row] = await db.select({ found: count() }).from(some);
  return row?.found ?? 0;
}

const owners = userProfiles('owners');

/** `2026-11-23 10:05`, in the time zone. */
const localTimeText = (moment: typeof customers.created_at | typeof customers.last_contacted_at, time_zone: string) =>
  sql<string | null>`to_char(${moment} at time zone ${time_zone}, 'YYYY-MM-DD HH24:MI')`;

const columnsIn = (time_zone: string) =>
  ({
    customer_no: customers.customer_no,
    name: customers.name,
    contact: customers.contact,
    email: customers.email,
    mobile: customers.mobile,
    region: customers.region,
    stage: customers.stage,
    source: customers.source,
    owner: owners.real_name,
    department: departmentNames.name,
    created_at: localTimeText(customers.created_at, time_zone),
    last_contacted_at: localTimeText(customers.last_contacted_at, time_zone),
    note: customers.note,
  }) satisfies Record<CustomerColumn, unknown>;

/**
 * Customers in order of creation, after a cursor; null if there are none. The database returns a page as one text: rows
 * of cells would be tens of thousands of objects per page, which pile up in the old generation.
 */
export async function readCustomers(
  db: Database,
  filter: CustomerFilter,
  of: { readonly columns: readonly CustomerColumn[]; readonly after: CustomerCursor | null; readonly limit: number },
): Promise<CustomerPage | null> {
  const { columns, after, limit } = of;
  const all = columnsIn(filter.time_zone);
  const { created_at, customer_id } = customers;
  const isAfter =
    after === null
      ? undefined
      : sql`(${created_at}, ${customer_id}) > (${after.created_at}::timestamptz, ${after.customer_id})`;
  const cells = sql.join(
    columns.map((column) => sql`${all[column]}`),
    sql`, `,
  );
  const page = db
    .select({ line: sql<string>`json_build_array(${cells})::text || e'\\n'`.as('line'), created_at, customer_id })
    .from(customers)
    .leftJoin(owners, eq(owners.user_id, customers.owner_id))
    .leftJoin(departmentNames, eq(departmentNames.department_id, customers.department_id))
    .where(and(isInFilter(filter), isAfter))
    .orderBy(asc(created_at), asc(customer_id))
    .limit(limit)
    .as('page');
  const inOrder = sql`order by ${page.created_at}, ${page.customer_id}`;
  const lastFirst = sql`order by ${page.created_at} desc, ${page.customer_id} desc`;
  const [read] = await db
    .select({
      lines: sql<string | null>`string_agg(${page.line}, '' ${inOrder})`,
      rows: count(),
      created_at: sql`max(${page.created_at})`.mapWith(created_at),
      customer_id: sql<string>`(array_agg(${page.customer_id} ${lastFirst}))[1]`,
    })
    .from(page);
  if (read === undefined || read.lines === null) return null;
  const last = { created_at: read.created_at.toISOString(), customer_id: read.customer_id };
  return { lines: read.lines, rows: read.rows, last };
}
