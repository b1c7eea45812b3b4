import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { calls } from '#contract/calls/index.ts';
import { customerColumns } from '#contract/entities/customer.ts';
import { type ExportFormat, exportFormats } from '#contract/entities/customerExport.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { customerExports } from '#server/modules/customerExports/tables.ts';
import { customers } from '#server/modules/customers/tables.ts';
import { seedDemo } from '#server/seed/index.ts';
import { memoryStore } from '#server/testing/memoryStore.ts';
import { testSettings } from '#server/testing/providedDatabase.ts';
import { type ApiUser, signIn } from './apiUser.ts';
import { type DatabaseKind, startedPostgres } from './latencies.ts';
import { type Cleanup, end, freePort, startNode, temporaryFolder } from './processes.ts';

const owner = 'owner@cn.example';
const client_id = 'client-cn';
const perStatement = 20_000;
const pollIntervalMs = 250;

/** Peak resident memory of the server's process, in bytes. */
interface Peak {
  /** Since its start. */
  readonly ever: number;
  /** Since it was ready: excludes seeding the demo. */
  readonly at_work: number;
}

/** Cost of exporting in both formats, one after the other, including the downloads. */
export interface ExportCost {
  readonly peak: Peak;
  readonly seconds: Readonly<Record<ExportFormat, number>>;
  readonly bytes: Readonly<Record<ExportFormat, number>>;
}

export interface ExportSize {
  /** Customers. */
  readonly count: number;
  /** Exports in each format. */
  readonly times: number;
}

export async function measureExport(
  kind: DatabaseKind,
  { count, times }: ExportSize,
  cleanup: Cleanup,
): Promise<ExportCost> {
  const folder = await temporaryFolder(cleanup);
  const url = kind === 'postgres' ? await startedPostgres(cleanup) : null;
  await fill(url, folder, count);
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, DATABASE_URL: url ?? '', MALLFLOW_DEMO: '1' };
  const server = startNode(['server/main.ts'], { env: { ...env, NODE_ENV: '' }, quiet: true });
  cleanup.add(() => end(server));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin);
  const person = await signIn(origin, owner);
  const starting = await peakOf(server.pid);
  await resetPeakMemory(server.pid);
  const measured = { csv: { seconds: 0, bytes: 0 }, xlsx: { seconds: 0, bytes: 0 } };
  for (let time = 0; time < times; time += 1) {
    if (time > 0 && url !== null) await backdateExports(url);
    for (const format of exportFormats) measured[format] = await exportAs(person, format, count);
  }
  person.leave();
  const at_work = await peakOf(server.pid);
  await end(server);
  const { csv, xlsx } = measured;
  return {
    peak: { ever: Math.max(starting, at_work), at_work },
    seconds: { csv: csv.seconds, xlsx: xlsx.seconds },
    bytes: { csv: csv.bytes, xlsx: xlsx.bytes },
  };
}

/** Dates earlier exports to the previous day: a client can begin 50 per day. */
async function backdateExports(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, folder: '' });
  await db.update(customerExports).set({ created_at: sql`${customerExports.created_at} - interval '1 day'` });
  await close();
}

async function fill(url: string | null, folder: string, count: number): Promise<void> {
  const database = await openDatabase({ url, folder: join(folder, 'db') });
  await database.migrate();
  const { personal_data_keys, password_cost } = testSettings;
  await seedDemo({ db: database.db, files: memoryStore(), personal_data_keys }, new Date(), password_cost);
  await database.db.delete(customers).where(eq(customers.client_id, client_id));
  await addCustomers(database.db, count);
  await database.close();
}

/** In batches: each statement must end before the server's statement timeout. */
async function addCustomers(db: Database, count: number): Promise<void> {
  for (let made = 0; made < count; made += perStatement) {
    const last = Math.min(made + perStatement, count) - 1;
    await db.execute(sql`
      insert into customers (customer_id, client_id, customer_no, name, contact, email, mobile, region, stage, source,
        owner_id, department_id, note, created_at, last_contacted_at)
      select 'bench-' || number, ${client_id}, 'B' || number, '上海云岭贸易有限公司 ' || number, '王伟',
        'contact' || number || '@customer.example', '+86 139 ' || (10000000 + number), '上海',
        (array['lead', 'following', 'won', 'lost'])[number % 4 + 1], 'website',
        (array['user-owner-cn', 'user-member-cn'])[number % 2 + 1], 'cn-department-east', '希望按季度结算，"月结"。',
        now() - number * interval '1 minute', now()
      from generate_series(${sql.raw(String(made))}, ${sql.raw(String(last))}) number`);
  }
  await db.execute(sql`analyze customers`);
}

async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await setTimeout(pollIntervalMs);
  }
}

async function exportAs(person: ApiUser, format: ExportFormat, count: number) {
  const began = performance.now();
  const body = { format, columns: [...customerColumns], language: 'zh-CN' };
  await person.call(calls.customerExportBegin, { body, key: randomUUID() });
  for (;;) {
    await setTimeout(pollIntervalMs * 4);
    const { job } = (await person.call(calls.customerExportRead)).data;
    if (job === null || job.status === 'failed') throw new Error(`an export of ${count} customers failed`);
    if (job.status !== 'ready' || job.file === null) continue;
    if (job.rows_total !== count) throw new Error(`${job.rows_total} customers were exported, not ${count}`);
    const seconds = (performance.now() - began) / 1000;
    const bytes = await person.download(calls.customerExportFile, { export_id: job.export_id });
    if (bytes !== job.file.size) throw new Error(`${bytes} bytes came, not ${job.file.size}`);
    return { seconds, bytes };
  }
}

/** Resets the kernel's peak of the process's resident size. */
const resetPeakMemory = (pid: number | undefined) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** Peak resident size in bytes, from the kernel. */
async function peakOf(pid: number | undefined): Promise<number> {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  if (kilobytes === undefined) throw new Error('the system does not say how much memory a process has had');
  return Number(kilobytes) * 1024;
}
