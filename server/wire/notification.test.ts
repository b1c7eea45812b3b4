import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../modules/index.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { WebhookRequest } from './webhook.ts';

const path = '/oss/mall/payment/wechat-notify';

let test: TestApp;
const receivedRequests: WebhookRequest[] = [];

beforeAll(async () => {
  test = await createTestApp({
    handlers: {
      ...handlers,
      wechatNotify: async ({ bytes }) => {
        receivedRequests.push(bytes);
        return { kind: 'response', code: 'ok', status: 202, type: 'text/x-provider', body: 'heard' };
      },
      alipayNotify: () => Promise.reject(new Error('secret of a payer')),
    },
  });
});
beforeEach(() => {
  receivedRequests.length = 0;
  test.pass({ minutes: 1 });
});
afterAll(() => test.close());

const network = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
const send = (init: RequestInit & { duplex?: 'half' } = {}, to = path) =>
  test.app.request(to, { method: 'POST', ...init }, network);

describe('notifications of payment providers', () => {
  it('a provider notification from any origin reaches its handler unchanged and gets the handler’s own answer', async () => {
    const body = new Uint8Array([0, 255, 123, 10]);
    const headers = { 'x-signature': 'a', origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
    const answer = await send({ body, headers });
    expect({ status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }).toEqual({
      status: 202,
      type: 'text/x-provider',
      text: 'heard',
    });
    expect(receivedRequests).toEqual([{ headers: expect.any(Headers), body: Buffer.from(body) }]);
    expect(receivedRequests[0]?.headers.get('x-signature')).toBe('a');
  });

  it('a provider notification that is too large is refused, with or without a declared length [WIR-03]', async () => {
    const long = 'x'.repeat(65_537);
    const answers = [await send({ body: long }), await send({ body: new Blob([long]).stream(), duplex: 'half' })];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '']);
    expect(receivedRequests).toEqual([]);
  });

  it('provider notifications are limited per network, without effect on another network', async () => {
    const answers = await Promise.all(Array.from({ length: 1201 }, () => send({ body: '' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const elsewhere = { incoming: { socket: { remoteAddress: '198.51.100.8' } } };
    expect((await test.app.request(path, { method: 'POST' }, elsewhere)).status).toBe(202);
  });

  it('a provider notification by GET or with a query is refused', async () => {
    expect((await test.app.request(path, { headers: { 'x-mallflow': '1' } }, network)).status).toBe(405);
    expect((await send({ body: '' }, `${path}?a=1`)).status).toBe(400);
  });

  it('a provider notification whose handler fails gets an empty 503, and the log contains no payload [WIR-07]', async () => {
    const before = test.logged.length;
    const answer = await send({ body: 'private' }, '/oss/mall/payment/alipay-notify');
    expect([answer.status, await answer.text()]).toEqual([503, '']);
    const logged = JSON.stringify(test.logged.slice(before));
    expect(logged).not.toMatch(/private|secret/);
    expect(logged).toContain('alipayNotify');
  });
});
