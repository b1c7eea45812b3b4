import { z } from 'zod/mini';
import type { ErrorName } from './codes.ts';
import { bodyLimits, type Rate } from './limits.ts';

/** `oss` is the order API, `crm` the suite's API; each has a base address of its own. */
export type Host = 'oss' | 'crm';

/**
 * Who may make a call. `client`: a user of a client, as the call is about what is the client's. `order-token`: whoever is
 * signed in as a user of the order's client, or holds the order's token. `session-or-tab`: whoever is signed in, or on a page
 * that is opened without signing in its tab, by its secret. `sales`, `reviewer`, `support`, `consultant`: staff of that role, and nobody else.
 */
export type Access =
  | 'public'
  | 'signed-in'
  | 'client'
  | 'main-account'
  | 'order-token'
  | 'session-or-tab'
  | 'sales'
  | 'reviewer'
  | 'support'
  | 'consultant';

/**
 * How a call travels. `fields`: fields there, an envelope back. `rows`: the same, where one list in the envelope's data may be
 * long: it is written while it is read, a row on each line (`rows.ts`). `upload`: the bytes of one file there, and an envelope back.
 * `file`: the bytes of a file back where nothing is refused. An image, a frame or a link of a page can make it, with the
 * session and without any header of ours; it changes nothing. `notification`: what a provider tells us, as it wants to be
 * answered. It is proved by a signature over its very bytes, and has neither session, nor header of ours, nor envelope.
 */
export type CallKind = 'fields' | 'rows' | 'upload' | 'file' | 'notification';

/** Which list of an answer is written row by row, what a row holds, and what is known before them. */
export interface Rows<Row extends z.ZodMiniType = z.ZodMiniType, Head extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly list: string;
  readonly row: Row;
  readonly head: Head;
}

/** One call of the wire, as a value: client, server and published document are all made from it. */
export interface Call<
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniObject | null = z.ZodMiniObject | null,
  Data extends z.ZodMiniType = z.ZodMiniType,
  Keyed extends boolean = boolean,
  By extends Access = Access,
  Kind extends CallKind = CallKind,
> {
  readonly kind: Kind;
  readonly host: Host;
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: By;
  /** The query's fields; unknown ones are refused. */
  readonly query: Query;
  /** The body's fields in snake_case, or null where there is none. Empty values are dropped before sending. */
  readonly body: Body;
  /** Whether the body travels as form data, because it has files or because the suite expects a form. */
  readonly form: boolean;
  /** The greatest body that is taken, in bytes: more than most calls need where there are files or long texts. */
  readonly body_bytes: number;
  /** The greatest body that is taken of a tab, where it is another one: what a tab sends costs it nothing. */
  readonly tab_body_bytes: number | null;
  /** How often an account may make the call, or null where its work needs no limit. */
  readonly rate: Rate | null;
  /** What `data` of a successful envelope holds. */
  readonly data: Data;
  /** The long list in `data` of a call that is answered row by row, otherwise null. */
  readonly rows: Rows | null;
  /** Whether the call carries an idempotency key. */
  readonly keyed: Keyed;
  /** Whether the project added the call to those that the suite had. */
  readonly addition: boolean;
  /** The refusals of its own that a caller should expect, besides those any call can meet. */
  readonly refusals: readonly ErrorName[];
}

/** The parameters of a call that takes none. */
export const nothing = z.strictObject({});
type Nothing = typeof nothing;

interface Common<Data extends z.ZodMiniType> {
  host: Host;
  path: `/${string}`;
  summary: string;
  data: Data;
  keyed?: boolean;
  addition?: boolean;
  rate?: Rate;
  tab_body_bytes?: number;
  refusals?: readonly ErrorName[];
}

const complete = <Data extends z.ZodMiniType>(call: Common<Data> & Admits<Access>) => ({
  host: call.host,
  path: call.path,
  summary: call.summary,
  access: call.access ?? 'signed-in',
  data: call.data,
  rows: null,
  keyed: call.keyed ?? false,
  addition: call.addition ?? false,
  rate: call.rate ?? null,
  tab_body_bytes: call.tab_body_bytes ?? null,
  refusals: call.refusals ?? [],
});

type Asks<Query extends z.ZodMiniObject, Data extends z.ZodMiniType> = Common<Data> & { query: Query };
type Sends<Body extends z.ZodMiniObject, Data extends z.ZodMiniType> = Common<Data> & {
  body: Body;
  form?: boolean;
  body_bytes?: number;
};
type Keyed = { keyed: true };
type Unkeyed = { keyed?: false };
/** Where nothing is said, whoever is signed in. */
type Admits<By extends Access> = { access?: By };

/** A call that sends its parameters in the query. */
export function get<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Asks<Query, Data> & Admits<By> & Keyed,
): Call<Query, null, Data, true, By, 'fields'>;
export function get<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Asks<Query, Data> & Admits<By> & Unkeyed,
): Call<Query, null, Data, false, By, 'fields'>;
export function get(call: Asks<z.ZodMiniObject, z.ZodMiniType> & Admits<Access>): Call<z.ZodMiniObject, null> {
  return {
    ...complete(call),
    kind: 'fields',
    method: 'GET',
    query: call.query,
    body: null,
    form: false,
    body_bytes: 0,
  };
}

/** A call that sends its parameters in the query, and is answered row by row. */
export function rows<
  Data extends z.ZodMiniType,
  Query extends z.ZodMiniObject,
  Row extends z.ZodMiniType,
  Head extends z.ZodMiniObject,
  By extends Access = 'signed-in',
>(
  call: Asks<Query, Data> & Admits<By> & Unkeyed & { rows: Rows<Row, Head> },
): Call<Query, null, Data, false, By, 'rows'> & { readonly rows: Rows<Row, Head> };
export function rows(
  call: Asks<z.ZodMiniObject, z.ZodMiniType> & Admits<Access> & { rows: Rows },
): Call<z.ZodMiniObject, null> & { readonly rows: Rows } {
  const { query, rows: long } = call;
  return { ...complete(call), kind: 'rows', method: 'GET', query, body: null, form: false, body_bytes: 0, rows: long };
}

/** A call that sends a body. */
export function post<Data extends z.ZodMiniType, Body extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Sends<Body, Data> & Admits<By> & Keyed,
): Call<Nothing, Body, Data, true, By, 'fields'>;
export function post<Data extends z.ZodMiniType, Body extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Sends<Body, Data> & Admits<By> & Unkeyed,
): Call<Nothing, Body, Data, false, By, 'fields'>;
export function post(call: Sends<z.ZodMiniObject, z.ZodMiniType> & Admits<Access>): Call<Nothing, z.ZodMiniObject> {
  const { body, form = false, body_bytes = bodyLimits.bytes } = call;
  return { ...complete(call), kind: 'fields', method: 'POST', query: nothing, body, form, body_bytes };
}

/**
 * A call that sends the bytes of one file as its body; what is said of the file stands in the query. It has a key: where
 * its answer was lost it is sent once more, and the file is kept once.
 */
export function upload<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Asks<Query, Data> & Admits<By> & { body_bytes: number },
): Call<Query, null, Data, true, By, 'upload'>;
export function upload(
  call: Asks<z.ZodMiniObject, z.ZodMiniType> & Admits<Access> & { body_bytes: number },
): Call<z.ZodMiniObject, null> {
  const { query, body_bytes } = call;
  return { ...complete(call), kind: 'upload', method: 'POST', query, body: null, form: false, body_bytes, keyed: true };
}

/** A call that answers the bytes of one file. */
export function file<Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Omit<Asks<Query, z.ZodMiniNever>, 'data' | 'keyed'> & Admits<By>,
): Call<Query, null, z.ZodMiniNever, false, By, 'file'>;
export function file(
  call: Omit<Asks<z.ZodMiniObject, z.ZodMiniNever>, 'data'> & Admits<Access>,
): Call<z.ZodMiniObject, null> {
  const asked = complete({ ...call, data: z.never() });
  return { ...asked, kind: 'file', method: 'GET', query: call.query, body: null, form: false, body_bytes: 0 };
}

/**
 * A call by which a provider tells us something. Whoever makes it is nobody until its signature has been checked, so that it
 * says how often a network may make it.
 */
export function notification(
  call: Pick<Common<z.ZodMiniNever>, 'host' | 'path' | 'summary'> & { readonly rate: Rate },
): Call<Nothing, null, z.ZodMiniNever, false, 'public', 'notification'> {
  return {
    ...call,
    kind: 'notification',
    method: 'POST',
    access: 'public',
    query: nothing,
    body: null,
    form: false,
    body_bytes: bodyLimits.bytes,
    tab_body_bytes: null,
    data: z.never(),
    rows: null,
    keyed: false,
    addition: true,
    refusals: [],
  };
}
