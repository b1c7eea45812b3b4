import { describe, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls/index.ts';
import { bodyLimits } from '#contract/limits.ts';
import type { BodyReservation } from '../load/bodyMemory.ts';
import { readBody } from './body.ts';

const chunkBytes = 1000;
const boundary = 'xxxxxxxx';
const types = {
  json: 'application/json',
  line: 'application/x-www-form-urlencoded',
  parts: `multipart/form-data; boundary=${boundary}`,
} as const;

/** A request with an endless body that repeats one text; `read` is how many bytes of it were read. */
function endless(type: string, text: string, begin = '') {
  const again = Buffer.from(text.repeat(Math.ceil(chunkBytes / text.length)));
  let read = 0;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const chunk = read === 0 ? Buffer.concat([Buffer.from(begin), again]) : again;
    read += chunk.length;
    controller.enqueue(chunk);
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  return { request: new Request('http://localhost/', init), read: () => read, chunk: again.length + begin.length };
}

function whole(type: string, body: string): Request {
  return new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
}

const unlimitedReservation: BodyReservation = { take: () => true, patience: () => new AbortController().signal };
const bodyOf = (call: Pick<Call, 'form' | 'body_bytes'>, request: Request, place = unlimitedReservation) =>
  readBody(call, request, place);

const part = (name: string, head = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n1\r\n`;
const partsOf = (count: number) => Array.from({ length: count }, (_, index) => part(`f${index}`)).join('');
const end = `--${boundary}--\r\n`;

const json = { form: false, body_bytes: bodyLimits.bytes };
const form = { form: true, body_bytes: bodyLimits.bytes };
const large = 64 * 1024 * 1024;

describe('an endless request body', () => {
  const posts = Object.entries<Call>(calls).filter(([, { body }]) => body !== null);

  it.each(posts)(
    'an endless body of the call %s is read only up to the limit of the call [WIR-03]',
    async (_, call) => {
      const { request, read, chunk } = call.form
        ? endless(types.parts, 'x', part('a').slice(0, -3))
        : endless(types.json, 'x', '"');
      expect(await bodyOf(call, request)).toEqual({ kind: 'refused', error: 'body_too_large' });
      expect(read()).toBeGreaterThan(call.body_bytes);
      expect(read()).toBeLessThanOrEqual(call.body_bytes + chunk);
    },
  );

  it.each([
    ['fields of a form', form, types.line, 'a=1&', '', 'body_too_large', bodyLimits.fields * 4],
    ['parts of a form', form, types.parts, part('a'), '', 'body_too_large', bodyLimits.fields * part('a').length],
    ['values of an array', json, types.json, '1,', '[', 'body_too_large', bodyLimits.values * 2],
    ['arrays within each other', json, types.json, '[', '', 'body_too_deep', bodyLimits.depth],
  ] as const)(
    'an endless body of %s is refused as soon as there are too many',
    async (_, call, type, text, begin, error, most) => {
      const { request, read, chunk } = endless(type, text, begin);
      expect(await bodyOf({ ...call, body_bytes: large }, request)).toEqual({ kind: 'refused', error });
      expect(read()).toBeLessThanOrEqual(most + 2 * chunk);
    },
  );

  it.each([
    ['says that it is too large', { ...types, length: '70000', type: types.json }, 'body_too_large'],
    ['is of a type that nobody reads', { ...types, length: '', type: 'text/plain' }, 'unsupported_media'],
  ] as const)('an endless body is refused almost unread when it %s', async (_, { length, type }, error) => {
    const { request, read, chunk } = endless(type, '1');
    if (length !== '') request.headers.set('content-length', length);
    expect(await bodyOf(json, request)).toEqual({ kind: 'refused', error });
    expect(read()).toBeLessThanOrEqual(length === '' ? chunk : 0);
  });
});

describe('a buffered request body', () => {
  it('a request body is read only as far as there is room for it (too_many_requests)', async () => {
    const { request, read, chunk } = endless(types.json, 'x', '"');
    const place = { ...unlimitedReservation, take: () => read() <= 5000 };
    expect(await bodyOf(json, request, place)).toEqual({ kind: 'refused', error: 'too_many_requests' });
    expect(read()).toBeLessThanOrEqual(5000 + chunk);
  });

  it('an unfinished request body is refused and cancelled when its time is over [WIR-13]', async () => {
    const time = new AbortController();
    const cancel = vi.fn();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('"')), cancel });
    const init = { method: 'POST', headers: { 'content-type': types.json }, body, duplex: 'half' };
    const reading = bodyOf(json, new Request('http://localhost/', init), {
      ...unlimitedReservation,
      patience: () => time.signal,
    });
    time.abort();
    expect(await reading).toEqual({ kind: 'refused', error: 'body_too_large' });
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('limits of a request body', () => {
  const read = (value: unknown) => ({ kind: 'read', value });

  it('a request body exactly at the limits of fields, parts, values and depth is read', async () => {
    const fields = Array.from({ length: bodyLimits.fields }, (_, index) => [`f${index}`, '1']);
    const values = Array.from({ length: bodyLimits.values - 1 }, () => 1);
    const text = `[${'{"a\\\\":"[[[,,,\\""},'.repeat(900)}1]`;
    const deep = `${'['.repeat(bodyLimits.depth)}${']'.repeat(bodyLimits.depth)}`;
    expect(await bodyOf(form, whole(types.line, new URLSearchParams(fields).toString()))).toEqual(
      read(Object.fromEntries(fields)),
    );
    expect(await bodyOf(form, whole(types.parts, partsOf(bodyLimits.fields) + end))).toEqual(
      read(Object.fromEntries(fields)),
    );
    expect(await bodyOf(json, whole(types.json, JSON.stringify(values)))).toEqual(read(values));
    expect(await bodyOf(json, whole(types.json, text))).toEqual(read(JSON.parse(text)));
    expect(await bodyOf(json, whole(types.json, deep))).toEqual(read(JSON.parse(deep)));
  });

  it('a request body one over the limit of fields, parts, values or depth is refused', async () => {
    const refused = (error: string) => ({ kind: 'refused', error });
    const values = Array.from({ length: bodyLimits.values }, () => 1);
    const deep = '['.repeat(bodyLimits.depth + 1);
    expect(await bodyOf(form, whole(types.line, 'a=1&'.repeat(bodyLimits.fields)))).toEqual(refused('body_too_large'));
    expect(await bodyOf(form, whole(types.parts, partsOf(bodyLimits.fields + 1) + end))).toEqual(
      refused('body_too_large'),
    );
    expect(await bodyOf(json, whole(types.json, JSON.stringify(values)))).toEqual(refused('body_too_large'));
    expect(await bodyOf(json, whole(types.json, deep))).toEqual(refused('body_too_deep'));
  });

  it('a form part with an overlong header is refused (body_too_large)', async () => {
    const long = part('a', `; filename="${'%0d'.repeat(2000)}"`) + end;
    expect(await bodyOf(form, whole(types.parts, long))).toEqual({ kind: 'refused', error: 'body_too_large' });
  });

  it('parts are counted by the boundary that the form parser uses, not by one inside another parameter', async () => {
    const type = `multipart/form-data; other="; boundary=zz"; boundary=${boundary}`;
    const { request, read, chunk } = endless(type, part('a'));
    expect(await bodyOf({ ...form, body_bytes: large }, request)).toEqual({
      kind: 'refused',
      error: 'body_too_large',
    });
    expect(read()).toBeLessThanOrEqual(bodyLimits.fields * part('a').length + 2 * chunk);
  });
});
