import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { demoPassword } from '../seed/accounts.ts';
import { readSettings } from '../settings/settings.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';
import { readCodeMessages } from './codeMessages.ts';

const listed = 'https://shop.mall.example';
const { pages, hosts, sign_in_url } = readSettings({
  MALLFLOW_PAGES_ORIGINS: `${listed},https://tw.mall.example`,
  MALLFLOW_OSS_URL: 'https://api.mall.example/oss',
  MALLFLOW_CRM_URL: 'https://crm.mall.example',
});

let test: TestApp;
let client: TestClient;
beforeAll(async () => {
  test = await createTestApp({ settings: { pages, hosts, sign_in_url } });
  client = await test.signedIn('owner@cn.example');
});
afterAll(() => test.close());

const ask = (headers: Record<string, string>, path: string = calls.userRead.path) =>
  client.fetch(`/oss${path}`, { headers });
const codeFor = async (headers: Record<string, string>) => (await client.answered(await ask(headers))).code;

describe('pages on other origins', () => {
  it('calls are accepted from the configured page origins and from no other [LAN-07]', async () => {
    const answers = [
      [{ origin: listed, 'sec-fetch-site': 'same-site' }, 'ok'],
      [{ origin: 'https://tw.mall.example', 'sec-fetch-site': 'same-site' }, 'ok'],
      [{ origin: listed }, 'ok'],
      // A proxy in front of both: the browser sees one origin.
      [{ origin: listed, 'sec-fetch-site': 'same-origin' }, 'ok'],
      [{ 'sec-fetch-site': 'same-origin' }, 'ok'],
      [{}, 'ok'],
      [{ origin: listed, 'sec-fetch-site': 'cross-site' }, 'cross_site'],
      [{ origin: listed, 'sec-fetch-site': 'none' }, 'cross_site'],
      [{ 'sec-fetch-site': 'same-site' }, 'cross_site'],
      [{ 'sec-fetch-site': 'none' }, 'cross_site'],
      [{ origin: 'https://other.mall.example', 'sec-fetch-site': 'same-site' }, 'cross_site'],
      [{ origin: 'http://shop.mall.example' }, 'cross_site'],
      [{ origin: `${listed}:444` }, 'cross_site'],
      [{ origin: `${listed}.evil.example` }, 'cross_site'],
      [{ origin: 'http://localhost' }, 'cross_site'],
      [{ origin: 'null' }, 'cross_site'],
      [{ origin: listed, 'sec-fetch-site': 'same-site', 'x-mallflow': 'other' }, 'cross_site'],
    ] as const;
    for (const [headers, code] of answers) expect([headers, await codeFor(headers)]).toEqual([headers, code]);
  });

  it('CORS headers let the configured page origins read answers with cookies, also errors, and no other origin', async () => {
    const told = async (origin: string, path?: string) => {
      const { headers } = await ask({ origin }, path);
      const [allowed, credentials] = ['origin', 'credentials'].map((name) =>
        headers.get(`access-control-allow-${name}`),
      );
      return { allowed, credentials, vary: headers.get('vary') };
    };
    expect(await told(listed)).toEqual({ allowed: listed, credentials: 'true', vary: 'Origin' });
    expect(await told(listed, '/mall/nothing')).toMatchObject({ allowed: listed });
    expect(await told('https://other.mall.example')).toMatchObject({ allowed: null, vary: 'Origin' });
  });

  it('a preflight from a configured page origin allows exactly the methods and headers that calls need', async () => {
    const preflight = async (origin: string) => {
      const response = await test.app.request('http://localhost/crm/api/UserWrite/saveUserSetting', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-evil' },
      });
      const named = [...response.headers].filter(([name]) => name.startsWith('access-control-'));
      return { status: response.status, ...Object.fromEntries(named) };
    };
    const same = {
      status: 204,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers':
        'content-type,authorization,x-mallflow-applet,x-mallflow,idempotency-key,x-mallflow-tab,x-mallflow-user',
      'access-control-allow-methods': 'GET,POST',
      'access-control-expose-headers': 'x-mallflow-user',
      'access-control-max-age': '7200',
    };
    expect(await preflight(listed)).toEqual({ ...same, 'access-control-allow-origin': listed });
    expect(await preflight('https://other.mall.example')).toEqual(same);
  });

  it('the policy of the sign-in page names both call hosts, and the page origins for form-action', async () => {
    const { headers } = await test.app.request('/login?system=partner');
    const policy = headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy.filter((rule) => /^(img-src|connect-src|form-action)/.test(rule))).toEqual([
      "img-src 'self' data: blob: https://api.mall.example https://crm.mall.example",
      "connect-src 'self' https://api.mall.example https://crm.mall.example",
      `form-action 'self' ${listed} https://tw.mall.example`,
    ]);
  });

  it('signing in and unknown addresses redirect to the configured page origin [LAN-06]', async () => {
    const signIn = (query: string, headers: Record<string, string> = {}) =>
      test.visitor().fetch(`/login?system=partner${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams({ email: 'owner@cn.example', password: demoPassword }).toString(),
      });
    const back = `&return=${encodeURIComponent(`${listed}/mall/store/new`)}`;
    const ways = [
      await signIn(back),
      await signIn(''),
      await signIn(back, { origin: listed }),
      await ask({}, '/../nowhere'),
    ];
    expect(ways.map(({ headers }) => headers.get('location'))).toEqual([
      `${listed}/mall/store/new`,
      `${listed}/mall/home`,
      `${listed}/mall/store/new`,
      `${listed}/mall/nowhere`,
    ]);
    expect((await signIn(back, { origin: 'https://other.mall.example' })).status).toBe(403);
  });

  it('the host of the page origin determines the language of an answer', async () => {
    const words = readCodeMessages();
    const response = await test
      .visitor()
      .fetch('/oss/mall/user/info', { headers: { origin: 'https://tw.mall.example' } });
    expect((await client.answered(response)).msg).toBe(words('not_signed_in', 'zh-TW'));
  });
});

it('a deployment on one origin refuses calls and preflights from other origins', async () => {
  const own = await createTestApp();
  const visitor = own.visitor();
  const response = await visitor.fetch('/oss/mall/settings', { headers: { origin: listed } });
  const preflight = await visitor.fetch('/oss/mall/settings', { method: 'OPTIONS', headers: { origin: listed } });
  expect(
    [response, preflight].map(({ status, headers }) => [status, headers.get('access-control-allow-origin')]),
  ).toEqual([
    [403, null],
    [405, null],
  ]);
  const page = await visitor.fetch('/login?system=partner');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  await own.close();
});
