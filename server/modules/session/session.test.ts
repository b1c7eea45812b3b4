import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { sessionCookie } from '#contract/envelope.ts';
import { demoSupport } from '../../pages/helpSettings.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { users } from '../identity/tables.ts';
import { demoMaintenance } from '../purchase/demoMaintenance.ts';
import { knownBrowserCookie } from './knownBrowser.ts';
import { sessions, signInAttempts } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ settings: { password_cost: 6 } });
});
afterEach(() => test.close());

const owner = { email: 'owner@cn.example', password: demoPassword };

describe('signing in', () => {
  it('signing in sets HttpOnly cookies, and the session reads its user, client and verification [SES-01]', async () => {
    const client = test.visitor();
    const response = await client.fetch('/oss/mall/session/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...owner, email: 'Owner@CN.example' }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^mallflow_session=[\w-]{43}; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(/^mallflow_known=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly$/),
    ]);
    expect(await client.ok(calls.userRead, {})).toMatchObject({
      user_id: 'user-owner-cn',
      client_id: 'client-cn',
      email: 'owner@cn.example',
      user: { is_admin: true },
      client: { currency_id: 1, currency_label: 'CNY', use_zone: 'CN', is_oversea: 0 },
      verification: { status: 'pass', message: '', verification_type: 1 },
      could_buy: true,
    });
  });

  it('session cookies are marked Secure when the deployment uses HTTPS', async () => {
    const secure = await createTestApp({ settings: { https: true } });
    const client = secure.visitor();
    const response = await client.fetch('/oss/mall/session/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(owner),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/; Secure$/),
      expect.stringMatching(/; Secure$/),
    ]);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    await secure.close();
  });

  it('a session token is stored only as a hash [SES-01]', async () => {
    const client = await test.signedIn('owner@cn.example');
    const rows = await test.deps.db.select().from(sessions);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get(sessionCookie));
  });

  it('signing in gives a new session token and ends the former session of the browser', async () => {
    const client = await test.signedIn('owner@cn.example');
    const former = client.cookies.get(sessionCookie) ?? '';
    await client.ok(calls.sessionSignIn, { email: 'member@cn.example', password: demoPassword });
    expect(client.cookies.get(sessionCookie)).not.toBe(former);
    const thief = test.visitor();
    thief.cookies.set(sessionCookie, former);
    expect((await thief.call(calls.userRead, {})).code).toBe('not_signed_in');
  });

  it('signing in with a wrong password and with an unknown address gives the same answer [SES-02]', async () => {
    const wrong = await test.visitor().call(calls.sessionSignIn, { ...owner, password: 'wrong' });
    const nobody = await test.visitor().call(calls.sessionSignIn, { ...owner, email: 'nobody@cn.example' });
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials', data: {} });
    expect(nobody).toEqual(wrong);
  });

  it('an address is locked after ten failed sign-ins, even concurrent ones, and opens after 15 minutes [SES-03]', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 14 }, () => test.visitor().call(calls.sessionSignIn, { ...owner, password: 'wrong' })),
    );
    expect(attempts.filter(({ code }) => code === 'wrong_credentials')).toHaveLength(10);
    const locked = await test.visitor().call(calls.sessionSignIn, owner);
    expect(locked).toMatchObject({ status: 429, code: 'sign_in_locked', data: { retry_after_seconds: 900 } });
    test.pass({ minutes: 15 });
    expect((await test.visitor().call(calls.sessionSignIn, owner)).code).toBe('ok');
  });

  it('a locked address can still sign in from a browser that it used before, with ten attempts of its own [SES-03]', async () => {
    const [known, other] = [await test.signedIn(owner.email), await test.signedIn('owner@hk.example')];
    await known.ok(calls.sessionSignOut, {});
    const guess = (client: TestClient) => client.call(calls.sessionSignIn, { ...owner, password: 'wrong' });
    for (let tries = 0; tries < 10; tries += 1) await guess(test.visitor());
    const forged = test.visitor();
    forged.cookies.set(knownBrowserCookie, `${'A'.repeat(22)}.${'A'.repeat(43)}`);
    for (const stranger of [test.visitor(), other, forged]) {
      expect((await stranger.call(calls.sessionSignIn, owner)).code).toBe('sign_in_locked');
    }
    expect((await known.call(calls.sessionSignIn, owner)).code).toBe('ok');
    for (let tries = 0; tries < 10; tries += 1) await guess(known);
    expect((await known.call(calls.sessionSignIn, owner)).code).toBe('sign_in_locked');
  });

  it('a successful sign-in deletes the failed attempts, which are stored without the address', async () => {
    await test.visitor().call(calls.sessionSignIn, { ...owner, password: 'wrong' });
    const rows = await test.deps.db.select().from(signInAttempts);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('owner');
    await test.visitor().ok(calls.sessionSignIn, owner);
    expect(await test.deps.db.select().from(signInAttempts)).toEqual([]);
  });
});

describe('session end', () => {
  it('signing out ends the session on the server and deletes the cookie [SES-06]', async () => {
    const client = await test.signedIn('owner@cn.example');
    const copy = test.visitor();
    copy.cookies.set(sessionCookie, client.cookies.get(sessionCookie) ?? '');
    await client.ok(calls.sessionSignOut, {});
    expect(client.cookies.has(sessionCookie)).toBe(false);
    expect((await copy.call(calls.userRead, {})).code).toBe('not_signed_in');
  });

  it('a session ends after a day without a request [SES-06]', async () => {
    const client = await test.signedIn('owner@cn.example');
    test.pass({ hours: 23 });
    expect((await client.call(calls.userRead, {})).code).toBe('ok');
    test.pass({ hours: 23 });
    expect((await client.call(calls.userRead, {})).code).toBe('ok');
    test.pass({ hours: 24 });
    expect((await client.call(calls.userRead, {})).code).toBe('not_signed_in');
  });

  it('a session ends after a week even when it is used every day [SES-06]', async () => {
    const client = await test.signedIn('owner@cn.example');
    for (let day = 1; day < 9; day += 1) {
      test.pass({ hours: 20 });
      await client.call(calls.userRead, {});
    }
    test.pass({ hours: 8 });
    expect((await client.call(calls.userRead, {})).code).toBe('not_signed_in');
  });
});

it('userRead marks only the users of a trial client as on trial [SES-40]', async () => {
  const emails = ['trial@cn.example', 'owner@cn.example', 'new@cn.example', 'support@desk.example'];
  const marks = emails.map(async (email) => (await (await test.signedIn(email)).ok(calls.userRead, {})).is_trial);
  expect(await Promise.all(marks)).toEqual([1, 0, 0, 0]);
});

it('saving the language stores it for that user only and sets the language cookie [LAN-12]', async () => {
  const client = await test.signedIn('owner@cn.example');
  await client.ok(calls.saveLanguage, { key: 'USER_LANGUAGE', value: 'ja' });
  expect(client.cookies.get('_t_language')).toBe('ja');
  expect((await client.ok(calls.userRead, {})).user_language).toBe('ja');
  const [other] = await test.deps.db.select().from(users).where(eq(users.email, 'member@cn.example'));
  expect(other?.user_language).toBeNull();
});

it('saving the language as a setting works too, and a language that is not offered is rejected [LAN-12]', async () => {
  const client = await test.signedIn('owner@cn.example');
  await client.ok(calls.saveLanguage, { language: 'zh-TW' });
  expect([client.cookies.get('_t_language'), (await client.ok(calls.userRead, {})).user_language]).toEqual([
    'zh-TW',
    'zh-TW',
  ]);
  const refused = async (body: Record<string, string>) => {
    const { code, data } = await client.answered(
      await client.fetch('/crm/api/UserWrite/saveUserSetting', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(body),
      }),
    );
    return [code, data];
  };
  const invalid = (path: string, problem: string) => ['invalid_request', { fields: [{ path, problem }] }];
  expect(await refused({ language: 'fr' })).toEqual(invalid('language', 'invalid_value'));
  expect(await refused({})).toEqual(invalid('language', 'custom'));
  expect(await refused({ key: 'USER_LANGUAGE' })).toEqual(invalid('language', 'custom'));
  expect(await refused({ key: 'USER_LANGUAGE', value: 'ja', language: 'en' })).toEqual(invalid('language', 'custom'));
  expect((await client.ok(calls.userRead, {})).user_language).toBe('zh-TW');
});

it('closed guide hints are stored per user, and so is hiding all of them [GUI-01]', async () => {
  const guideOf = async (client: TestClient) => (await client.ok(calls.userRead, {})).guide;
  const client = await test.signedIn(owner.email);
  expect(await guideOf(client)).toEqual({ dismissed: [], is_hidden: false });
  await Promise.all((['orders', 'home', 'orders'] as const).map((hint) => client.ok(calls.guideClose, { hint })));
  const elsewhere = await test.signedIn(owner.email);
  expect(await guideOf(elsewhere)).toEqual({ dismissed: ['home', 'orders'], is_hidden: false });
  const [row] = await test.deps.db.select().from(users).where(eq(users.email, owner.email));
  expect(row?.guide_dismissed.toSorted()).toEqual(['home', 'orders']);
  await client.ok(calls.guideClose, { hint: 'all' });
  expect(await guideOf(elsewhere)).toEqual({ dismissed: ['home', 'orders'], is_hidden: true });
  expect(await guideOf(await test.signedIn('member@cn.example'))).toEqual({ dismissed: [], is_hidden: false });
});

it('settingsRead returns the settings of the pages to a visitor, including the maintenance [NOT-03]', async () => {
  expect(await test.visitor().ok(calls.settingsRead, {})).toEqual({
    languages: ['en', 'zh-CN', 'zh-TW', 'ja'],
    sign_in_url: '/login',
    not_signed_in_code: -10001,
    maintenance: demoMaintenance,
    support: demoSupport,
    help: {
      guide: '/sandbox/help/guide',
      online_service: '/sandbox/help/online_service',
      help_centre: '/sandbox/help/help_centre',
      training: '/sandbox/help/training',
    },
    suite: { url: null, entries: {} },
    phone_currencies: ['CNY', 'TWD'],
  });
});
