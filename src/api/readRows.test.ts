import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { rows } from '#contract/call.ts';
import { headLine, rowLine, tailLine } from '#contract/rows.ts';
import { createApi } from './api.ts';

const row = z.object({ id: z.int() });
const head = z.object({ count: z.int() });
const list = rows({
  host: 'oss',
  path: '/mall/things',
  summary: 'Things',
  query: z.strictObject({}),
  data: z.object({ count: z.int(), things: z.array(row), next: z.nullable(z.string()) }),
  rows: { list: 'things', row, head },
});

const headText = headLine({ code: 0, msg: '', data: { count: 3 } }, 'things');
const text =
  headText +
  [{ id: 1 }, { id: 2 }, { id: 3 }].map((each, at) => rowLine(each, at === 0)).join('') +
  tailLine({ next: null });

const bodyOf = (pieces: readonly string[], end: 'ends' | 'breaks' | 'stays' = 'ends') => {
  const left = pieces.map((piece) => new TextEncoder().encode(piece));
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = left.shift();
      if (piece !== undefined) controller.enqueue(piece);
      else if (end === 'ends') controller.close();
      else if (end === 'breaks') controller.error(new TypeError('network error'));
      else return new Promise(() => {});
      return undefined;
    },
  });
};

async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  options: { isOnline?: () => boolean; timeoutMs?: number } = {},
) {
  const taken: unknown[] = [];
  const api = createApi({
    baseUrls: { oss: 'http://x.example/oss', crm: 'http://x.example/crm' },
    language: () => 'en',
    onSignedOut: () => taken.push('signed out'),
    fetch: async () => new Response(body),
    ...options,
  });
  const result = await api.rows(list, {}, (some) => void taken.push(some));
  return { result, taken };
}

afterEach(() => vi.useRealTimers());

const ids = (...numbers: number[]) => numbers.map((id) => ({ id }));
const known = { count: 3 };
const done = { kind: 'ok', data: { count: 3, things: [], next: null } };

it('streamed rows are delivered as they arrive, wherever the chunks end', async () => {
  const cuts = [headText.length + 4, headText.length + 12, text.length - 5];
  const pieces = [0, ...cuts].map((from, at) => text.slice(from, cuts[at]));
  const { result, taken } = await readBody(bodyOf(pieces));
  expect(taken).toEqual([
    { head: known, rows: ids(1) },
    { head: known, rows: ids(2, 3) },
  ]);
  expect(result).toEqual(done);
});

it('a streamed list gives the same rows wherever it is split into two chunks', async () => {
  for (let at = 1; at < text.length; at += 1) {
    const { result, taken } = await readBody(bodyOf([text.slice(0, at), text.slice(at)]));
    expect(taken.flatMap((some) => z.object({ rows: z.array(row) }).parse(some).rows)).toEqual(ids(1, 2, 3));
    expect(result).toEqual(done);
  }
});

it('a streamed list that was rewritten on a single line is read', async () => {
  const { result, taken } = await readBody(bodyOf([JSON.stringify(JSON.parse(text))]));
  expect([taken, result]).toEqual([[{ head: known, rows: ids(1, 2, 3) }], done]);
});

it('an empty streamed list delivers no rows', async () => {
  const { result, taken } = await readBody(bodyOf([headText, tailLine({ next: 'x' })]));
  expect([taken, result]).toEqual([[], { kind: 'ok', data: { count: 3, things: [], next: 'x' } }]);
});

it('a streamed list that is cut at any position is a fault, never a shorter list', async () => {
  for (let at = 0; at < text.length; at += 1) {
    const { result } = await readBody(bodyOf([text.slice(0, at)]));
    expect([at, result.kind]).toEqual([at, 'fault']);
  }
});

it('a broken connection while streaming is `unreachable`, or `offline` if the browser is offline', async () => {
  const broken = await readBody(bodyOf([headText, '{"id":1}\n'], 'breaks'));
  expect(broken.result).toMatchObject({ kind: 'fault', fault: 'unreachable' });
  expect(broken.taken).toHaveLength(1);
  const offline = await readBody(bodyOf([headText], 'breaks'), { isOnline: () => false });
  expect(offline.result).toMatchObject({ kind: 'fault', fault: 'offline' });
});

it('a streamed list times out when the next chunk does not arrive in time', async () => {
  const { result } = await readBody(bodyOf([headText, '{"id":1}\n'], 'stays'), { timeoutMs: 20 });
  expect(result).toMatchObject({ kind: 'fault', fault: 'timeout' });
});

it('a streamed row that violates the contract is a fault of kind `broken`', async () => {
  const { result, taken } = await readBody(bodyOf([headText, '{"id":"one"}\n', tailLine({ next: null })]));
  expect([result, taken]).toMatchObject([{ kind: 'fault', fault: 'broken' }, []]);
});

it('a refusal in place of a streamed list is returned as a refusal', async () => {
  const refusal = { code: 20_003, data: { retry_after_seconds: 3 }, msg: 'later' };
  const { result, taken } = await readBody(bodyOf([JSON.stringify(refusal)]));
  expect([result, taken]).toMatchObject([
    { kind: 'refused', refusal: { code: 20_003, message: { text: 'later', language: 'en' } } },
    [],
  ]);
});

it('a streamed list is not read further while its rows are being processed', async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(
        new TextEncoder().encode(pulled === 0 ? headText : `${pulled === 1 ? '' : ','}{"id":1}\n`.repeat(500)),
      );
      pulled += 1;
    },
  });
  const stop = new AbortController();
  const api = createApi({
    baseUrls: { oss: 'http://x.example/oss', crm: 'http://x.example/crm' },
    language: () => 'en',
    onSignedOut: () => {},
    fetch: async () => new Response(endless),
  });
  const taking = Promise.withResolvers<void>();
  void api.rows(list, { signal: stop.signal }, () => taking.promise);
  await expect.poll(() => pulled).toBeGreaterThan(2);
  const early = pulled;
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  expect(pulled).toBe(early);
});
