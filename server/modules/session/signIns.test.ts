import { afterEach, beforeEach, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '../../seed/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { deviceOf } from './device.ts';
import { sessions } from './tables.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ settings: { password_cost: 6 } });
});
afterEach(() => test.close());

const agents = {
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  wechat:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
} as const;

async function signedIn(agent: keyof typeof agents | null, browser: TestClient = test.visitor()): Promise<TestClient> {
  browser.user_agent = agent === null ? '' : agents[agent];
  await browser.ok(calls.sessionSignIn, { email: 'owner@cn.example', password: demoPassword });
  return browser;
}

const listOf = async (client: TestClient) => (await client.ok(calls.sessionList, {})).sessions;
const listDevices = async (client: TestClient) =>
  (await listOf(client)).map(({ browser, system, is_current, is_risky }) => ({
    browser,
    system,
    is_current,
    is_risky,
  }));
const riskOf = async (client: TestClient) => {
  const { customData, loginRiskCount } = await client.ok(calls.loginRiskRead, {});
  return [customData.risk, loginRiskCount];
};

it('sessionList returns every browser that is signed in, and marks those new to the account as risky [SEC-01]', async () => {
  const office = await signedIn('edge');
  test.pass({ minutes: 10 });
  const phone = await signedIn('wechat');
  expect(await listDevices(office)).toEqual([
    { browser: 'Microsoft Edge', system: 'Windows', is_current: true, is_risky: false },
    { browser: 'WeChat', system: 'iOS', is_current: false, is_risky: true },
  ]);
  expect((await listDevices(phone)).map(({ is_current }) => is_current)).toEqual([true, false]);
});

it('the first browser of an account and one that signed in before are no login risk [SEC-02]', async () => {
  const office = await signedIn('edge');
  expect(await riskOf(office)).toEqual([0, 0]);
  const phone = await signedIn('wechat');
  expect([await riskOf(office), await riskOf(phone)]).toEqual([
    [0, 1],
    [1, 0],
  ]);
  await phone.ok(calls.sessionSignOut, {});
  await signedIn('wechat', phone);
  expect([await riskOf(office), await riskOf(phone)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it('sessionList does not contain sessions that have expired', async () => {
  const office = await signedIn('edge');
  await signedIn('wechat');
  test.pass({ hours: 20 });
  await listOf(office);
  test.pass({ hours: 5 });
  expect(await listDevices(office)).toEqual([
    { browser: 'Microsoft Edge', system: 'Windows', is_current: true, is_risky: false },
  ]);
});

it('sessionEnd signs out one other browser or all others, and never the current one [SEC-03]', async () => {
  const office = await signedIn('edge');
  const [phone, home] = [await signedIn('wechat'), await signedIn('firefox')];
  const before = await listOf(office);
  const idOf = (name: string) => before.find(({ browser }) => browser === name)?.session_id ?? '';
  const left = await office.ok(calls.sessionEnd, { session_id: idOf('WeChat') });
  expect(left.sessions.map(({ browser }) => browser).toSorted()).toEqual(['Firefox', 'Microsoft Edge']);
  expect((await phone.call(calls.userRead, {})).code).toBe('not_signed_in');
  expect((await office.ok(calls.sessionEnd, { session_id: idOf('Microsoft Edge') })).sessions).toHaveLength(2);
  await office.ok(calls.sessionEnd, {});
  expect((await home.call(calls.userRead, {})).code).toBe('not_signed_in');
  expect(await listDevices(office)).toHaveLength(1);
});

it('sessionEnd does not end the session of another user, and sessionList does not contain it [SEC-03]', async () => {
  const office = await signedIn('edge');
  const stranger = await test.signedIn('owner@hk.example');
  const [own] = await listOf(office);
  await stranger.ok(calls.sessionEnd, { session_id: own?.session_id });
  expect((await office.call(calls.userRead, {})).code).toBe('ok');
  expect((await listOf(stranger)).map(({ session_id }) => session_id)).not.toContain(own?.session_id);
});

it('a session stores only the names of browser and system, and none for an unknown user agent [SEC-01]', async () => {
  await signedIn('edge');
  await signedIn(null);
  const rows = await test.deps.db.select({ browser: sessions.browser, system: sessions.system }).from(sessions);
  expect(rows).toEqual([
    { browser: 'Microsoft Edge', system: 'Windows' },
    { browser: null, system: null },
  ]);
  expect(JSON.stringify(await test.deps.db.select().from(sessions))).not.toContain('126.0');
  expect(deviceOf('<script>alert(1)</script>'.repeat(1000))).toEqual({ browser: null, system: null });
});

it('signing in to a 101st browser signs out the browser of the account that was idle longest [SEC-01]', async () => {
  const [idlest, other] = [await signedIn('edge'), await test.signedIn('member@cn.example')];
  test.pass({ minutes: 10 });
  const rest = [await signedIn('firefox')];
  while (rest.length < 99) rest.push(await signedIn('firefox'));
  expect((await listOf(rest[0] ?? idlest)).length).toBe(100);
  test.pass({ minutes: 10 });
  const fresh = await signedIn('wechat');
  expect([(await listOf(fresh)).length, (await listOf(fresh))[0]?.browser]).toEqual([100, 'WeChat']);
  const codes = [];
  for (const who of [idlest, rest[0], other]) codes.push((await who?.call(calls.userRead, {}))?.code);
  expect(codes).toEqual(['not_signed_in', 'ok', 'ok']);
  expect(await test.deps.db.$count(sessions)).toBe(101);
});
