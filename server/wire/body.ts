import type { Call } from '#contract/call.ts';
import type { ErrorName } from '#contract/codes.ts';

/** A body that was read, or the refusal that it met. */
export type BodyRead =
  | { readonly kind: 'read'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly error: ErrorName };

const kilobyte = 1024;
const jsonLimit = 64 * kilobyte;
const formLimit = 12 * 1024 * kilobyte;
/** Calls whose body may be greater than that of others. */
const greaterLimits = new Map([
  ['/mall/flow/draft-save', 1024 * kilobyte],
  ['/mall/flow/trace-store', 1024 * kilobyte],
]);
const deepest = 20;

/** The greatest body that a call takes, in bytes. */
export const bodyLimit = (call: Call): number => greaterLimits.get(call.path) ?? (call.form ? formLimit : jsonLimit);

const refused = (error: ErrorName): BodyRead => ({ kind: 'refused', error });

/** Reads the body of a request as the call wants it: JSON, or a form. No body at all is an empty object. */
export async function readBody(call: Call, request: globalThis.Request): Promise<BodyRead> {
  const bytes = await readBytes(request, bodyLimit(call));
  if (bytes === null) return refused('body_too_large');
  if (bytes.length === 0) return { kind: 'read', value: {} };
  const type = request.headers.get('content-type') ?? '';
  return call.form ? readForm(bytes, type) : readJson(bytes, type);
}

/**
 * The bytes of a body, or null for one that is greater than `limit`: the rest of that one is not read. One that breaks
 * off is null too: its sender has gone, so that nobody reads the answer, and it is no defect of ours.
 */
export async function readBytes(request: globalThis.Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body) {
      size += part.length;
      if (size > limit) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return new Uint8Array(Buffer.concat(parts));
}

function readJson(bytes: Uint8Array, type: string): BodyRead {
  if (!/^application\/json\s*(;|$)/i.test(type)) return refused('unsupported_media');
  const value = jsonOf(bytes);
  if (value === undefined) return refused('body_not_json');
  return depthExceeds(value, deepest) ? refused('body_too_deep') : { kind: 'read', value };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** Whether arrays and objects are nested deeper than `limit`. */
export function depthExceeds(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((inner) => depthExceeds(inner, limit - 1));
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<BodyRead> {
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i.test(type)) {
    return refused('unsupported_media');
  }
  const form = await formOf(bytes, type);
  if (form === null) return refused('invalid_request');
  return { kind: 'read', value: form };
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown> | null> {
  try {
    return fieldsOf((await new Response(bytes, { headers: { 'content-type': type } }).formData()).entries());
  } catch {
    return null;
  }
}

/** The fields of a form or a query as an object, or null where a field stands twice. */
export function fieldsOf<Value>(entries: Iterable<[string, Value]>): Record<string, Value> | null {
  const fields = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (fields.has(name)) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
