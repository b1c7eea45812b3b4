import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestAnswer, TestClient } from '../../testing/testClient.ts';
import { signInAttempts } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ settings: { sign_in: { attempts: 10, network_attempts: 20, window_minutes: 15 } } });
});
afterEach(() => test.close());

const owner = { email: 'owner@cn.example', password: demoPassword };
const network = '203.0.113.7';
const stranger = (index: number) => ({ email: `nobody${index}@cn.example`, password: 'wrong' });
const guess = (client: TestClient, index: number) => client.call(calls.sessionSignIn, stranger(index));

async function fail(times: number): Promise<readonly TestAnswer[]> {
  const answers: TestAnswer[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await guess(test.visitor(network), index));
  return answers;
}

/** Answers a function that frees the queue. */
function occupyStrangers(): () => void {
  const { promise, resolve } = Promise.withResolvers<null>();
  void test.deps.load.strangers.run('held', () => promise);
  return () => resolve(null);
}

describe('failed sign-ins of a network [SES-04]', () => {
  it('a network is locked after 20 failed sign-ins for any address, and further attempts are not stored', async () => {
    const answers = await fail(21);
    expect(answers.slice(0, 20).map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 'wrong_credentials'));
    expect(answers[20]).toEqual({
      status: 429,
      code: 'sign_in_locked',
      data: { retry_after_seconds: 45 },
      msg: expect.any(String),
    });
    expect(await test.deps.db.select().from(signInAttempts)).toHaveLength(20);
    expect((await test.visitor(network).call(calls.sessionSignIn, owner)).code).toBe('sign_in_locked');
    test.pass({ minutes: 15 });
    expect((await test.visitor(network).call(calls.sessionSignIn, owner)).code).toBe('ok');
  });

  it('a locked network locks out neither other networks nor browsers known to the account', async () => {
    const known = await test.signedIn(owner.email, network);
    await fail(21);
    expect((await known.call(calls.sessionSignIn, owner)).code).toBe('ok');
    expect((await test.visitor('198.51.100.1').call(calls.sessionSignIn, owner)).code).toBe('ok');
  });

  it('successful sign-ins of a network do not lock it', async () => {
    for (let times = 0; times < 25; times += 1) await test.signedIn(owner.email, network);
    expect((await fail(1))[0]?.code).toBe('wrong_credentials');
  });

  it('an IPv6 site is locked after 400 failed sign-ins from its networks', async () => {
    const networkOf = (index: number) => `2001:db8:7:${index.toString(16)}::1`;
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 401; index += 1) {
      codes.push((await guess(test.visitor(networkOf(index)), index)).code);
    }
    expect([new Set(codes.slice(0, 400)), codes[400]]).toEqual([new Set(['wrong_credentials']), 'sign_in_locked']);
    expect((await guess(test.visitor('2001:db8:8:1::1'), 1)).code).toBe('wrong_credentials');
  });
});

describe('rate limit of sign-ins [SES-05]', () => {
  const signIn = (client: TestClient) => client.call(calls.sessionSignIn, owner);
  const busy = { status: 429, code: 'too_many_requests', data: { retry_after_seconds: 5 }, msg: expect.any(String) };

  it('sign-ins of one network are limited to 200, without affecting other networks', async () => {
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 200; times += 1) codes.push((await signIn(test.visitor(network))).code);
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(await signIn(test.visitor(network))).toEqual(busy);
    expect((await signIn(test.visitor('198.51.100.1'))).code).toBe('ok');
    test.pass({ minutes: 1 });
    expect((await signIn(test.visitor(network))).code).toBe('ok');
  });

  it('sign-ins of one account in a known browser are limited to 100, without affecting other accounts', async () => {
    const [known, other] = [
      await test.signedIn(owner.email, network),
      await test.signedIn('member@cn.example', network),
    ];
    const codes: (string | undefined)[] = [];
    for (let times = 0; times < 101; times += 1) codes.push((await signIn(known)).code);
    expect([new Set(codes.slice(0, 100)), codes[100]]).toEqual([new Set(['ok']), 'too_many_requests']);
    const member = { email: 'member@cn.example', password: demoPassword };
    expect((await other.call(calls.sessionSignIn, member)).code).toBe('ok');
  });
});

describe('concurrent sign-ins', () => {
  it('concurrent sign-ins of a network wait in a bounded queue, and those beyond it get too_many_requests [SES-05]', async () => {
    const free = occupyStrangers();
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    const answers: TestAnswer[] = [];
    const crowd = Array.from({ length: 20 }, async (_, index) => {
      answers.push(await guess(test.visitor(network), index));
      if (answers.length === 4) resolve();
    });
    await refused;
    const busy = { status: 429, code: 'too_many_requests', data: { retry_after_seconds: 10 }, msg: expect.any(String) };
    expect(answers).toEqual([busy, busy, busy, busy]);
    expect(await test.deps.db.select().from(signInAttempts)).toEqual([]);
    free();
    await Promise.all(crowd);
    expect(answers.slice(4).map(({ code }) => code)).toEqual(Array.from({ length: 16 }, () => 'wrong_credentials'));
  });

  it('all networks of an IPv6 site share one sign-in queue', async () => {
    const free = occupyStrangers();
    const { promise: refused, resolve } = Promise.withResolvers<void>();
    const codes: (string | undefined)[] = [];
    const crowd = Array.from({ length: 17 }, async (_, index) => {
      codes.push((await guess(test.visitor(`2001:db8:7:${index.toString(16)}::1`), index)).code);
      resolve();
    });
    await refused;
    expect(codes).toEqual(['too_many_requests']);
    free();
    await Promise.all(crowd);
  });

  it('a sign-in in a known browser does not wait for the queue of strangers', async () => {
    const known = await test.signedIn(owner.email, network);
    const free = occupyStrangers();
    const crowd = Array.from({ length: 30 }, (_, index) => guess(test.visitor(network), index));
    expect((await known.call(calls.sessionSignIn, owner)).code).toBe('ok');
    free();
    await Promise.all(crowd);
  });

  it('sign-ins in browsers known to another account cannot fill the queue for known browsers', async () => {
    const insider = await test.signedIn('member@cn.example', network);
    const known = await test.signedIn(owner.email, network);
    const { promise, resolve } = Promise.withResolvers<null>();
    const begun = Promise.withResolvers<void>();
    void test.deps.load.known.run('held', () => {
      begun.resolve();
      return promise;
    });
    await begun.promise;
    const { promise: refused, resolve: hasRefused } = Promise.withResolvers<void>();
    const answers: (string | undefined)[] = [];
    const many = Array.from({ length: 8 }, async () => {
      const { code } = await insider.call(calls.sessionSignIn, { email: 'member@cn.example', password: 'wrong' });
      if (answers.push(code) === 6) hasRefused();
    });
    await refused;
    expect(answers).toEqual(Array.from({ length: 6 }, () => 'too_many_requests'));
    const signedIn = known.call(calls.sessionSignIn, owner);
    resolve(null);
    expect((await signedIn).code).toBe('ok');
    await Promise.all(many);
  });

  it('a locked sign-in answers 429 with a Retry-After header [SES-05]', async () => {
    await fail(20);
    const response = await test.visitor(network).fetch('/oss/mall/session/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '45']);
  });
});
