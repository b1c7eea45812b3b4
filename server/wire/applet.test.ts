import { afterAll, beforeAll, expect, it } from 'vitest';
import { envelope, sessionCookie } from '#contract/envelope.ts';
import { demoPassword } from '../seed/accounts.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let test: TestApp;
let token = '';
beforeAll(async () => {
  test = await createTestApp();
  token = (await test.signedIn('owner@cn.example')).cookies.get(sessionCookie) ?? '';
});
afterAll(() => test.close());

const applet = { 'x-mallflow': '1', 'x-mallflow-applet': '1' };

async function ask(path: string, headers: Readonly<Record<string, string>>, cookie?: string) {
  const visitor = test.visitor();
  if (cookie !== undefined) visitor.cookies.set(sessionCookie, cookie);
  const { code, data } = envelope.parse(await (await visitor.fetch(path, { headers })).json());
  return { code, user_id: data !== null && typeof data === 'object' && 'user_id' in data ? data.user_id : null };
}

const user = '/oss/mall/user/info';
const own = `${user}?client_id=client-cn`;

it('a mini-program call with a bearer token acts for the client of that session, without a cookie [MIN-03]', async () => {
  expect(await ask(own, { ...applet, authorization: `Bearer ${token}` })).toEqual({
    code: 0,
    user_id: 'user-owner-cn',
  });
});

it('the bearer token of a mini-program takes precedence over the cookie of another user [MIN-03]', async () => {
  const other = (await test.signedIn('owner@hk.example')).cookies.get(sessionCookie) ?? '';
  const headers = { ...applet, authorization: `Bearer ${token}` };
  expect(await ask(own, headers, other)).toEqual({ code: 0, user_id: 'user-owner-cn' });
});

it.each([
  ['names another client', `${user}?client_id=client-hk`],
  ['names no client', user],
])('a mini-program call that %s is refused [MIN-03]', async (_, path) => {
  const { code } = await ask(path, { ...applet, authorization: `Bearer ${token}` });
  expect(code).toBe((await ask(`${user}?client_id=x`, { ...applet, authorization: `Bearer ${token}` })).code);
  expect(code).not.toBe(0);
});

it('a mini-program call with an unknown or ended bearer token counts as not signed in [MIN-03]', async () => {
  const signedIn = await test.signedIn('member@cn.example');
  const ended = signedIn.cookies.get(sessionCookie) ?? '';
  await signedIn.fetch('/oss/mall/session/sign-out', {
    method: 'POST',
    headers: { 'x-mallflow': '1', 'content-type': 'application/json' },
    body: '{}',
  });
  const nobody = await ask(user, { 'x-mallflow': '1' });
  for (const bearer of [ended, 'A'.repeat(43)]) {
    expect(await ask(own, { ...applet, authorization: `Bearer ${bearer}` })).toEqual(nobody);
  }
});

it('a mini-program call without a bearer token uses the cookie, like a browser [MIN-03]', async () => {
  expect(await ask(user, applet, token)).toEqual({ code: 0, user_id: 'user-owner-cn' });
  expect((await ask(`${user}?client_id=client-hk`, applet, token)).code).not.toBe(0);
});

it('a browser call cannot use a bearer token, or a client_id that the call does not define [MIN-03]', async () => {
  const nobody = await ask(user, { 'x-mallflow': '1' });
  expect(await ask(user, { 'x-mallflow': '1', authorization: `Bearer ${token}` })).toEqual(nobody);
  const { code } = await ask(own, { 'x-mallflow': '1' }, token);
  expect(code).not.toBe(0);
});

it('a mini-program call accepts the fields of the call besides client_id, and no unknown field [MIN-03]', async () => {
  const headers = { ...applet, authorization: `Bearer ${token}` };
  const vouchers = '/oss/mall/client/vouchers?page_size=10&client_id=client-cn';
  expect((await ask(vouchers, headers)).code).toBe(0);
  expect((await ask(`${own}&colour=red`, headers)).code).not.toBe(0);
});

it('a mini-program signs in with a password and gets a session cookie', async () => {
  const visitor = test.visitor();
  const response = await visitor.fetch('/oss/mall/session/sign-in', {
    method: 'POST',
    headers: { ...applet, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@cn.example', password: demoPassword }),
  });
  expect([envelope.parse(await response.json()).code, visitor.cookies.has(sessionCookie)]).toEqual([0, true]);
});
