import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { eq, sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { calls } from '#contract/calls/index.ts';
import { customerColumns } from '#contract/entities/customer.ts';
import { memoryStore } from '../../testing/memoryStore.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { customers } from '../customers/tables.ts';
import { userPermissions } from '../permissions/tables.ts';
import { purgeOldExports } from './purge.ts';
import { workOnExports } from './run.ts';
import { customerExports } from './tables.ts';

const stored = new Map<string, Uint8Array<ArrayBuffer>>();
let app: TestApp;
let owner: TestClient;
beforeEach(async () => {
  stored.clear();
  app = await createTestApp({ files: memoryStore(stored) });
  owner = await app.signedIn('owner@cn.example');
});
afterEach(() => app.close());

const newKey = () => `key-${randomUUID()}`;
type Wanted = z.input<typeof calls.customerExportBegin.body>;
const all: Wanted = { format: 'csv', columns: [...customerColumns], language: 'en' };

const begin = async (client: TestClient, wanted: Partial<Wanted> = {}) => {
  const { job } = await client.ok(calls.customerExportBegin, { ...all, ...wanted }, newKey());
  return job?.export_id ?? '';
};
const refusedWith = async (client: TestClient, wanted: Partial<Wanted> = {}) =>
  (await client.call(calls.customerExportBegin, { ...all, ...wanted }, newKey())).code;
const small = { page_rows: 10, part_rows: 40 } as const;
const work = (isStopping = () => false) => workOnExports(app.deps, isStopping, small);
/** Stops the server once it has checked so many times whether to stop. */
const stopAfterChecks = (times: number) => {
  let looked = 0;
  return () => {
    looked += 1;
    return looked > times;
  };
};
const jobOf = async (client: TestClient) => (await client.ok(calls.customerExportRead, {})).job;
const download = (client: TestClient, export_id: string) =>
  client.fetch(`/oss${calls.customerExportFile.path}?export_id=${export_id}`);
const rowOf = async (export_id: string) => {
  const [row] = await app.deps.db.select().from(customerExports).where(eq(customerExports.export_id, export_id));
  if (row === undefined) throw new Error('there is no such export');
  return row;
};

async function csvOf(client: TestClient, export_id: string): Promise<string[][]> {
  const bytes = Buffer.from(await (await download(client, export_id)).arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true, record_delimiter: '\r\n' });
}

async function expected(client_id: string, where = sql`true`): Promise<string[][]> {
  const result = await app.deps.db.execute(sql`
    select customer_no, name, contact, email, mobile, region, stage, source,
      coalesce((select real_name from users where user_id = owner_id), '') as owner,
      coalesce((select d.name from departments d where d.department_id = customers.department_id), '') as department,
      to_char(created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as created_at,
      coalesce(to_char(last_contacted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI'), '') as last_contacted_at,
      note
    from customers where client_id = ${client_id} and ${where} order by customers.created_at, customer_id`);
  const stages: Record<string, string> = { lead: 'Lead', following: 'Following up', won: 'Won', lost: 'Lost' };
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const { rows } = z.object({ rows: z.array(z.record(z.string(), z.string())) }).parse(result);
  return rows.map((row) =>
    customerColumns.map((column) => {
      const text = row[column] ?? '';
      if (column === 'stage') return stages[text] ?? '';
      if (column === 'source') return capital(text);
      return text;
    }),
  );
}

/** Sheets count in days, so that minutes are rounded fractions. */
const minuteOf = (moment: Date): string =>
  new Date(Math.round(moment.getTime() / 60_000) * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** Text as in the CSV file: formulas get an apostrophe, telephone numbers in groups do not. */
const neutral = (text: string) => (/^[=+\-@]/.test(text) && !/^\+\d+ [\d ]+$/.test(text) ? `'${text}` : text);

describe('an exported file of customers', () => {
  it('a CSV export contains every customer once, with readable labels and neutralised formulas [EXP-01]', async () => {
    const id = await begin(owner);
    await work();
    const [headings, ...rows] = await csvOf(owner, id);
    expect(headings?.slice(0, 3)).toEqual(['Customer number', 'Name', 'Contact']);
    expect(headings?.at(10)).toBe('Created (Asia/Shanghai)');
    const wanted = (await expected('client-cn')).map((row) => row.map(neutral));
    expect(rows).toHaveLength(360);
    expect(rows).toEqual(wanted);
  });

  it('an XLSX export contains every customer once, with dates as date cells [EXP-01]', async () => {
    const id = await begin(owner, { format: 'xlsx' });
    await work();
    const bytes = Buffer.from(await (await download(owner, id)).arrayBuffer());
    const [sheet, ...others] = await readXlsxFile(bytes);
    expect(others).toEqual([]);
    expect(sheet?.sheet).toBe('Customers');
    const [, ...rows] = sheet?.data ?? [];
    const said = rows.map((row) => row.map((cell) => (cell instanceof Date ? minuteOf(cell) : (cell ?? ''))));
    expect(said).toEqual(await expected('client-cn'));
    expect(rows.every((row) => row[10] instanceof Date)).toBe(true);
  });

  it('an export is limited to the requested columns, stages, department and days, in the fixed column order [EXP-02]', async () => {
    const id = await begin(owner, {
      columns: ['created_at', 'name', 'name'],
      stages: ['won', 'lost'],
      department_id: 'cn-department-east',
      created_from: '2025-06-01',
      created_to: '2025-12-31',
    });
    await work();
    const rows = await csvOf(owner, id);
    const where = sql`stage in ('won', 'lost') and department_id in ('cn-department-east', 'cn-department-shanghai')
      and (created_at at time zone 'Asia/Shanghai')::date between '2025-06-01' and '2025-12-31'`;
    const wanted = (await expected('client-cn', where)).map((row) => [row[1], row[10]]);
    expect(wanted.length).toBeGreaterThan(10);
    expect(rows).toEqual([['Name', 'Created (Asia/Shanghai)'], ...wanted]);
  });

  it('the first and last day of an export are days in the time zone of the client [EXP-02]', async () => {
    const { db } = app.deps;
    const at = (id: string, moment: string) => ({
      customer_id: id,
      client_id: 'client-cn',
      customer_no: id,
      name: id,
      stage: 'lead' as const,
      source: 'import' as const,
      created_at: new Date(moment),
    });
    await db.delete(customers).where(eq(customers.client_id, 'client-cn'));
    await db
      .insert(customers)
      .values([
        at('before', '2026-01-31T15:59:59.999Z'),
        at('first', '2026-01-31T16:00:00.000Z'),
        at('last', '2026-02-01T15:59:59.999Z'),
        at('after', '2026-02-01T16:00:00.000Z'),
      ]);
    const id = await begin(owner, { columns: ['name'], created_from: '2026-02-01', created_to: '2026-02-01' });
    await work();
    expect(await csvOf(owner, id)).toEqual([['Name'], ['first'], ['last']]);
  });

  it.each([
    ['zh-CN', '客户 2026-03-02.csv', '客户名称'],
    ['zh-TW', '客戶 2026-03-02.csv', '客戶名稱'],
    ['ja', '顧客 2026-03-02.csv', '顧客名'],
    ['en', 'Customers 2026-03-02.csv', 'Name'],
  ] as const)(
    'an export uses the requested language in its file name and headings: %s [EXP-03]',
    async (language, name, heading) => {
      const id = await begin(owner, { language, columns: ['name'] });
      await work();
      expect((await jobOf(owner))?.file?.name).toBe(name);
      expect((await csvOf(owner, id))[0]).toEqual([heading]);
    },
  );

  it('an exported file is sent as an attachment with nosniff and no-store [EXP-08]', async () => {
    const id = await begin(owner, { columns: ['name'] });
    await work();
    const { status, headers } = await download(owner, id);
    const { size } = (await jobOf(owner))?.file ?? {};
    expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      String(size),
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Customers 2026-03-02.csv"; filename*=UTF-8''Customers%202026-03-02.csv`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('an export in progress', () => {
  it('an export reports its progress, and leaves only the finished file in the storage [EXP-04]', async () => {
    const id = await begin(owner);
    expect(await jobOf(owner)).toMatchObject({
      status: 'queued',
      rows_total: 360,
      rows_read: 0,
      can: { cancel: true },
    });
    await work(stopAfterChecks(20));
    const row = await rowOf(id);
    expect(await jobOf(owner)).toMatchObject({ status: 'running', rows_read: 130, rows_written: 0 });
    expect(row.parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(40 * row.parts.length);
    await work();
    expect(await jobOf(owner)).toMatchObject({ status: 'ready', rows_total: 360, rows_read: 360, rows_written: 360 });
    expect([...stored.keys()]).toEqual([(await rowOf(id)).file_id]);
  });

  it('an export that a stopping server interrupts can be continued at once and loses no rows [EXP-05]', async () => {
    const id = await begin(owner);
    await work(stopAfterChecks(12));
    const { parts, status, worker, due_at } = await rowOf(id);
    expect([parts.length > 0, status, worker, due_at]).toEqual([true, 'running', null, app.deps.now()]);
    await work();
    expect((await csvOf(owner, id)).slice(1)).toEqual((await expected('client-cn')).map((row) => row.map(neutral)));
  });

  it('an export of a hanging server is continued by another after its lease, and the first leaves no files [EXP-05]', async () => {
    const id = await begin(owner);
    const dead = deadAfter(3);
    await dead.reached;
    const before = await rowOf(id);
    expect(before.parts).toHaveLength(3);
    expect(before.writing).not.toBeNull();
    await work();
    expect((await rowOf(id)).worker).toBe(before.worker);
    app.pass({ minutes: 2 });
    await work();
    expect((await jobOf(owner))?.status).toBe('ready');
    expect((await csvOf(owner, id)).slice(1)).toEqual((await expected('client-cn')).map((row) => row.map(neutral)));
    // The server presumed dead wakes up, notices that it lost the lease, and leaves nothing behind.
    dead.wake();
    await dead.ended;
    expect([...stored.keys()]).toEqual([(await rowOf(id)).file_id]);
  });

  it('concurrent workers on one export produce one file with all its rows [EXP-05]', async () => {
    const id = await begin(owner);
    await Promise.all([work(), work(), work()]);
    expect((await csvOf(owner, id)).length).toBe(361);
    expect(stored.size).toBe(1);
  });

  it('an export that breaks off repeatedly fails as interrupted, and resumes with its stored parts [EXP-05]', async () => {
    const id = await begin(owner);
    let isBroken = true;
    const files = memoryStore(stored);
    const broken = {
      ...files,
      write: async (name: string, parts: AsyncIterable<Uint8Array>) => {
        if (isBroken && stored.size >= 2) throw new Error('the storage is gone');
        await files.write(name, parts);
      },
    };
    for (let times = 0; times < 10; times += 1) {
      await workOnExports({ ...app.deps, files: broken }, () => false, small);
      app.pass({ minutes: 3 });
    }
    expect(await jobOf(owner)).toMatchObject({
      status: 'failed',
      failure: 'interrupted',
      rows_read: 90,
      can: { cancel: false, resume: true },
    });
    const { parts } = await rowOf(id);
    expect(app.logged.filter(({ event }) => event === 'defect')).toHaveLength(6);
    isBroken = false;
    await owner.ok(calls.customerExportResume, { export_id: id });
    expect((await rowOf(id)).parts).toEqual(parts);
    await work();
    expect((await csvOf(owner, id)).length).toBe(361);
  });

  it('an export in progress stops when it is cancelled, and completes after it is resumed [EXP-06]', async () => {
    const id = await begin(owner);
    let beats = 0;
    await workOnExports(
      {
        ...app.deps,
        files: {
          ...app.deps.files,
          write: async (name, parts) => {
            beats += 1;
            if (beats === 3) await owner.ok(calls.customerExportCancel, { export_id: id });
            await app.deps.files.write(name, parts);
          },
        },
      },
      () => false,
      small,
    );
    expect(await jobOf(owner)).toMatchObject({ status: 'cancelled', can: { cancel: false, resume: true } });
    expect(stored.size).toBe(2);
    expect((await owner.call(calls.customerExportCancel, { export_id: id })).code).toBe('export_state_refuses');
    await owner.ok(calls.customerExportResume, { export_id: id });
    await work();
    expect((await csvOf(owner, id)).length).toBe(361);
    expect((await owner.call(calls.customerExportResume, { export_id: id })).code).toBe('export_state_refuses');
  });

  it('beginning an export twice with one key begins it once, and other content is refused [EXP-07]', async () => {
    const key = newKey();
    const first = await owner.ok(calls.customerExportBegin, all, key);
    expect((await owner.ok(calls.customerExportBegin, all, key)).job).toEqual(first.job);
    expect((await owner.call(calls.customerExportBegin, { ...all, format: 'xlsx' }, key)).code).toBe(
      'idempotency_key_reused',
    );
    expect(await app.deps.db.$count(customerExports)).toBe(1);
  });

  /** A server that hangs while it stores a part, until it is woken. */
  function deadAfter(parts: number) {
    const reached = Promise.withResolvers<void>();
    const woken = Promise.withResolvers<void>();
    let written = 0;
    const files = {
      ...app.deps.files,
      write: async (name: string, bytes: AsyncIterable<Uint8Array>) => {
        if (written === parts) {
          reached.resolve();
          await woken.promise;
        }
        written += 1;
        await app.deps.files.write(name, bytes);
      },
    };
    const ended = workOnExports({ ...app.deps, files }, () => false, small);
    return { reached: reached.promise, wake: woken.resolve, ended };
  }
});

describe('access to exports', () => {
  const grant = (scope: 1 | 3) =>
    app.deps.db.update(userPermissions).set({ scope }).where(eq(userPermissions.user_id, 'user-member-cn'));
  const withdraw = () => app.deps.db.delete(userPermissions);

  it('an export contains only the customers within the permission scope of its user [EXP-09]', async () => {
    await grant(1);
    const member = await app.signedIn('member@cn.example');
    const id = await begin(member);
    await work();
    const wanted = await expected('client-cn', sql`owner_id = 'user-member-cn'`);
    expect(wanted.length).toBeLessThan(360);
    expect((await csvOf(member, id)).slice(1)).toEqual(wanted.map((row) => row.map(neutral)));
  });

  it('an export without permission is not_permitted, and one of a department out of reach department_unknown [EXP-09]', async () => {
    const member = await app.signedIn('member@cn.example');
    await grant(3);
    expect(await refusedWith(member, { department_id: 'cn-department-south' })).toBe('department_unknown');
    expect(await refusedWith(owner, { department_id: 'hk-department-sales' })).toBe('department_unknown');
    await withdraw();
    expect(await refusedWith(member)).toBe('not_permitted');
    expect((await member.ok(calls.customerExportRead, {})).reach).toBeNull();
    expect(await app.deps.db.$count(customerExports)).toBe(0);
  });

  it('only the user who began an export can see, cancel, resume and download it [EXP-08]', async () => {
    const id = await begin(owner);
    const others = [
      await app.signedIn('member@cn.example'),
      await app.signedIn('owner@hk.example'),
      await app.signedIn('support@desk.example'),
      app.visitor(),
    ];
    const codes = async () =>
      Promise.all(
        others.map(async (other) => [
          (await other.call(calls.customerExportCancel, { export_id: id })).code,
          (await other.call(calls.customerExportResume, { export_id: id })).code,
          (await other.answered(await download(other, id))).code,
        ]),
      );
    const wanted = ['not_found', 'not_found', 'not_permitted', 'not_signed_in'].map((code) => [code, code, code]);
    expect(await codes()).toEqual(wanted);
    await work();
    expect(await codes()).toEqual(wanted);
    expect((await download(owner, id)).status).toBe(200);
    const [member] = others;
    expect(member && (await jobOf(member))).toBeNull();
  });

  it('a reduced permission refuses the download of an export, and a withdrawn one fails an export in progress [EXP-09]', async () => {
    await grant(3);
    const member = await app.signedIn('member@cn.example');
    const id = await begin(member, { columns: ['name'] });
    await work();
    expect((await download(member, id)).status).toBe(200);
    await grant(1);
    expect((await member.answered(await download(member, id))).code).toBe('not_permitted');
    app.pass({ minutes: 1 });
    const other = await begin(member, { columns: ['name'] });
    await withdraw();
    await work();
    expect(await jobOf(member)).toMatchObject({
      export_id: other,
      status: 'failed',
      failure: 'permission_changed',
      can: { cancel: false, resume: false },
    });
    expect((await member.call(calls.customerExportResume, { export_id: other })).code).toBe('export_state_refuses');
  });

  it('an export cannot be resumed after the scope of its user was reduced (not_permitted) [EXP-09]', async () => {
    await grant(3);
    const member = await app.signedIn('member@cn.example');
    const id = await begin(member);
    await member.ok(calls.customerExportCancel, { export_id: id });
    await grant(1);
    expect((await member.call(calls.customerExportResume, { export_id: id })).code).toBe('not_permitted');
  });
});

describe('limits of exports', () => {
  it('exports in progress are limited to one per user and three per client [EXP-10]', async () => {
    const id = await begin(owner);
    expect(await refusedWith(owner)).toBe('export_under_way');
    const row = await rowOf(id);
    const others = ['a', 'b'].map((name) => ({ ...row, export_id: name, user_id: 'user-owner-hk' }));
    await app.deps.db.insert(customerExports).values(others);
    const member = await app.signedIn('member@cn.example');
    expect(await refusedWith(member)).toBe('exports_too_many');
  });

  it('exports are limited to fifty a day per client [EXP-10]', async () => {
    const id = await begin(owner);
    await owner.ok(calls.customerExportCancel, { export_id: id });
    const row = await rowOf(id);
    const others = Array.from({ length: 49 }, (_, at) => ({ ...row, export_id: `other-${at}` }));
    await app.deps.db.insert(customerExports).values(others);
    expect(await refusedWith(owner)).toBe('exports_too_many');
    app.pass({ days: 1 });
    owner = await app.signedIn('owner@cn.example');
    expect(await refusedWith(owner)).toBe('ok');
  });

  it('an export without rows, with reversed dates or with more rows than the limit is refused [EXP-10]', async () => {
    expect(await refusedWith(owner, { created_from: '2001-01-01', created_to: '2001-01-02' })).toBe('export_empty');
    expect(await refusedWith(owner, { created_from: '2026-02-02', created_to: '2026-02-01' })).toBe('invalid_request');
    const narrow = await createTestApp({ settings: { export_rows: 359 } });
    expect(await refusedWith(await narrow.signedIn('owner@cn.example'))).toBe('export_too_large');
    await narrow.close();
    const wide = await createTestApp({ settings: { export_rows: 360 } });
    expect(await refusedWith(await wide.signedIn('owner@cn.example'))).toBe('ok');
    await wide.close();
  });

  it('the file of an export expires after a day and is purged an hour later, and its row after 30 days [EXP-08]', async () => {
    const id = await begin(owner);
    await work();
    app.pass({ hours: 24 });
    owner = await app.signedIn('owner@cn.example');
    expect(await jobOf(owner)).toMatchObject({ status: 'expired', file: null, can: { cancel: false, resume: false } });
    expect((await owner.answered(await download(owner, id))).code).toBe('not_found');
    await purgeOldExports(app.deps);
    expect(stored.size).toBe(1);
    app.pass({ hours: 1 });
    await purgeOldExports(app.deps);
    expect(stored.size).toBe(0);
    expect((await rowOf(id)).file_id).toBeNull();
    app.pass({ days: 30 });
    await purgeOldExports(app.deps);
    expect(await app.deps.db.$count(customerExports)).toBe(0);
  });

  it('parts that could not be removed when an export became ready are purged later [EXP-08]', async () => {
    const id = await begin(owner);
    const remove = () => Promise.reject(new Error('the storage does not answer'));
    await workOnExports({ ...app.deps, files: { ...app.deps.files, remove } }, () => false, small).catch(() => {});
    expect((await jobOf(owner))?.status).toBe('ready');
    expect([...stored.keys()].length).toBeGreaterThan(1);
    app.pass({ hours: 25 });
    await purgeOldExports(app.deps);
    expect([stored.size, (await rowOf(id)).parts]).toEqual([0, []]);
  });

  it('a cancelled export cannot be resumed after a day, and its parts are purged [EXP-06]', async () => {
    const id = await begin(owner);
    await work(stopAfterChecks(12));
    await owner.ok(calls.customerExportCancel, { export_id: id });
    expect(stored.size).toBeGreaterThan(0);
    app.pass({ hours: 24 });
    owner = await app.signedIn('owner@cn.example');
    expect((await owner.call(calls.customerExportResume, { export_id: id })).code).toBe('export_state_refuses');
    app.pass({ hours: 1 });
    await purgeOldExports(app.deps);
    expect(stored.size).toBe(0);
  });
});
