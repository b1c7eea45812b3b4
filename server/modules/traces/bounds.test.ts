import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { recordedTrace } from '../../testing/recordedTrace.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { networkPseudonym } from '../../wire/secret.ts';
import { flowTraces } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const trace = JSON.stringify(recordedTrace);
const megabyte = 1024 * 1024;

interface TraceRows {
  readonly user?: string;
  readonly network?: string;
  readonly bytes?: number;
}

/** The newest is two hours old; numbered from the oldest. */
const insertTraces = (many: number, { user, network, bytes = 2 }: TraceRows) =>
  test.deps.db.execute(sql`
    insert into flow_traces (code, user_id, network, flow, trace, stored_at)
    select ${user ?? network}::text || '-' || number, ${user ?? null}::text, ${network ?? null}::text, 'purchase', ${'x'.repeat(bytes)},
      timestamptz '2026-03-02 06:00Z' - (${many} - number) * interval '1 second'
    from generate_series(1, ${many}::int) as number`);

const store = async (who: TestClient) => (await who.ok(calls.flowTraceStore, { trace })).code;

/** The number of all traces, then whether each of these is stored. */
async function stillStored(codes: readonly string[]) {
  const rows = await test.deps.db.select({ code: flowTraces.code }).from(flowTraces);
  const all = new Set(rows.map(({ code }) => code));
  return [all.size, ...codes.map((code) => all.has(code))];
}

describe('traces of an account [SUP-09]', () => {
  const user = 'user-member-cn';

  it('an account has at most 200 traces: a new one replaces its oldest and none of other accounts', async () => {
    await insertTraces(1, { user: 'user-owner-cn' });
    await insertTraces(200, { user });
    const newest = await store(await test.signedIn('member@cn.example'));
    expect(await stillStored(['user-owner-cn-1', `${user}-1`, `${user}-2`, newest])).toEqual([
      201,
      true,
      false,
      true,
      true,
    ]);
  });

  it('the traces of an account take at most 20 MB: a new one replaces its oldest', async () => {
    await insertTraces(1, { user: 'user-owner-cn', bytes: megabyte });
    await insertTraces(20, { user, bytes: megabyte });
    const newest = await store(await test.signedIn('member@cn.example'));
    expect(await stillStored(['user-owner-cn-1', `${user}-1`, `${user}-2`, newest])).toEqual([
      21,
      true,
      false,
      true,
      true,
    ]);
  });

  it('an account can store 20 traces an hour, even when 25 are sent at once', async () => {
    const member = await test.signedIn('member@cn.example');
    const sent = await Promise.all(
      Array.from({ length: 25 }, async () => (await member.call(calls.flowTraceStore, { trace })).code),
    );
    expect(sent.filter((code) => code === 'ok')).toHaveLength(20);
    expect(await stillStored([])).toEqual([20]);
  });
});

describe('traces of a network without a session [SUP-09]', () => {
  const mark = () => networkPseudonym(test.deps.settings.secret, '203.0.113.9');

  it('a network has at most 600 traces: a new one replaces its oldest and none of other networks', async () => {
    await insertTraces(1, { network: 'elsewhere' });
    await insertTraces(600, { network: mark() });
    const newest = await store(test.tab('203.0.113.9'));
    expect(await stillStored(['elsewhere-1', `${mark()}-1`, `${mark()}-2`, newest])).toEqual([
      601,
      true,
      false,
      true,
      true,
    ]);
  });

  it('the networks of an IPv6 site share one limit of 600 traces', async () => {
    const mark = networkPseudonym(test.deps.settings.secret, '2001:db8:7:1::/64');
    await insertTraces(600, { network: mark });
    const newest = await store(test.tab('2001:db8:7:2::1'));
    expect(await stillStored([`${mark}-1`, `${mark}-2`, newest])).toEqual([600, false, true, true]);
    const elsewhere = await store(test.tab('2001:db8:8:1::1'));
    expect(await stillStored([`${mark}-2`, elsewhere])).toEqual([601, true, true]);
  });

  it('the traces of a network take at most 40 MB: a new one replaces its oldest', async () => {
    await insertTraces(1, { network: 'elsewhere', bytes: megabyte });
    await insertTraces(40, { network: mark(), bytes: megabyte });
    const newest = await store(test.tab('203.0.113.9'));
    expect(await stillStored(['elsewhere-1', `${mark()}-1`, `${mark()}-2`, newest])).toEqual([
      41,
      true,
      false,
      true,
      true,
    ]);
  });
});
