import { expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { type Access, type Call, get, post } from '#contract/call.ts';
import { integerText, quantityListText } from '#contract/codecs.ts';
import { requestTimeoutMs } from '#contract/envelope.ts';
import { type ApiOptions, createApi } from './api.ts';

const read = get({
  host: 'oss',
  path: '/mall/thing/read',
  summary: 'Reads a thing',
  query: z.strictObject({
    years: z.optional(integerText({ min: 1, max: 10 })),
    addons: z.optional(quantityListText),
    code: z.optional(z.string()),
  }),
  data: z.object({ name: z.string() }),
});

const save = post({
  host: 'crm',
  path: '/api/save',
  summary: 'Saves a thing',
  keyed: true,
  body: z.strictObject({
    plan_id: z.string(),
    note: z.optional(z.string()),
    hints: z.optional(z.array(z.string())),
    nested: z.optional(z.object({ empty: z.string() })),
  }),
  data: z.object({}),
});

const upload = post({
  host: 'oss',
  path: '/mall/upload',
  summary: 'Hands in a file',
  form: true,
  body: z.strictObject({ title: z.string(), note: z.optional(z.string()), file: z.file(), tags: z.array(z.string()) }),
  data: z.object({}),
});

const publicRead = get({
  host: 'oss',
  path: '/mall/public',
  summary: 'Reads what everybody may',
  access: 'public',
  query: z.strictObject({}),
  data: z.object({}),
});

const keep = post({
  host: 'oss',
  path: '/mall/keep',
  summary: 'Keeps a thing for a user or a tab',
  access: 'session-or-tab',
  body: z.strictObject({}),
  data: z.object({}),
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));

function harness(answer: (request: Request) => Promise<Response>, options: Partial<ApiOptions> = {}) {
  const requests: Request[] = [];
  const onSignedOut = vi.fn();
  const api = createApi({
    baseUrls: { oss: 'https://oss.test/oss', crm: 'https://crm.test' },
    language: () => 'ja',
    onSignedOut,
    fetch: (input, init) => {
      const request = new Request(input, init);
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { api, requests, onSignedOut };
}

test('a query travels encoded, without its empty values, to the address of its host [WIR-12]', async () => {
  const { api, requests } = harness(json({ code: 0, data: { name: 'Growth' }, msg: '' }));
  const result = await api.call(read, { query: { years: 2, addons: [{ id: 'seat', quantity: 3 }], code: '' } });
  expect(result).toEqual({ kind: 'ok', data: { name: 'Growth' } });
  expect(requests.map((request) => [request.method, request.url, request.credentials])).toEqual([
    ['GET', 'https://oss.test/oss/mall/thing/read?years=2&addons=seat%3A3', 'include'],
  ]);
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    accept: 'application/json',
    'accept-language': 'ja',
    'x-mallflow': '1',
  });
});

test('the mini-program names its session, and in the query its client unless the call has named one', async () => {
  const applet = { pass: { token: 'token-of-the-session', client_id: 'client-cn' } };
  const { api, requests } = harness(json({ code: 0, data: { name: 'Growth' }, msg: '' }), { applet });
  await api.call(read, { query: { years: 2 } });
  expect(
    requests.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('x-mallflow-applet')]),
  ).toEqual([['https://oss.test/oss/mall/thing/read?years=2&client_id=client-cn', 'Bearer token-of-the-session', '1']]);
});

test('a body travels in snake_case without its empty values, under the key of the intent [WIR-12]', async () => {
  const { api, requests } = harness(json({ code: 0, data: {}, msg: '' }));
  await api.call(save, { body: { plan_id: 'growth', note: '', hints: [], nested: { empty: '' } }, key: 'key-1' });
  const [request] = requests;
  expect([request?.method, request?.url, request?.headers.get('idempotency-key')]).toEqual([
    'POST',
    'https://crm.test/api/save',
    'key-1',
  ]);
  expect(await request?.json()).toEqual({ plan_id: 'growth', nested: { empty: '' } });
});

test('a body with a file travels as form data, lists as repeated fields [WIR-12]', async () => {
  const { api, requests } = harness(json({ code: 0, data: {}, msg: '' }));
  const file = new File(['x'], 'receipt.pdf', { type: 'application/pdf' });
  await api.call(upload, { body: { title: 'Receipt', note: '', file, tags: ['a', 'b'] } });
  const sent = await requests[0]?.formData();
  expect(
    [...(sent?.entries() ?? [])].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  ).toEqual([
    ['title', 'Receipt'],
    ['file', 'receipt.pdf'],
    ['tags', 'a'],
    ['tags', 'b'],
  ]);
});

test('a refusal keeps its code, the message of the server with its language, and its fields [WIR-10]', async () => {
  const data = { fields: [{ path: 'years', problem: 'too_big' }] };
  const { api } = harness(json({ code: 41012, data, msg: 'Please change it.' }, 422));
  expect(await api.call(read)).toEqual({
    kind: 'refused',
    refusal: { code: 'quantity_out_of_range', message: { text: 'Please change it.', language: 'ja' } },
    data,
  });
});

test('what a refusal is told in is there before it is told', async () => {
  const steps: string[] = [];
  const { api } = harness(json({ code: 41012, data: {}, msg: 'Please change it.' }, 422), {
    onRefused: async () => {
      await Promise.resolve();
      steps.push('there');
    },
  });
  await api.call(read);
  steps.push('told');
  expect(steps).toEqual(['there', 'told']);
});

test('a refusal with a code that this version does not know keeps the words of the server [WIR-10]', async () => {
  const { api } = harness(json({ code: 99999, data: null, msg: 'Something new' }, 400));
  expect(await api.call(read)).toEqual({
    kind: 'refused',
    refusal: { code: 99999, message: { text: 'Something new', language: 'ja' } },
    data: {},
  });
});

test('a notice is neither success nor failure [WIR-10]', async () => {
  const { api } = harness(json({ code: -10002, data: { any: 1 }, msg: 'Read me' }));
  expect(await api.call(read)).toEqual({ kind: 'notice', data: { any: 1 }, msg: 'Read me' });
});

test('not being signed in is told to the page, by the number of the deployment [WIR-10]', async () => {
  const { api, onSignedOut } = harness(json({ code: -77, data: null, msg: '' }, 401), {
    signedOutCode: () => Promise.resolve(-77),
  });
  expect(await api.call(read)).toEqual({ kind: 'signedOut' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a public call never asks for a sign-in', async () => {
  const { api, onSignedOut } = harness(json({ code: -10001, data: null, msg: 'No' }, 401), {
    signedOutCode: () => Promise.reject(new Error('asked')),
  });
  expect(await api.call(publicRead)).toEqual({
    kind: 'refused',
    refusal: { code: 'not_signed_in', message: { text: 'No', language: 'ja' } },
    data: {},
  });
  expect(onSignedOut).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'no envelope',
    () => Promise.resolve(new Response('<html>', { status: 502 })),
    '/mall/thing/read answered 502 without an envelope',
  ],
  [
    'data of another shape',
    json({ code: 0, data: { name: 1 }, msg: '' }),
    '/mall/thing/read answered data of another shape: name',
  ],
])('an answer with %s is broken', async (_, answer, detail) => {
  const { api } = harness(answer);
  expect(await api.call(read)).toEqual({ kind: 'fault', fault: 'broken', detail });
});

test('an answer that does not come in time is a timeout, and a POST is sent once [WIR-08]', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const { api, requests } = harness(never, { timeoutMs: 20 });
  const result = await api.call(save, { body: { plan_id: 'growth' }, key: 'key-1' });
  expect(result).toMatchObject({ kind: 'fault', fault: 'timeout' });
  expect(requests).toHaveLength(1);
});

test('an answer is waited for 40 seconds, and no longer [WIR-08]', async () => {
  vi.useFakeTimers();
  try {
    const never = (request: Request) =>
      new Promise<Response>((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
      });
    const { api } = harness(never);
    const results: unknown[] = [];
    void api.call(save, { body: { plan_id: 'growth' }, key: 'key-1' }).then((result) => results.push(result));
    await vi.advanceTimersByTimeAsync(39_999);
    expect(results).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([requestTimeoutMs, results]).toEqual([
      40_000,
      [{ kind: 'fault', fault: 'timeout', detail: expect.any(String) }],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

test('a request that fails on its way is offline only where the browser says so', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'));
  const faults = [undefined, () => true, () => false].map(async (isOnline) => {
    const { api } = harness(refuse, isOnline && { isOnline });
    return api.call(read);
  });
  const detail = expect.any(String);
  expect(await Promise.all(faults)).toEqual([
    { kind: 'fault', fault: 'unreachable', detail },
    { kind: 'fault', fault: 'unreachable', detail },
    { kind: 'fault', fault: 'offline', detail },
  ]);
});

test('after a failure on its way a reading call tries once more, a keyed one does not [WIR-08]', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'));
  const reading = harness(refuse);
  const keyed = harness(refuse);
  await reading.api.call(read);
  await keyed.api.call(save, { body: { plan_id: 'growth' }, key: 'key-1' });
  expect([reading.requests.length, keyed.requests.length]).toEqual([2, 1]);
});

test('a keyed call without its key is not sent', async () => {
  const { api, requests } = harness(json({ code: 0, data: {}, msg: '' }));
  const loose: Call<typeof save.query, typeof save.body, typeof save.data, boolean, Access, 'fields'> = save;
  expect(await api.call(loose, { body: { plan_id: 'growth' } })).toEqual({
    kind: 'fault',
    fault: 'broken',
    detail: '/api/save needs an idempotency key',
  });
  expect(requests).toEqual([]);
});

test('the secret of a tab travels in its header, on the calls that are made for a tab and on no other', async () => {
  const { api, requests } = harness(json({ code: 0, data: { name: 'Growth' }, msg: '' }));
  const tab = 'ab'.repeat(32);
  await api.call(keep, { tab });
  await api.call(keep, { tab: null });
  await api.call(keep);
  // Bypasses the types, which reject `tab` on a call that takes none.
  await Reflect.apply(api.call, api, [read, { tab }]);
  expect(requests.map(({ headers }) => headers.get('x-mallflow-tab'))).toEqual([tab, null, null, null]);
  expect(requests.filter(({ url }) => url.includes(tab))).toEqual([]);
});
