import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';

let test: TestApp;
let client: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  client = await test.signedIn('owner@cn.example');
});
afterAll(() => test.close());

const protecting =
  /^(content-security-policy|x-frame-options|referrer-policy|permissions-policy|x-content-type-options|cross-origin-.*)$/;

const protectionOf = async (path: string) => {
  const { headers } = await client.fetch(path);
  return Object.fromEntries([...headers].filter(([name]) => protecting.test(name)));
};

describe('protection by response headers', () => {
  it.each([`/oss${calls.userRead.path}`, '/oss/nothing', '/login/style.css'])(
    'an answer that is not a document may load nothing and may not be framed: %s',
    async (path) => {
      expect(await protectionOf(path)).toEqual({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it.each(['/login?system=partner', '/nowhere'])(
    'a document, or a redirect to one, has all security headers: %s',
    async (path) => {
      expect(await protectionOf(path)).toEqual({
        'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self' 'unsafe-inline'"),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=()',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('a long answer is compressed when the client accepts gzip, and a short one is not', async () => {
    const path = `/oss${calls.productTypeList.path}`;
    const plain = await client.fetch(path);
    const packed = await client.fetch(path, { headers: { 'accept-encoding': 'gzip, br' } });
    const short = await client.fetch(`/oss${calls.loginRiskRead.path}`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain, packed, short].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', null]);
    const bytes = Buffer.from(await packed.arrayBuffer());
    const text = await plain.text();
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 3);
    expect(packed.headers.get('vary')).toBe('Accept-Encoding');
  });
});
