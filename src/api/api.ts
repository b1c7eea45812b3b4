import ky, { isNetworkError, isTimeoutError, type KyInstance, type Options } from 'ky';
import type { z } from 'zod/mini';
import type { Access, Call, Host } from '#contract/call.ts';
import { idempotencyHeader, requestTimeoutMs, sameSiteHeader, tabHeader, userHeader } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { type AppletSigns, appletHeaders, withAppletClient } from './appletSigns.ts';
import { encodeForm, encodeQuery, withoutEmpty } from './encode.ts';
import { anyUser, type PageUser } from './pageUser.ts';
import { type AnswerOptions, readAnswer } from './readAnswer.ts';
import { type RowsCall, readRows, type TakeRows } from './readRows.ts';
import { type CallFault, fault, type Result } from './result.ts';

export interface ApiOptions extends AnswerOptions {
  /** The address of each host: a path of this origin, or another origin with its path. */
  readonly baseUrls: Readonly<Record<Host, string>>;
  /** The language in which the server words its messages. */
  readonly language: () => Language;
  /** Whether the browser says that it has a connection. */
  readonly isOnline?: () => boolean;
  /** The mini-program in which the pages are shown; null in a browser. */
  readonly applet?: AppletSigns;
  /** For whom the page was opened: an answer for another user is not shown, and answers `signedOut`. */
  readonly user?: PageUser;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

type NoneNeeded = Record<never, never>;

type QueryOf<C extends Call> =
  NoneNeeded extends z.output<C['query']>
    ? { readonly query?: z.output<C['query']> }
    : { readonly query: z.output<C['query']> };

type BodyOf<C extends Call> = C['body'] extends z.ZodMiniObject
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
type TabOf<C extends Call> = C['access'] extends 'session-or-tab' | 'order-token'
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

/** A call that sends fields and is answered by an envelope. */
type FieldsCall = Call<z.ZodMiniObject, z.ZodMiniObject | null, z.ZodMiniType, boolean, Access, 'fields' | 'rows'>;

/** Makes calls of the contract. Whatever comes of one is a value; it shows nothing and redirects nowhere. */
export interface Api {
  call<C extends FieldsCall>(
    call: C,
    ...options: NoneNeeded extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>]
  ): Promise<Result<z.output<C['data']>>>;
  /**
   * Makes a call that is answered row by row, and hands the rows over as they come: no more while they are being taken.
   * What it answers in the end has none of them in its list; it is a fault where not all of them have come.
   */
  rows<C extends RowsCall>(
    call: C,
    options: QueryOf<C> & { readonly signal?: AbortSignal },
    take: TakeRows<C>,
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
      const language = options.language();
      const answer = await textOf(options, () => send(http, { ...options, language }, call, given ?? {}));
      if ('fault' in answer) return answer;
      return isForPage(options, call, given ?? {}, answer.user)
        ? readAnswer(call, { ...answer, language }, options)
        : { kind: 'signedOut' };
    },
    async rows(call, given, take) {
      const language = options.language();
      const response = await orFault(options, () => send(http, { ...options, language }, call, given));
      if ('fault' in response) return response;
      if (!isForPage(options, call, given, userIn(response.headers))) {
        await response.body?.cancel();
        return { kind: 'signedOut' };
      }
      const timeoutMs = options.timeoutMs ?? requestTimeoutMs;
      return readRows(call, response, { ...options, language, timeoutMs }, take);
    },
  };
}

/** What one request needs of the options, with the language that it asks for. */
interface Asking extends Pick<ApiOptions, 'baseUrls' | 'applet' | 'user'> {
  readonly language: Language;
}

function send(http: KyInstance, options: Asking, call: Call, given: Given): Promise<Response> {
  const prefix = options.baseUrls[call.host];
  return http(call.path.slice(1), { ...requestOf(call, given, options), prefix });
}

async function orFault<Value>(options: ApiOptions, work: () => Promise<Value>): Promise<Value | CallFault> {
  try {
    return await work();
  } catch (cause) {
    return faultOf(cause, options);
  }
}

const textOf = (options: ApiOptions, ask: () => Promise<Response>) =>
  orFault(options, async () => {
    const response = await ask();
    return { text: await response.text(), status: response.status, user: userIn(response.headers) };
  });

const userIn = (headers: Headers): string | null => headers.get(userHeader);

const isForPage = ({ user: page = anyUser }: ApiOptions, call: Call, { tab = null }: Given, user: string | null) =>
  page.accepts(call, { user, ofTab: tab !== null });

function requestOf(call: Call, given: Given, { language, applet = null, user = anyUser }: Asking): Options {
  if (call.keyed && given.key === undefined) throw new Error(`${call.path} needs an idempotency key`);
  const common: Options = {
    method: call.method,
    searchParams: withAppletClient(encodeQuery(call.query, given.query ?? {}), applet),
    // A call with a key changes something, whatever its method: whoever made the key decides about trying again.
    retry: call.method === 'GET' && !call.keyed ? { limit: 1 } : { limit: 0 },
    headers: { ...headersOf(call, given, language), ...user.headers(), ...appletHeaders(applet) },
    ...(given.signal === undefined ? {} : { signal: given.signal }),
  };
  if (call.method === 'GET') return common;
  const body = given.body ?? {};
  return call.form ? { ...common, body: encodeForm(body) } : { ...common, json: withoutEmpty(body) };
}

/** Calls that a page without a session makes as its tab. */
const takesTab: ReadonlySet<Call['access']> = new Set(['session-or-tab', 'order-token']);

function headersOf({ access }: Call, { key, tab = null }: Given, language: Language): Record<string, string> {
  return {
    'accept-language': language,
    ...(key === undefined ? {} : { [idempotencyHeader]: key }),
    ...(tab === null || !takesTab.has(access) ? {} : { [tabHeader]: tab }),
  };
}

function faultOf(error: unknown, options: ApiOptions): CallFault {
  const isOnline = options.isOnline?.() ?? true;
  const detail = error instanceof Error ? error.message : String(error);
  if (isTimeoutError(error)) return fault('timeout', detail);
  if (isNetworkError(error)) return fault(isOnline ? 'unreachable' : 'offline', detail);
  return fault('broken', detail);
}
