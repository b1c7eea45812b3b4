import { z } from 'zod/mini';
import { bodyLimits, type Rate } from './limits.ts';
import type { ErrorName } from './responseCodes.ts';

/** `oss` is the order API, `crm` the suite's API; each has its own base address. */
export type Host = 'oss' | 'crm';

/**
 * Who may make a call. `client`: a user of a client, for calls about the client's data. `order-token`: a signed-in user
 * of the order's client, or the holder of the order's token. `session-or-tab`: a signed-in user, or by its secret a tab
 * whose page needs no sign-in. `sales`, `reviewer`, `support`, `consultant`: only staff of that role.
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
 * The transport of a call. `fields`: parameters in, an envelope out. `rows`: the same, but one long list of the
 * envelope's data is streamed, one row per line (`rows.ts`). `upload`: the bytes of one file in, an envelope out.
 * `file`: the bytes of a file out unless refused; an image, frame or link can make the call with the session but
 * without our headers, so it must not change anything. `notification`: a provider's webhook with the response that the
 * provider expects. A signature over its raw bytes authenticates it; it has no session, no header of ours and no
 * envelope.
 */
export type CallKind = 'fields' | 'rows' | 'upload' | 'file' | 'notification';

/** `list` names the streamed list of the answer. `row` is the schema of a row, `head` that of the fields before it. */
export interface Rows<Row extends z.ZodMiniType = z.ZodMiniType, Head extends z.ZodMiniObject = z.ZodMiniObject> {
  readonly list: string;
  readonly row: Row;
  readonly head: Head;
}

/** One call of the API as a value: client, server and OpenAPI document derive from it. */
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
  /** Unknown fields are rejected. */
  readonly query: Query;
  /** Fields in snake_case; null without a body. Empty values are dropped before sending. */
  readonly body: Body;
  /** Whether the body is form data: because it has files, or because the suite expects a form. */
  readonly form: boolean;
  /** Maximum size of the body in bytes. */
  readonly body_bytes: number;
  /** Maximum size for a tab without a session, if it differs: anonymous requests are free to send. */
  readonly tab_body_bytes: number | null;
  /** Limit per account; null for none. */
  readonly rate: Rate | null;
  readonly data: Data;
  /** Null unless the kind is `rows`. */
  readonly rows: Rows | null;
  /** Whether the call carries an idempotency key. */
  readonly keyed: Keyed;
  /** Whether this project added the call to the suite's API. */
  readonly addition: boolean;
  /** The call's specific refusals, besides those that every call can meet. */
  readonly refusals: readonly ErrorName[];
}

export const noParameters = z.strictObject({});
type NoParameters = typeof noParameters;

interface CommonOptions<Data extends z.ZodMiniType> {
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

const completeCall = <Data extends z.ZodMiniType>(call: CommonOptions<Data> & AccessOption<Access>) => ({
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

type QueryOptions<Query extends z.ZodMiniObject, Data extends z.ZodMiniType> = CommonOptions<Data> & { query: Query };
type BodyOptions<Body extends z.ZodMiniObject, Data extends z.ZodMiniType> = CommonOptions<Data> & {
  body: Body;
  form?: boolean;
  body_bytes?: number;
};
type KeyedOption = { keyed: true };
type UnkeyedOption = { keyed?: false };
/** The default is `signed-in`. */
type AccessOption<By extends Access> = { access?: By };

export function get<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: QueryOptions<Query, Data> & AccessOption<By> & KeyedOption,
): Call<Query, null, Data, true, By, 'fields'>;
export function get<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: QueryOptions<Query, Data> & AccessOption<By> & UnkeyedOption,
): Call<Query, null, Data, false, By, 'fields'>;
export function get(
  call: QueryOptions<z.ZodMiniObject, z.ZodMiniType> & AccessOption<Access>,
): Call<z.ZodMiniObject, null> {
  return {
    ...completeCall(call),
    kind: 'fields',
    method: 'GET',
    query: call.query,
    body: null,
    form: false,
    body_bytes: 0,
  };
}

export function rows<
  Data extends z.ZodMiniType,
  Query extends z.ZodMiniObject,
  Row extends z.ZodMiniType,
  Head extends z.ZodMiniObject,
  By extends Access = 'signed-in',
>(
  call: QueryOptions<Query, Data> & AccessOption<By> & UnkeyedOption & { rows: Rows<Row, Head> },
): Call<Query, null, Data, false, By, 'rows'> & { readonly rows: Rows<Row, Head> };
export function rows(
  call: QueryOptions<z.ZodMiniObject, z.ZodMiniType> & AccessOption<Access> & { rows: Rows },
): Call<z.ZodMiniObject, null> & { readonly rows: Rows } {
  const { query, rows: long } = call;
  return {
    ...completeCall(call),
    kind: 'rows',
    method: 'GET',
    query,
    body: null,
    form: false,
    body_bytes: 0,
    rows: long,
  };
}

export function post<Data extends z.ZodMiniType, Body extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: BodyOptions<Body, Data> & AccessOption<By> & KeyedOption,
): Call<NoParameters, Body, Data, true, By, 'fields'>;
export function post<Data extends z.ZodMiniType, Body extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: BodyOptions<Body, Data> & AccessOption<By> & UnkeyedOption,
): Call<NoParameters, Body, Data, false, By, 'fields'>;
export function post(
  call: BodyOptions<z.ZodMiniObject, z.ZodMiniType> & AccessOption<Access>,
): Call<NoParameters, z.ZodMiniObject> {
  const { body, form = false, body_bytes = bodyLimits.bytes } = call;
  return { ...completeCall(call), kind: 'fields', method: 'POST', query: noParameters, body, form, body_bytes };
}

/**
 * Sends the bytes of one file as its body; the query describes the file. It is keyed: a repeat after a lost answer
 * stores the file once.
 */
export function upload<Data extends z.ZodMiniType, Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: QueryOptions<Query, Data> & AccessOption<By> & { body_bytes: number },
): Call<Query, null, Data, true, By, 'upload'>;
export function upload(
  call: QueryOptions<z.ZodMiniObject, z.ZodMiniType> & AccessOption<Access> & { body_bytes: number },
): Call<z.ZodMiniObject, null> {
  const { query, body_bytes } = call;
  return {
    ...completeCall(call),
    kind: 'upload',
    method: 'POST',
    query,
    body: null,
    form: false,
    body_bytes,
    keyed: true,
  };
}

export function file<Query extends z.ZodMiniObject, By extends Access = 'signed-in'>(
  call: Omit<QueryOptions<Query, z.ZodMiniNever>, 'data' | 'keyed'> & AccessOption<By>,
): Call<Query, null, z.ZodMiniNever, false, By, 'file'>;
export function file(
  call: Omit<QueryOptions<z.ZodMiniObject, z.ZodMiniNever>, 'data'> & AccessOption<Access>,
): Call<z.ZodMiniObject, null> {
  const asked = completeCall({ ...call, data: z.never() });
  return { ...asked, kind: 'file', method: 'GET', query: call.query, body: null, form: false, body_bytes: 0 };
}

/**
 * A provider's webhook. The caller is anonymous until its signature has been checked, so the rate applies per network.
 */
export function notification(
  call: Pick<CommonOptions<z.ZodMiniNever>, 'host' | 'path' | 'summary'> & { readonly rate: Rate },
): Call<NoParameters, null, z.ZodMiniNever, false, 'public', 'notification'> {
  return {
    ...call,
    kind: 'notification',
    method: 'POST',
    access: 'public',
    query: noParameters,
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
