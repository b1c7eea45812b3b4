import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handlers } from '../modules/index.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { Told } from './told.ts';

const path = '/oss/mall/payment/wechat-notify';

let test: TestApp;
const told: Told[] = [];

beforeAll(async () => {
  test = await createTestApp({
    handlers: {
      ...handlers,
      wechatNotify: async ({ bytes }) => {
        told.push(bytes);
        return { kind: 'told', code: 'ok', status: 202, type: 'text/x-provider', body: 'heard' };
      },
      alipayNotify: () => Promise.reject(new Error('secret of a payer')),
    },
  });
});
beforeEach(() => {
  told.length = 0;
  test.pass({ minutes: 1 });
});
afterAll(() => test.close());

const network = { incoming: { socket: { remoteAddress: '198.51.100.7' } } };
const send = (init: RequestInit & { duplex?: 'half' } = {}, to = path) =>
  test.app.request(to, { method: 'POST', ...init }, network);

describe('a notification', () => {
  it('comes as it was sent, from anywhere and without a header of ours, and is answered in the own words of its provider', async () => {
    const body = new Uint8Array([0, 255, 123, 10]);
    const headers = { 'x-signature': 'a', origin: 'https://provider.example', 'sec-fetch-site': 'cross-site' };
    const answer = await send({ body, headers });
    expect({ status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }).toEqual({
      status: 202,
      type: 'text/x-provider',
      text: 'heard',
    });
    expect(told).toEqual([{ headers: expect.any(Headers), body: Buffer.from(body) }]);
    expect(told[0]?.headers.get('x-signature')).toBe('a');
  });

  it('is read only as far as its call takes it, told or found out [WIR-03]', async () => {
    const long = 'x'.repeat(65_537);
    const answers = [await send({ body: long }), await send({ body: new Blob([long]).stream(), duplex: 'half' })];
    expect(answers.map(({ status }) => status)).toEqual([413, 413]);
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '']);
    expect(told).toEqual([]);
  });

  it('is refused from a network that sends too many, and from no other', async () => {
    const answers = await Promise.all(Array.from({ length: 1201 }, () => send({ body: '' })));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const elsewhere = { incoming: { socket: { remoteAddress: '198.51.100.8' } } };
    expect((await test.app.request(path, { method: 'POST' }, elsewhere)).status).toBe(202);
  });

  it('is not asked for by another method, or with a query', async () => {
    expect((await test.app.request(path, { headers: { 'x-mallflow': '1' } }, network)).status).toBe(405);
    expect((await send({ body: '' }, `${path}?a=1`)).status).toBe(400);
  });

  it('that meets a defect is to be sent again, and tells nothing of it [WIR-07]', async () => {
    const before = test.logged.length;
    const answer = await send({ body: 'private' }, '/oss/mall/payment/alipay-notify');
    expect([answer.status, await answer.text()]).toEqual([503, '']);
    const logged = JSON.stringify(test.logged.slice(before));
    expect(logged).not.toMatch(/private|secret/);
    expect(logged).toContain('alipayNotify');
  });
});
