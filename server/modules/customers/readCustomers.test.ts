import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { type CustomerFilter, type CustomerPage, readCustomers } from './readCustomers.ts';
import { customers } from './tables.ts';

const filter: CustomerFilter = {
  client_id: 'client-cn',
  reach: { kind: 'all' },
  stages: [],
  department_ids: null,
  created_from: null,
  created_to: null,
  time_zone: 'Asia/Shanghai',
  until: new Date('2026-03-01T00:00:00Z'),
};
const created_at = new Date('2026-02-01T08:00:00.123Z');

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  await app.deps.db.delete(customers).where(eq(customers.client_id, 'client-cn'));
});
afterEach(() => app.close());

const customerOf = (customer_id: string, note = ''): typeof customers.$inferInsert => ({
  customer_id,
  client_id: 'client-cn',
  customer_no: customer_id,
  name: customer_id,
  stage: 'lead',
  source: 'import',
  created_at,
  note,
});
const linesOf = ({ lines }: CustomerPage): unknown[] => {
  const all = lines.split('\n');
  expect(all.pop()).toBe('');
  return all.map((line) => JSON.parse(line));
};

describe('a page of customers', () => {
  it('a page of customers has one JSON line per customer, whatever characters its texts contain [EXP-01]', async () => {
    const texts = [
      '',
      'two\nlines',
      'two\r\nlines',
      'say "hi"',
      'a\\nb',
      'null',
      '😀\u0001\u2028',
      '["\',\\"]',
      'x'.repeat(2000),
    ];
    await app.deps.db.insert(customers).values(texts.map((text, place) => customerOf(`id-${place}`, text)));
    const page = await readCustomers(app.deps.db, filter, { columns: ['note', 'owner'], after: null, limit: 100 });
    expect(page && linesOf(page)).toEqual(texts.map((text) => [text, null]));
    expect(page).toMatchObject({
      rows: texts.length,
      last: { created_at: created_at.toISOString(), customer_id: 'id-8' },
    });
  });

  it('a page of customers continues after the previous one, even when all were created at the same moment [EXP-01]', async () => {
    const ids = Array.from({ length: 25 }, (_, place) => `id-${100 + place}`);
    await app.deps.db.insert(customers).values(ids.map((id) => customerOf(id)));
    const read: unknown[][] = [];
    for (let after: CustomerPage['last'] | null = null; ; ) {
      const page: CustomerPage | null = await readCustomers(app.deps.db, filter, {
        columns: ['name'],
        after,
        limit: 10,
      });
      if (page === null) break;
      read.push(linesOf(page));
      after = page.last;
    }
    expect(read.map((lines) => lines.length)).toEqual([10, 10, 5]);
    expect(read.flat()).toEqual(ids.map((id) => [id]));
  });
});
