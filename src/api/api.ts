import ky, { isNetworkError, isTimeoutError, type KyInstance, type Options } from 'ky';
import { z } from 'zod';
import type { Call, Host } from '#contract/call.ts';
import { codeName, codes, type ErrorName } from '#contract/codes.ts';
import {
  envelope,
  idempotencyHeader,
  refusalData,
  requestTimeoutMs,
  sameSiteHeader,
  tabHeader,
} from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { encodeForm, encodeQuery, withoutEmpty } from './encode.ts';
import { type CallFault, fault, type Result } from './result.ts';

export interface ApiOptions {
  /** The address of each host: a path of this origin, or another origin with its path. */
  readonly baseUrls: Readonly<Record<Host, string>>;
  /** The language in which the server words its messages. */
  readonly language: () => Language;
  /** Called when the server says that nobody is signed in. The call itself answers `signedOut`. */
  readonly onSignedOut: () => void;
  /** The number by which this deployment says that nobody is signed in. Asked for only after a refusal. */
  readonly signedOutCode?: () => Promise<number>;
  /** Whether the browser says that it has a connection. */
  readonly isOnline?: () => boolean;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

type NoneNeeded = Record<never, never>;

type QueryOf<C extends Call> =
  NoneNeeded extends z.output<C['query']>
    ? { readonly query?: z.output<C['query']> }
    : { readonly query: z.output<C['query']> };

type BodyOf<C extends Call> = C['body'] extends z.ZodObject
  ? NoneNeeded extends z.input<C['body']>
    ? { readonly body?: z.input<C['body']> }
    : { readonly body: z.input<C['body']> }
  : { readonly body?: never };

type KeyOf<C extends Call> = C['keyed'] extends true
  ? { readonly key: string }
  : C['keyed'] extends false
    ? { readonly key?: never }
    : { readonly key?: string };

/** For which tab a call is made that can be made for one, by its secret; left out or null, for whoever is signed in. */
type TabOf<C extends Call> = C['access'] extends 'session-or-tab'
  ? { readonly tab?: string | null }
  : { readonly tab?: never };

/** What a call is given: the parameters of its own schemas, and the idempotency key or the tab where it takes one. */
export type CallOptions<C extends Call> = QueryOf<C> &
  BodyOf<C> &
  KeyOf<C> &
  TabOf<C> & { readonly signal?: AbortSignal };

type Given = {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly tab?: string | null;
  readonly signal?: AbortSignal;
};

interface Answer {
  readonly text: string;
  readonly status: number;
}

/** Makes calls of the contract. Whatever comes of one is a value; it shows nothing and redirects nowhere. */
export interface Api {
  call<C extends Call>(
    call: C,
    ...options: NoneNeeded extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>]
  ): Promise<Result<z.output<C['data']>>>;
}

/** Builds the client. One serves the whole page. */
export function createApi(options: ApiOptions): Api {
  const http = ky.create({
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      [sameSiteHeader.name]: sameSiteHeader.value,
    },
    timeout: options.timeoutMs ?? requestTimeoutMs,
    totalTimeout: options.timeoutMs ?? requestTimeoutMs,
    throwHttpErrors: false,
    ...(options.fetch && { fetch: options.fetch }),
  });

  return {
    async call(call, ...[given]) {
      const answer = await send(http, options, call, given ?? {});
      return 'fault' in answer ? answer : read(call, answer, options);
    },
  };
}

async function send(http: KyInstance, options: ApiOptions, call: Call, given: Given): Promise<CallFault | Answer> {
  try {
    const prefix = options.baseUrls[call.host];
    const response = await http(call.path.slice(1), { ...requestOf(call, given, options.language()), prefix });
    return { text: await response.text(), status: response.status };
  } catch (error) {
    return faultOf(error, options.isOnline?.() ?? true);
  }
}

function requestOf(call: Call, given: Given, language: Language): Options {
  if (call.keyed && given.key === undefined) throw new Error(`${call.path} needs an idempotency key`);
  const common: Options = {
    method: call.method,
    searchParams: encodeQuery(call.query, given.query ?? {}),
    // A call with a key changes something, whatever its method: whoever made the key decides about trying again.
    retry: call.method === 'GET' && !call.keyed ? { limit: 1 } : { limit: 0 },
    headers: headersOf(call, given, language),
    ...(given.signal === undefined ? {} : { signal: given.signal }),
  };
  if (call.method === 'GET') return common;
  const body = given.body ?? {};
  return call.form ? { ...common, body: encodeForm(body) } : { ...common, json: withoutEmpty(body) };
}

function headersOf({ access }: Call, { key, tab = null }: Given, language: Language): Record<string, string> {
  return {
    'accept-language': language,
    ...(key === undefined ? {} : { [idempotencyHeader]: key }),
    ...(tab === null || access !== 'session-or-tab' ? {} : { [tabHeader]: tab }),
  };
}

async function read<C extends Call>(
  call: C,
  answer: Answer,
  options: ApiOptions,
): Promise<Result<z.output<C['data']>>> {
  const parsed = envelope.safeParse(jsonOf(answer.text));
  if (!parsed.success) return fault('broken', `${call.path} answered ${answer.status} without an envelope`);

  const { code, data, msg } = parsed.data;
  if (code === codes.notice.code) return { kind: 'notice', data, msg };
  if (code === codes.ok.code) {
    const schema: C['data'] = call.data;
    const decoded = z.safeParse(schema, data);
    if (decoded.success) return { kind: 'ok', data: decoded.data };
    return fault('broken', `${call.path} answered data of another shape: ${pathsOf(decoded.error)}`);
  }
  if (await saysSignedOut(call, code, options)) {
    options.onSignedOut();
    return { kind: 'signedOut' };
  }
  const refusal = refusalData.safeParse(data);
  return { kind: 'refused', error: errorNameOf(code), code, msg, data: refusal.success ? refusal.data : {} };
}

/** Public calls never ask for a sign-in, and the settings, which name the number, are read by one of them. */
async function saysSignedOut(call: Call, code: number, options: ApiOptions): Promise<boolean> {
  if (call.access === 'public') return false;
  return code === (options.signedOutCode === undefined ? codes.not_signed_in.code : await options.signedOutCode());
}

function errorNameOf(code: number): ErrorName | null {
  const name = codeName(code);
  return name === undefined || name === 'ok' || name === 'notice' ? null : name;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const pathsOf = (error: z.ZodError): string => error.issues.map((issue) => issue.path.join('.')).join(', ');

function faultOf(error: unknown, isOnline: boolean): CallFault {
  const detail = error instanceof Error ? error.message : String(error);
  if (isTimeoutError(error)) return fault('timeout', detail);
  if (isNetworkError(error)) return fault(isOnline ? 'unreachable' : 'offline', detail);
  return fault('broken', detail);
}
