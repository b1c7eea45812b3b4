import { and, desc, eq } from 'drizzle-orm';
import {
  customerExportBegin,
  customerExportCancel,
  customerExportRead,
  customerExportResume,
} from '#contract/calls/customerExport.ts';
import { customerExports } from '#server/modules/customerExports/tables.ts';
import { runExportWorker } from '../../../browser/exportWork.ts';
import type { World } from '../../../browser/world.ts';
import { newKey } from '../../../flowkit/server/probe.ts';
import { openServedRun, type ServedRun } from '../../../flowkit/server/servedRun.ts';
import { firstRow, fromNow } from '../../../flowkit/server/setup.ts';
import { dataOrThrow } from '../../../flowkit/server/wireClient.ts';
import {
  client_id,
  member,
  owner,
  type Reach,
  type RequestName,
  requests,
  seedCustomers,
  setReach,
} from './customers.ts';

export interface Job {
  readonly is:
    | 'queued'
    | 'reading'
    | 'writing'
    | 'ready'
    | 'cancelled'
    | 'cancelled long ago'
    | 'broken off'
    | 'changed'
    | 'expired';
  readonly of: RequestName;
  readonly reach: Reach;
  /** Who began it, or resumed it after the user had dismissed it. */
  readonly by: 'page' | 'elsewhere' | 'elsewhere again';
  /** Customers read, written, and saved by finished parts (which need no second reading). */
  readonly read: number;
  readonly written: number;
  readonly kept: number;
}

/** State on which answers depend. At most two exports are begun in these paths. */
export interface Environment {
  readonly reach: Reach | 'none';
  readonly job: Job | null;
  /** The previous export, which the user has dismissed. */
  readonly before: Job | null;
  readonly book: 'usual' | 'empty' | 'full';
  /**
   * Whether the client's export limits leave room: simultaneous exports used up ("taken"), or exports per day
   * ("spent").
   */
  readonly place: 'free' | 'taken' | 'spent';
  /** The request that the page would send; null if no path sends it. */
  readonly wanted: RequestName | null;
}

export const initialEnvironment: Environment = {
  reach: 'all',
  job: null,
  before: null,
  book: 'usual',
  place: 'free',
  wanted: 'everything',
};

const portCalls = {
  readExport: customerExportRead,
  watchExport: customerExportRead,
  checkOutcome: customerExportRead,
  beginExport: customerExportBegin,
  cancelExport: customerExportCancel,
  resumeExport: customerExportResume,
};

const hoursAgo = (world: Pick<World, 'now'>, hours: number) => fromNow(world, -hours * 3_600_000);

export const foreignExportIds = {
  ofColleague: 'export-of-a-colleague',
  ofOtherClient: 'export-of-another-client',
} as const;

async function insertForeign(world: World): Promise<void> {
  const at = hoursAgo(world, 1);
  const reach = { kind: 'all' } as const;
  const file = { file_id: 'file-of-a-colleague', file_size: 4, created_at: at, ended_at: at };
  await world.files.write(file.file_id, bytesOf('none'));
  const row = {
    client_id,
    user_id: owner,
    request: requests.everything,
    reach,
    time_zone: 'UTC',
    language: 'en',
  } as const;
  await world.db.insert(customerExports).values([
    { ...row, ...file, export_id: foreignExportIds.ofColleague, status: 'ready', rows_total: 6 },
    {
      ...row,
      ...file,
      export_id: foreignExportIds.ofOtherClient,
      status: 'ready',
      rows_total: 6,
      client_id: 'client-hk',
      user_id: member,
    },
  ]);
}

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Opens the page for a user who may export every customer and has begun nothing. */
export async function openExport(world: World): Promise<ServedRun> {
  await seedCustomers(world);
  await setReach(world, 'all');
  await insertForeign(world);
  return openServedRun(world, { email: 'member@cn.example', calls: portCalls });
}

const whereOwn = and(eq(customerExports.user_id, member), eq(customerExports.client_id, client_id));

export const newestOf = async ({ world: { db } }: ServedRun) =>
  firstRow(await db.select().from(customerExports).where(whereOwn).orderBy(desc(customerExports.created_at)).limit(1));

async function updateExport(run: ServedRun, changes: Partial<typeof customerExports.$inferInsert>): Promise<void> {
  const { export_id } = await newestOf(run);
  await run.world.db.update(customerExports).set(changes).where(eq(customerExports.export_id, export_id));
}

export const ageExport = (run: ServedRun, hours: number): Promise<void> =>
  updateExport(run, { ended_at: hoursAgo(run.world, hours) });

export async function beginElsewhere({ api }: ServedRun, of: RequestName = 'everything'): Promise<void> {
  const { columns, stages, ...rest } = requests[of];
  const body = { ...rest, columns: [...columns], stages: [...stages], language: 'en' as const };
  await dataOrThrow(api.call(customerExportBegin, { body, key: newKey() }));
}

export async function cancelElsewhere(run: ServedRun): Promise<void> {
  const { export_id } = await newestOf(run);
  await run.api.call(customerExportCancel, { body: { export_id } });
}

export async function resumeElsewhere(run: ServedRun): Promise<void> {
  const { export_id } = await newestOf(run);
  await run.api.call(customerExportResume, { body: { export_id } });
}

/** Runs the server's export worker up to a point, with one customer per page and two per part. */
export async function runWorkerUntil(
  run: ServedRun,
  until: 'three are read' | 'two are written' | 'the end',
): Promise<void> {
  const { world } = run;
  let looked = 0;
  let isWriting = false;
  const files: World['files'] = {
    ...world.files,
    read: (name) => {
      isWriting = true;
      return world.files.read(name);
    },
  };
  const isStopping = () => {
    if (until === 'three are read' || (until === 'two are written' && isWriting)) looked += 1;
    return looked > (until === 'three are read' ? 6 : 1);
  };
  await runExportWorker({ ...world, files }, isStopping, { page_rows: 1, part_rows: 2 });
}

/** Finishes the file and ages it almost to its expiry. */
export async function finish(run: ServedRun): Promise<void> {
  await runWorkerUntil(run, 'the end');
  await ageExport(run, 23);
}

export async function failExport(run: ServedRun): Promise<void> {
  await updateExport(run, { attempts: 5 });
  await runWorkerUntil(run, 'the end');
}

export async function narrowReach(run: ServedRun): Promise<void> {
  await updateExport(run, { reach: { kind: 'some', owner_id: member, department_ids: [] } });
  await runWorkerUntil(run, 'the end');
}

export async function deleteExport(run: ServedRun): Promise<void> {
  const { export_id } = await newestOf(run);
  await run.world.db.delete(customerExports).where(eq(customerExports.export_id, export_id));
}

/** "taken": the colleague has three exports running; "spent": 49 more exports were begun today, which makes 50. */
export async function useUpQuota({ world }: ServedRun, place: 'taken' | 'spent'): Promise<void> {
  const at = world.now();
  const [count, status] = place === 'taken' ? ([3, 'running'] as const) : ([49, 'cancelled'] as const);
  const row = { client_id, user_id: owner, status, rows_total: 6, reach: { kind: 'all' }, created_at: at } as const;
  const about = { ...row, request: requests.everything, time_zone: 'UTC', language: 'en' } as const;
  const rows = Array.from({ length: count }, (_, number) => ({ ...about, export_id: `export-of-others-${number}` }));
  await world.db.insert(customerExports).values(rows);
}
