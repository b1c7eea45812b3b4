import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { Domain } from '#contract/entities/domain.ts';
import { sessionCookie } from '#contract/envelope.ts';
import { sessionPassSeconds } from '#contract/limits.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { purgeExpiredPasses } from './passes.ts';
import { sessionPasses, sessions } from './tables.ts';

const origins = { mainland: 'https://mall.example', taiwan: 'https://mall.example.tw:8443' };
const state = 'a1'.repeat(32);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ settings: { domains: origins, host_names: ['*.mall.example', 'other.example'] } });
});
afterAll(() => test.close());
afterEach(async () => {
  await test.deps.db.delete(sessions);
  await test.deps.db.delete(sessionPasses);
  // Refills the rate limit.
  test.pass({ minutes: 2 });
});

const at = (domain: Domain, client: TestClient): TestClient =>
  Object.assign(client, { host: new URL(origins[domain]).host });
const signInAt = async (domain: Domain, email: string) => at(domain, await test.signedIn(email));
const visitorAt = (domain: Domain) => at(domain, test.visitor());

/** For a client on the other domain than its own. */
async function passOf(client: TestClient): Promise<string> {
  const { address } = await client.ok(calls.sessionPass, { state });
  const { hash } = new URL(address);
  return hash.slice('#code='.length);
}

const codeOfUserRead = async (client: TestClient) => (await client.call(calls.userRead, {})).code;

describe('moving a session to the domain of its client [LAN-08]', () => {
  it.each([
    ['owner@hk.example', 'mainland', 'taiwan'],
    ['owner@tw.example', 'mainland', 'taiwan'],
    ['owner@cn.example', 'taiwan', 'mainland'],
  ] as const)('the session of %s moves from the %s to the %s domain under another cookie', async (email, from, to) => {
    const there = await signInAt(from, email);
    const [before] = await test.deps.db.select().from(sessions);
    const { address } = await there.ok(calls.sessionPass, { state });
    expect(address).toMatch(new RegExp(`^${origins[to].replaceAll('.', '[.]')}/mall/switch#code=[\\w-]{43}$`));
    const code = address.slice(-43);
    const here = visitorAt(to);
    test.pass({ minutes: 0.5 });
    expect((await here.call(calls.sessionArrive, { code, state })).code).toBe('ok');
    expect((await here.ok(calls.userRead, {})).email).toBe(email);
    expect(await codeOfUserRead(there)).toBe('not_signed_in');
    expect(here.cookies.get(sessionCookie)).not.toBe(there.cookies.get(sessionCookie));
    const after = await test.deps.db.select().from(sessions);
    const same = { ...before, token_hash: after[0]?.token_hash, seen_at: after[0]?.seen_at };
    expect(after).toEqual([same]);
  });

  it.each([
    ['owner@cn.example', 'mall.example', 'it is on its own'],
    ['owner@hk.example', 'mall.example.tw:8443', 'it is on its own'],
    ['owner@jp.example', 'mall.example', 'its region has none'],
    ['owner@tw.example', 'en.mall.example', 'the host is neither'],
    ['owner@tw.example', 'mall.example:444', 'another port is another host'],
    ['owner@tw.example', 'other.example', 'nobody has named the host'],
  ])('a session of %s at %s gets no pass but domain_is_right, as %s', async (email, host) => {
    const client = Object.assign(await test.signedIn(email), { host });
    expect((await client.call(calls.sessionPass, { state })).code).toBe('domain_is_right');
    expect(await test.deps.db.$count(sessionPasses)).toBe(0);
  });

  it('a deployment without separate domains gives no session pass', async () => {
    const one = await createTestApp({ settings: { domains: null, host_names: ['mall.example'] } });
    const client = at('mainland', await one.signedIn('owner@tw.example'));
    expect((await client.call(calls.sessionPass, { state })).code).toBe('domain_is_right');
    await one.close();
  });

  it('a session pass is given only to signed-in users of a client, at most ten times in a row', async () => {
    expect((await visitorAt('mainland').call(calls.sessionPass, { state })).code).toBe('not_signed_in');
    const staff = await signInAt('mainland', 'reviewer@desk.example');
    expect((await staff.call(calls.sessionPass, { state })).code).toBe('not_permitted');
    const client = await signInAt('mainland', 'owner@tw.example');
    const asked = Array.from({ length: 11 }, () => client.call(calls.sessionPass, { state }));
    expect((await Promise.all(asked)).filter(({ code }) => code === 'too_many_requests')).toHaveLength(1);
  });

  it('a session moved to another domain still ends a week after signing in', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const here = visitorAt('taiwan');
    await here.ok(calls.sessionArrive, { code: await passOf(there), state });
    for (let day = 0; day < 7; day += 1) {
      expect(await codeOfUserRead(here)).toBe('ok');
      test.pass({ hours: 23.9 });
    }
    test.pass({ hours: 1 });
    expect(await codeOfUserRead(here)).toBe('not_signed_in');
  });

  it('a moved session ends the session of another user in the same browser', async () => {
    const here = await signInAt('taiwan', 'owner@hk.example');
    const { cookies } = here;
    const other = at('taiwan', test.visitor());
    for (const [name, value] of cookies) other.cookies.set(name, value);
    const there = await signInAt('mainland', 'owner@tw.example');
    await here.ok(calls.sessionArrive, { code: await passOf(there), state });
    expect((await here.ok(calls.userRead, {})).email).toBe('owner@tw.example');
    expect(await codeOfUserRead(other)).toBe('not_signed_in');
  });

  it('a moved session makes the browser known on the new domain', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const here = visitorAt('taiwan');
    await here.ok(calls.sessionArrive, { code: await passOf(there), state });
    expect([...here.cookies.keys()].toSorted()).toEqual(['mallflow_known', 'mallflow_session']);
  });
});

describe('rejected session passes [LAN-09]', () => {
  const refusedAt = async (client: TestClient, given: { readonly code: string; readonly state: string }) => {
    const { code } = await client.call(calls.sessionArrive, given);
    return [code, await codeOfUserRead(client)];
  };
  const refused = ['pass_refused', 'not_signed_in'];

  it('a session pass that was used before is rejected', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const code = await passOf(there);
    const here = visitorAt('taiwan');
    await here.ok(calls.sessionArrive, { code, state });
    expect(await refusedAt(visitorAt('taiwan'), { code, state })).toEqual(refused);
    expect(await codeOfUserRead(here)).toBe('ok');
  });

  it('a session pass used by two browsers at once is accepted for one', async () => {
    const code = await passOf(await signInAt('mainland', 'owner@tw.example'));
    const both = [visitorAt('taiwan'), visitorAt('taiwan')];
    const came = await Promise.all(both.map((each) => each.call(calls.sessionArrive, { code, state })));
    expect(came.map((each) => each.code).toSorted()).toEqual(['ok', 'pass_refused']);
  });

  it('of two passes for one session used at once only one is accepted', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const codes = [await passOf(there), await passOf(there)];
    const came = await Promise.all(codes.map((code) => visitorAt('taiwan').call(calls.sessionArrive, { code, state })));
    expect(came.map((each) => each.code).toSorted()).toEqual(['ok', 'pass_refused']);
  });

  it.each(['mall.example', 'localhost', 'mall.example.tw', 'other.example'])(
    'a session pass used at %s is rejected and cannot be used at its own host afterwards',
    async (host) => {
      const code = await passOf(await signInAt('mainland', 'owner@tw.example'));
      expect(await refusedAt(Object.assign(test.visitor(), { host }), { code, state })).toEqual(refused);
      expect(await refusedAt(visitorAt('taiwan'), { code, state })).toEqual(refused);
    },
  );

  it('a session pass sent from a page of another origin is rejected with 403', async () => {
    const code = await passOf(await signInAt('mainland', 'owner@tw.example'));
    const response = await visitorAt('taiwan').fetch(`/oss${calls.sessionArrive.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: origins.mainland },
      body: JSON.stringify({ code, state }),
    });
    expect(response.status).toBe(403);
  });

  it('an expired session pass is rejected, and unused passes are deleted', async () => {
    const code = await passOf(await signInAt('mainland', 'owner@tw.example'));
    await purgeExpiredPasses(test.deps);
    expect(await test.deps.db.$count(sessionPasses)).toBe(1);
    test.pass({ minutes: sessionPassSeconds / 60 });
    expect(await refusedAt(visitorAt('taiwan'), { code, state })).toEqual(refused);
    await passOf(await signInAt('mainland', 'owner@hk.example'));
    test.pass({ minutes: 2 });
    await purgeExpiredPasses(test.deps);
    expect(await test.deps.db.$count(sessionPasses)).toBe(0);
  });

  it('a session pass used with the state of another tab is rejected and cannot be used again', async () => {
    const code = await passOf(await signInAt('mainland', 'owner@tw.example'));
    const victim = visitorAt('taiwan');
    expect(await refusedAt(victim, { code, state: 'b2'.repeat(32) })).toEqual(refused);
    expect(await refusedAt(victim, { code, state })).toEqual(refused);
  });

  it('a session pass of a session that has ended is rejected', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const code = await passOf(there);
    await there.ok(calls.sessionSignOut, {});
    expect(await refusedAt(visitorAt('taiwan'), { code, state })).toEqual(refused);
  });

  it.each(['', 'x', '.'.repeat(43), 'A'.repeat(44)])(
    'a malformed session pass is rejected with invalid_request: “%s”',
    async (code) => {
      expect((await visitorAt('taiwan').call(calls.sessionArrive, { code, state })).code).toBe('invalid_request');
    },
  );

  it('a guessed session pass is rejected', async () => {
    expect(await refusedAt(visitorAt('taiwan'), { code: 'A'.repeat(43), state })).toEqual(refused);
  });

  it('session passes, states and cookies are neither stored nor logged in the clear', async () => {
    const there = await signInAt('mainland', 'owner@tw.example');
    const code = await passOf(there);
    const kept = JSON.stringify([await test.deps.db.select().from(sessionPasses), test.logged]);
    const here = visitorAt('taiwan');
    await here.ok(calls.sessionArrive, { code, state });
    const said = kept + JSON.stringify(test.logged);
    const secrets = [code, state, here.cookies.get(sessionCookie) ?? '', there.cookies.get(sessionCookie) ?? ''];
    expect(secrets.filter((secret) => secret.length < 32 || said.includes(secret))).toEqual([]);
  });
});
