import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { publicSettingsOf } from '../modules/account/index.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import type { TestClient } from '../testing/testClient.ts';
import { ok } from './handler.ts';

let test: TestApp;
let client: TestClient;

beforeAll(async () => {
  test = await createTestApp();
  client = await test.signedIn('owner@cn.example');
});
afterAll(() => test.close());

const draftOpen = '/oss/mall/flow/draft-open';
const json = { 'content-type': 'application/json' };

const send = async (path: string, init: RequestInit) => client.answered(await client.fetch(path, init));
const sendJson = (body: string, headers: Record<string, string> = json) =>
  send(draftOpen, { method: 'POST', headers, body });

it('a call with a wrong method is refused with the methods that its path has [WIR-41]', async () => {
  const wrong = async (path: string, method: string) => {
    const response = await client.fetch(path, { method, headers: json, ...(method === 'GET' ? {} : { body: '{}' }) });
    const allow = response.headers.get('allow');
    const { status, code } = await client.answered(response);
    return [status, code, allow];
  };
  expect(await wrong('/oss/mall/user/info', 'POST')).toEqual([405, 'method_not_allowed', 'GET']);
  expect(await wrong(draftOpen, 'GET')).toEqual([405, 'method_not_allowed', 'POST']);
  expect(await wrong(draftOpen, 'DELETE')).toEqual([405, 'method_not_allowed', 'POST']);
  expect(await wrong('/oss/mall/none', 'POST')).toEqual([404, 'not_found', null]);
});

describe('a request that violates the contract', () => {
  it('a request with a wrong x-mallflow header, which a foreign page cannot send, is refused (cross_site) [WIR-04]', async () => {
    const answered = await send('/oss/mall/user/info', { headers: { 'x-mallflow': 'other' } });
    expect(answered).toEqual({ status: 403, code: 'cross_site', data: {}, msg: expect.any(String) });
  });

  it('a request that the browser marks as not from this origin is refused (cross_site)', async () => {
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { code } = await send('/oss/mall/user/info', { headers: { 'sec-fetch-site': site } });
      expect(code).toBe('cross_site');
    }
    const { code } = await send('/oss/mall/user/info', { headers: { origin: 'https://evil.example' } });
    expect(code).toBe('cross_site');
  });

  it('a request from a page of the same origin is answered', async () => {
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };
    expect((await send('/oss/mall/user/info', { headers })).code).toBe('ok');
  });

  it('a request with invalid JSON is refused (body_not_json)', async () => {
    expect((await sendJson('{"flow":')).code).toBe('body_not_json');
  });

  it('a request body of a content type that the call does not accept is refused (unsupported_media)', async () => {
    expect((await sendJson('flow=purchase', { 'content-type': 'text/plain' })).code).toBe('unsupported_media');
    const { code } = await send('/crm/api/UserWrite/saveUserSetting', { method: 'POST', headers: json, body: '{}' });
    expect(code).toBe('unsupported_media');
  });

  it('a request body that is too large is refused, with or without a declared length (body_too_large) [WIR-03]', async () => {
    const body = JSON.stringify({ flow: 'x'.repeat(70_000) });
    expect(await sendJson(body)).toEqual({ status: 413, code: 'body_too_large', data: {}, msg: expect.any(String) });
    const stream = new Blob([body]).stream();
    const init = { method: 'POST', headers: json, body: stream, duplex: 'half' };
    expect((await send(draftOpen, init)).code).toBe('body_too_large');
  });

  it('a request body that breaks off is not logged as a defect', async () => {
    const before = test.logged.length;
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('aborted')) });
    const init = { method: 'POST', headers: json, body, duplex: 'half' };
    await send(draftOpen, init);
    expect(test.logged.slice(before).map(({ event }) => event)).toEqual(['call']);
  });

  it('a request body nested deeper than 20 levels is refused (body_too_deep)', async () => {
    expect((await sendJson('['.repeat(21) + ']'.repeat(21))).code).toBe('body_too_deep');
    expect((await sendJson('['.repeat(30_000) + ']'.repeat(30_000))).code).toBe('body_too_deep');
    expect((await sendJson('['.repeat(20) + ']'.repeat(20))).code).toBe('invalid_request');
  });

  it('a request with an unknown field is refused with the name of the field (unknown_field) [WIR-02]', async () => {
    const answered = await sendJson(JSON.stringify({ flow: 'purchase', price: 1 }));
    expect(answered).toMatchObject({
      code: 'unknown_field',
      data: { fields: [{ path: 'price', problem: 'unknown' }] },
    });
  });

  it('a request with an invalid field is refused with the name of the field (invalid_request) [WIR-02]', async () => {
    const answered = await sendJson(JSON.stringify({ flow: 7 }));
    expect(answered).toMatchObject({
      code: 'invalid_request',
      data: { fields: [{ path: 'flow', problem: 'invalid_type' }] },
    });
  });

  it('a request whose text has a NUL or an unpaired surrogate is refused (unstorable_text)', async () => {
    for (const text of ['a\0b', 'a\ud800']) {
      const draft = await client.ok(calls.flowDraftOpen, { flow: 'purchase' });
      const answered = await client.call(calls.flowDraftSave, {
        draft_id: draft.draft_id,
        mark: { writer: 'page-1', number: 1 },
        after: [],
        snapshot: text,
      });
      expect(answered).toMatchObject({
        code: 'invalid_request',
        data: { fields: [{ path: 'snapshot', problem: 'unstorable_text' }] },
      });
    }
  });

  it('a request whose query has a field twice is refused (invalid_request)', async () => {
    const { code } = await send('/oss/mall/order/list?status=paid&status=unpaid', {});
    expect(code).toBe('invalid_request');
  });

  it('a request whose query has an unknown field is refused (unknown_field)', async () => {
    expect((await send('/oss/mall/user/info?client_id=client-hk', {})).code).toBe('unknown_field');
  });

  it('a request to an unknown address gets not_found', async () => {
    expect(await send('/oss/mall/nothing', {})).toEqual({
      status: 404,
      code: 'not_found',
      data: {},
      msg: expect.any(String),
    });
    expect((await send('/crm', {})).code).toBe('not_found');
  });
});

describe('permission to make a call', () => {
  it('a request without a session gets 401 before its fields are checked [WIR-05]', async () => {
    const answered = await test.visitor().fetch('/oss/mall/user/info?unknown=1');
    expect(answered.status).toBe(401);
    expect(await answered.json()).toMatchObject({ code: -10001, data: {} });
  });

  it('a request without a session gets the code that the deployment configures [WIR-10]', async () => {
    const other = await createTestApp({ settings: { not_signed_in_code: -20001 } });
    const answered = await other.visitor().fetch('/oss/mall/user/info');
    expect(await answered.json()).toMatchObject({ code: -20001 });
    await other.close();
  });

  it('calls for main accounts are refused to child accounts and to staff', async () => {
    const member = await test.signedIn('member@cn.example');
    const desk = await test.signedIn('support@desk.example');
    const order = { quote_id: 'quote-x', amount: { minor: 1, currency: 'CNY' } } as const;
    const key = 'k'.repeat(20);
    const answers = [member, desk].map(async (who) => [
      (await who.call(calls.orderAdd, order, key)).code,
      (await who.call(calls.orderCancel, { order_id: 'order-x' }, key)).code,
    ]);
    expect(await Promise.all(answers)).toEqual([
      ['main_account_only', 'main_account_only'],
      ['not_permitted', 'not_permitted'],
    ]);
  });

  it('a call for clients is refused to staff (not_permitted)', async () => {
    const desk = await test.signedIn('support@desk.example');
    const { code } = await desk.call(calls.orderList, {});
    expect([code, (await client.call(calls.orderList, {})).code]).toEqual(['not_permitted', 'ok']);
  });
});

describe('request bodies without a session', () => {
  const large = Buffer.alloc(9 * 1024 * 1024, 'a');

  /** Starts a payment with an invented token and a file that does not end, unless it breaks off. */
  function transfer(network: string) {
    const [held, broken] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
    let pulls = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      pulls += 1;
      if (pulls === 1) return controller.enqueue(large);
      held.resolve();
      return broken.promise;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { 'content-type': 'multipart/form-data; boundary=xx', 'idempotency-key': 'k'.repeat(20) };
    const init = { method: 'POST', headers, body, duplex: 'half' };
    const who = test.visitor(network);
    const answer = who.fetch('/oss/mall/order/set-transfer', init).then((came) => who.answered(came));
    return { answer, held: held.promise, breakOff: () => broken.reject(new Error('aborted')) };
  }

  it('request bodies of one network share a memory limit, and free it when they break off [WIR-13]', async () => {
    const network = '198.51.100.7';
    const [one, two] = [transfer(network), transfer(network)];
    await Promise.all([one.held, two.held]);
    expect(await transfer(network).answer).toEqual({
      status: 429,
      code: 'too_many_requests',
      data: { retry_after_seconds: 10 },
      msg: expect.any(String),
    });
    const others = [transfer('198.51.100.8'), transfer('198.51.100.8')];
    await Promise.all(others.map(({ held }) => held));
    expect((await test.visitor(network).call(calls.settingsRead, {})).code).toBe('ok');
    for (const { breakOff } of [one, two, ...others]) breakOff();
    const answers = await Promise.all([one, two, ...others].map(({ answer }) => answer));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 4 }, () => 'body_too_large'));
    expect(test.deps.load.bodies.networks.size).toBe(0);
  });

  it('request bodies of networks in one IPv6 site share a memory limit [WIR-13]', async () => {
    const begun = [transfer('2001:db8:7:1::1'), transfer('2001:db8:7:2::1')];
    await Promise.all(begun.map(({ held }) => held));
    expect((await transfer('2001:db8:7:3::1').answer).code).toBe('too_many_requests');
    const other = transfer('2001:db8:8:1::1');
    await other.held;
    for (const { breakOff } of [...begun, other]) breakOff();
    await Promise.all([...begun, other].map(({ answer }) => answer));
  });
});

describe('an unexpected error', () => {
  it('an unexpected error is answered as unavailable, and logged without the text of its message [WIR-07]', async () => {
    const broken = await createTestApp({
      handlers: {
        settingsRead: () => Promise.reject(new Error('duplicate key (email)=(someone@cn.example)')),
      },
    });
    const answered = await broken.visitor().call(calls.settingsRead, {});
    expect(answered).toMatchObject({ status: 503, code: 'unavailable', data: { request_id: expect.any(String) } });
    expect(broken.logged.map(({ event }) => event)).toEqual(['defect', 'call']);
    expect(JSON.stringify(broken.logged)).not.toContain('someone');
    await broken.close();
  });

  it('an answer that violates the contract is replaced by unavailable', async () => {
    const broken = await createTestApp({
      handlers: {
        settingsRead: (_request, { settings }) =>
          Promise.resolve(ok({ ...publicSettingsOf(settings), not_signed_in_code: 0.5 })),
      },
    });
    const answered = await broken.visitor().call(calls.settingsRead, {});
    expect(answered.code).toBe('unavailable');
    await broken.close();
  });
});

describe('every answer', () => {
  it('an answer has cache-control no-store', async () => {
    const { headers } = await client.fetch('/oss/mall/user/info');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('the log of a call contains no email, name, order id or token [WIR-07]', async () => {
    await client.fetch('/oss/mall/order/detail?order_id=secret-order&token=0123456789012345678901');
    const text = JSON.stringify(test.logged);
    for (const personal of ['owner@cn.example', 'secret-order', '0123456789012345678901', '林晓']) {
      expect(text).not.toContain(personal);
    }
  });
});
