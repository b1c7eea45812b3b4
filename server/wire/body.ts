import type { Call } from '#contract/call.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import type { BodyReservation } from '../load/bodyMemory.ts';
import {
  type BodyCounter,
  hasShortPartHeads,
  jsonCounter,
  multipartCounter,
  urlencodedCounter,
} from './bodyCounter.ts';

export type BodyRead =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly error: ErrorName };

type Bytes = Uint8Array<ArrayBuffer>;

interface BodyFormat {
  readonly type: RegExp;
  readonly counter: (type: string) => BodyCounter;
  readonly read: (bytes: Bytes, type: string) => BodyRead | Promise<BodyRead>;
}

const refusedBody = (error: ErrorName): BodyRead => ({ kind: 'refused', error });

const jsonFormat: BodyFormat = { type: /^application\/json\s*(;|$)/i, counter: jsonCounter, read: readJson };
const formFormats: readonly BodyFormat[] = [
  { type: /^application\/x-www-form-urlencoded\s*(;|$)/i, counter: urlencodedCounter, read: readForm },
  { type: /^multipart\/form-data\s*(;|$)/i, counter: multipartCounter, read: readParts },
];

/**
 * Parses the body as its call wants it, JSON or a form; an empty body is an empty object. Stops reading at the call's
 * limit or when there is no room, and never parses more fields, values or depth than `bodyLimits`.
 */
export async function readBody(
  call: Pick<Call, 'form' | 'body_bytes'>,
  request: globalThis.Request,
  place: BodyReservation,
): Promise<BodyRead> {
  if (Number(request.headers.get('content-length') ?? 0) > call.body_bytes) return refusedBody('body_too_large');
  const type = request.headers.get('content-type') ?? '';
  const medium = (call.form ? formFormats : [jsonFormat]).find((each) => each.type.test(type));
  const count = medium?.counter(type) ?? (() => 'unsupported_media' as const);
  const took = await readBytes(request, { limit: call.body_bytes, count, place });
  if (typeof took === 'string') return refusedBody(took);
  if (took.length === 0 || medium === undefined) return { kind: 'read', value: {} };
  return medium.read(took, type);
}

export function readRaw(
  request: globalThis.Request,
  limit: number,
  place: BodyReservation,
): Promise<Bytes | ErrorName> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return Promise.resolve('body_too_large');
  return readBytes(request, { limit, count: () => null, place });
}

interface ReadLimits {
  readonly limit: number;
  readonly count: (part: Uint8Array) => ErrorName | null;
  readonly place: BodyReservation;
}

/**
 * The bytes, or why the rest is not read. A body that breaks off counts as too large: its sender reads no answer, and
 * it is no defect of ours. So does one that takes too long: it is too large for its line.
 */
async function readBytes(
  { body }: globalThis.Request,
  { limit, count, place }: ReadLimits,
): Promise<Bytes | ErrorName> {
  if (body === null) return new Uint8Array();
  const [reader, over] = [body.getReader(), place.patience()];
  const stop = () => reader.cancel().catch(() => undefined);
  over.addEventListener('abort', stop);
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let { value: part } = await reader.read(); part !== undefined; { value: part } = await reader.read()) {
      size += part.length;
      const problem = size > limit ? 'body_too_large' : count(part);
      if (problem !== null) return problem;
      if (!place.take(part.length)) return 'too_many_requests';
      parts.push(part);
    }
  } catch {
    return 'body_too_large';
  } finally {
    over.removeEventListener('abort', stop);
    void stop();
  }
  return over.aborted ? 'body_too_large' : Buffer.concat(parts);
}

function readJson(bytes: Bytes): BodyRead {
  try {
    return { kind: 'read', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return refusedBody('body_not_json');
  }
}

function readParts(bytes: Bytes, type: string): BodyRead | Promise<BodyRead> {
  return hasShortPartHeads(bytes, type) ? readForm(bytes, type) : refusedBody('body_too_large');
}

async function readForm(bytes: Bytes, type: string): Promise<BodyRead> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const value = uniqueFields(form.entries());
    return value === null ? refusedBody('invalid_request') : { kind: 'read', value };
  } catch {
    return refusedBody('invalid_request');
  }
}

/** The fields of a form or a query; null if a field occurs twice. */
export function uniqueFields<Value>(entries: Iterable<[string, Value]>): Record<string, Value> | null {
  const fields = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (fields.has(name)) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
