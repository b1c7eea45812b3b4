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

const saveForOwner = post({
  host: 'oss',
  path: '/mall/keep',
  summary: 'Keeps a thing for a user or a tab',
  access: 'session-or-tab',
  body: z.strictObject({}),
  data: z.object({}),
});

const jsonResponse =
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

test('a query is sent encoded and without empty values, to the base URL of its host [WIR-12]', async () => {
  const { api, requests } = harness(jsonResponse({ code: 0, data: { name: 'Growth' }, msg: '' }));
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

test('a mini-program call sends its session as a bearer token, and its client in the query', async () => {
  const applet = { pass: { token: 'token-of-the-session', client_id: 'client-cn' } };
  const { api, requests } = harness(jsonResponse({ code: 0, data: { name: 'Growth' }, msg: '' }), { applet });
  await api.call(read, { query: { years: 2 } });
  expect(
    requests.map(({ url, headers }) => [url, headers.get('authorization'), headers.get('x-mallflow-applet')]),
  ).toEqual([['https://oss.test/oss/mall/thing/read?years=2&client_id=client-cn', 'Bearer token-of-the-session', '1']]);
});

test('a body is sent as JSON without empty top-level values, with its idempotency key [WIR-12]', async () => {
  const { api, requests } = harness(jsonResponse({ code: 0, data: {}, msg: '' }));
  await api.call(save, { body: { plan_id: 'growth', note: '', hints: [], nested: { empty: '' } }, key: 'key-1' });
  const [request] = requests;
  expect([request?.method, request?.url, request?.headers.get('idempotency-key')]).toEqual([
    'POST',
    'https://crm.test/api/save',
    'key-1',
  ]);
  expect(await request?.json()).toEqual({ plan_id: 'growth', nested: { empty: '' } });
});

test('a body with a file is sent as form data, with lists as repeated fields [WIR-12]', async () => {
  const { api, requests } = harness(jsonResponse({ code: 0, data: {}, msg: '' }));
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

test('a refused call returns its code, the server message with its language, and its data [WIR-10]', async () => {
  const data = { fields: [{ path: 'years', problem: 'too_big' }] };
  const { api } = harness(jsonResponse({ code: 41012, data, msg: 'Please change it.' }, 422));
  expect(await api.call(read)).toEqual({
    kind: 'refused',
    refusal: { code: 'quantity_out_of_range', message: { text: 'Please change it.', language: 'ja' } },
    data,
  });
});

test('a refused call returns only after `onRefused` has finished', async () => {
  const steps: string[] = [];
  const { api } = harness(jsonResponse({ code: 41012, data: {}, msg: 'Please change it.' }, 422), {
    onRefused: async () => {
      await Promise.resolve();
      steps.push('there');
    },
  });
  await api.call(read);
  steps.push('told');
  expect(steps).toEqual(['there', 'told']);
});

test('a refused call with an unknown code returns its number and the server message [WIR-10]', async () => {
  const { api } = harness(jsonResponse({ code: 99999, data: null, msg: 'Something new' }, 400));
  expect(await api.call(read)).toEqual({
    kind: 'refused',
    refusal: { code: 99999, message: { text: 'Something new', language: 'ja' } },
    data: {},
  });
});

test('a notice is returned as a result of its own kind, neither success nor failure [WIR-10]', async () => {
  const { api } = harness(jsonResponse({ code: -10002, data: { any: 1 }, msg: 'Read me' }));
  expect(await api.call(read)).toEqual({ kind: 'notice', data: { any: 1 }, msg: 'Read me' });
});

test('a call without a session notifies the page, by the not-signed-in code of the deployment [WIR-10]', async () => {
  const { api, onSignedOut } = harness(jsonResponse({ code: -77, data: null, msg: '' }, 401), {
    signedOutCode: () => Promise.resolve(-77),
  });
  expect(await api.call(read)).toEqual({ kind: 'signedOut' });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a public call returns `not_signed_in` as a refusal and does not notify the page', async () => {
  const { api, onSignedOut } = harness(jsonResponse({ code: -10001, data: null, msg: 'No' }, 401), {
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
    jsonResponse({ code: 0, data: { name: 1 }, msg: '' }),
    '/mall/thing/read answered data of another shape: name',
  ],
])('a response with %s is a fault of kind `broken`', async (_, answer, detail) => {
  const { api } = harness(answer);
  expect(await api.call(read)).toEqual({ kind: 'fault', fault: 'broken', detail });
});

test('a response that does not arrive in time is a timeout, and the POST is sent only once [WIR-08]', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  const { api, requests } = harness(never, { timeoutMs: 20 });
  const result = await api.call(save, { body: { plan_id: 'growth' }, key: 'key-1' });
  expect(result).toMatchObject({ kind: 'fault', fault: 'timeout' });
  expect(requests).toHaveLength(1);
});

test('a call times out after 40 seconds and not before [WIR-08]', async () => {
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

test('a network error is the fault `offline` only if the browser says so, and else `unreachable`', async () => {
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

test('a GET call is retried once after a network error, a keyed POST call is not [WIR-08]', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'));
  const reading = harness(refuse);
  const keyed = harness(refuse);
  await reading.api.call(read);
  await keyed.api.call(save, { body: { plan_id: 'growth' }, key: 'key-1' });
  expect([reading.requests.length, keyed.requests.length]).toEqual([2, 1]);
});

test('a keyed call without its idempotency key is not sent', async () => {
  const { api, requests } = harness(jsonResponse({ code: 0, data: {}, msg: '' }));
  const loose: Call<typeof save.query, typeof save.body, typeof save.data, boolean, Access, 'fields'> = save;
  expect(await api.call(loose, { body: { plan_id: 'growth' } })).toEqual({
    kind: 'fault',
    fault: 'broken',
    detail: '/api/save needs an idempotency key',
  });
  expect(requests).toEqual([]);
});

test('the tab secret is sent in its header, and only with calls that accept a tab', async () => {
  const { api, requests } = harness(jsonResponse({ code: 0, data: { name: 'Growth' }, msg: '' }));
  const tab = 'ab'.repeat(32);
  await api.call(saveForOwner, { tab });
  await api.call(saveForOwner, { tab: null });
  await api.call(saveForOwner);
  // Bypasses the types, which reject `tab` on a call that takes none.
  await Reflect.apply(api.call, api, [read, { tab }]);
  expect(requests.map(({ headers }) => headers.get('x-mallflow-tab'))).toEqual([tab, null, null, null]);
  expect(requests.filter(({ url }) => url.includes(tab))).toEqual([]);
});
