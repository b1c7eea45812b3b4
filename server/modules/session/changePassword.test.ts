import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { messagesIn } from '../../testing/messages.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { users } from '../identity/tables.ts';
import { outbox } from '../outbox/tables.ts';
import { beginSession } from './sessions.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ settings: { password_cost: 6 } });
});
afterEach(() => test.close());

const email = 'owner@cn.example';
const better = 'seven quiet lanterns';

const change = (client: TestClient, current: string, password: string) =>
  client.call(calls.passwordChange, { current, password, language: 'ja' });
const codeOfSignIn = async (password: string) =>
  (await test.visitor().call(calls.sessionSignIn, { email, password })).code;
const mails = () => messagesIn(test.deps.db, eq(outbox.address, email));
const hashes = async () =>
  (await test.deps.db.select({ hash: users.password_hash }).from(users)).map(({ hash }) => hash);

it('a changed password signs in, the former one does not, and other browsers are signed out [SEC-04]', async () => {
  const [own, other] = [await test.signedIn(email), await test.signedIn(email)];
  const came = await own.ok(calls.passwordChange, { current: demoPassword, password: better, language: 'ja' });
  expect(came.sessions.map(({ is_current }) => is_current)).toEqual([true]);
  expect((await other.call(calls.userRead, {})).code).toBe('not_signed_in');
  expect((await own.call(calls.userRead, {})).code).toBe('ok');
  expect([await codeOfSignIn(demoPassword), await codeOfSignIn(better)]).toEqual(['wrong_credentials', 'ok']);
});

it('a sign-in checked against the former password creates no session after the password change [SEC-04]', async () => {
  const own = await test.signedIn(email);
  const [user] = await test.deps.db.select().from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error('the demo has no such user');
  await own.ok(calls.passwordChange, { current: demoPassword, password: better, language: 'ja' });
  const beginning = { former: null, user_agent: '', isKnown: true };
  expect(await beginSession(test.deps, user, beginning)).toBeNull();
  expect((await own.ok(calls.sessionList, {})).sessions).toHaveLength(1);
});

it('a browser known by the former password counts as a risk after the password change [SEC-04]', async () => {
  const [own, thief] = [await test.signedIn(email), await test.signedIn(email)];
  await own.ok(calls.passwordChange, { current: demoPassword, password: better, language: 'ja' });
  await own.ok(calls.sessionSignOut, {});
  const riskIn = async (browser: TestClient) => {
    await browser.ok(calls.sessionSignIn, { email, password: better });
    return (await browser.ok(calls.loginRiskRead, {})).customData.risk;
  };
  expect([await riskIn(own), await riskIn(thief)]).toEqual([0, 1]);
});

it('a password change is announced by mail in the page’s language and without the new password [SEC-04]', async () => {
  const own = await test.signedIn(email);
  await own.ok(calls.passwordChange, { current: demoPassword, password: better, language: 'ja' });
  const [mail, ...more] = await mails();
  expect([mail?.channel, mail?.language, mail?.subject, more]).toEqual([
    'mail',
    'ja',
    'Mallflowのパスワードが変更されました',
    [],
  ]);
  expect(mail?.body).not.toContain(better);
});

it.each([
  ['the current one is wrong', 'not it at all', better, 'password_wrong'],
  ['the new one is the current one', demoPassword, demoPassword, 'password_same'],
  ['the new one is common', demoPassword, 'password123', 'password_weak'],
  ['the new one is the name of the account', demoPassword, 'owner@cn.example', 'password_weak'],
  ['the new one is short', demoPassword, 'x8#kQz2', 'invalid_request'],
  ['the new one is a novel', demoPassword, 'x'.repeat(257), 'invalid_request'],
] as const)(
  'the password and other sessions are unchanged and no mail is sent when %s [SEC-04]',
  async (_, current, password, code) => {
    const [own, other] = [await test.signedIn(email), await test.signedIn(email)];
    const before = await hashes();
    expect((await change(own, current, password)).code).toBe(code);
    expect([await hashes(), await mails(), (await other.call(calls.userRead, {})).code]).toEqual([before, [], 'ok']);
  },
);

it('a password change repeated after a lost answer succeeds and sends one mail [SEC-04]', async () => {
  const own = await test.signedIn(email);
  const [first, again] = [await change(own, demoPassword, better), await change(own, demoPassword, better)];
  expect([first.code, again.code, (await mails()).length]).toEqual(['ok', 'ok', 1]);
});

it('changing the password to the one that the account has signs out all other browsers [SEC-04]', async () => {
  const [own, other] = [await test.signedIn(email), await test.signedIn(email)];
  expect((await change(own, 'not the current one', demoPassword)).code).toBe('ok');
  expect((await other.call(calls.userRead, {})).code).toBe('not_signed_in');
});

it('of two concurrent password changes one succeeds, and one mail is sent [SEC-04]', async () => {
  const [one, other] = [await test.signedIn(email), await test.signedIn(email)];
  const came = await Promise.all([
    change(one, demoPassword, better),
    change(other, demoPassword, 'brass kettle morning'),
  ]);
  const done = came.filter(({ code }) => code === 'ok').length;
  expect([done, (await mails()).length]).toEqual([1, 1]);
  // A browser that was signed out meanwhile gets `not_signed_in` and nothing else.
  expect(came.every(({ code }) => code === 'ok' || code === 'password_wrong' || code === 'not_signed_in')).toBe(true);
});

it('guessing the current password is limited to ten attempts per session [SEC-04]', async () => {
  const own = await test.signedIn(email);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 11; tries += 1) codes.push((await change(own, `guess number ${tries}`, better)).code);
  expect([...new Set(codes)]).toEqual(['password_wrong', 'too_many_requests']);
  expect(codes.indexOf('too_many_requests')).toBe(10);
});
