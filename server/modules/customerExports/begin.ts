import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { customerColumns } from '#contract/entities/customer.ts';
import type { CustomerExportView } from '#contract/entities/customerExport.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type Answer, type ClientUser, ok, type Refused, refuse } from '../../wire/handler.ts';
import { runIdempotently } from '../../wire/idempotency.ts';
import { countCustomers } from '../customers/index.ts';
import { readBranch } from '../permissions/index.ts';
import { exportFilterOf } from './filter.ts';
import { customerExports } from './tables.ts';
import { readExportPermission, readExportView, readTimeZone } from './view.ts';

type Body = z.output<typeof calls.customerExportBegin.body>;

/** Limits per client: exports in progress, and exports begun within 24 hours. */
const maxPerClient = { at_once: 3, a_day: 50 } as const;

interface BeginExportRequest {
  readonly body: Body;
  readonly key: string;
  readonly caller: ClientUser;
}

/** Queues an export. Counts the customers before it takes any lock. */
export async function beginExport(
  { body, key, caller }: BeginExportRequest,
  deps: Deps,
): Promise<Answer<CustomerExportView>> {
  const { client_id, user_id } = caller;
  const { language, ...asked } = body;
  if (asked.created_from !== undefined && asked.created_to !== undefined && asked.created_to < asked.created_from) {
    return refuse('invalid_request', { fields: [{ path: 'created_to', problem: 'is before created_from' }] });
  }
  const permitted = await readExportPermission(deps.db, caller);
  if (permitted === null) return refuse('not_permitted');
  const { reach } = permitted;
  const { department_id } = asked;
  const department_ids =
    department_id === undefined ? null : await readBranch(deps.db, { client_id, reach, department_id });
  if (department_id !== undefined && department_ids === null) return refuse('department_unknown');
  const created_at = deps.now();
  const columns = customerColumns.filter((column) => asked.columns.includes(column));
  const time_zone = await readTimeZone(deps.db, caller);
  const about = { client_id, reach, department_ids, time_zone, created_at, request: { ...asked, columns } };
  const rows_total = await countCustomers(deps.db, exportFilterOf(about), deps.settings.export_rows + 1);
  const intent = { call: calls.customerExportBegin, scope: `user ${user_id}`, key, content: body };
  return runIdempotently(deps, intent, async (tx) => {
    if (rows_total === 0) return refuse('export_empty');
    if (rows_total > deps.settings.export_rows) return refuse('export_too_large');
    const refused = await checkExportLimits(tx, caller, created_at, 'new');
    if (refused !== null) return refused;
    const export_id = deps.secret(128);
    const work = { status: 'queued', due_at: created_at } as const;
    await tx.insert(customerExports).values({ ...about, ...work, export_id, user_id, language, rows_total });
    return ok(await readExportView(tx, caller, deps));
  });
}

const dayMs = 86_400_000;

/** Checks the limits for one more export of a client, serialised by client; null if allowed. */
export async function checkExportLimits(
  tx: Database,
  { client_id, user_id }: ClientUser,
  now: Date,
  kind: 'new' | 'resumed',
): Promise<Refused | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`exports of ${client_id}`}))`);
  const { status, created_at } = customerExports;
  const underWay = await tx
    .select({ user_id: customerExports.user_id })
    .from(customerExports)
    .where(and(eq(customerExports.client_id, client_id), inArray(status, ['queued', 'running'])));
  if (underWay.some((other) => other.user_id === user_id)) return refuse('export_under_way');
  if (underWay.length >= maxPerClient.at_once) return refuse('exports_too_many');
  if (kind === 'resumed') return null;
  const begun = await tx
    .select({ export_id: customerExports.export_id })
    .from(customerExports)
    .where(and(eq(customerExports.client_id, client_id), gt(created_at, new Date(now.getTime() - dayMs))))
    .limit(maxPerClient.a_day);
  return begun.length < maxPerClient.a_day ? null : refuse('exports_too_many');
}
