import ky, { isNetworkError, isTimeoutError, type KyInstance, type Options } from 'ky';
import type { z } from 'zod/mini';
import type { Access, Call, Host } from '#contract/call.ts';
import { idempotencyHeader, requestTimeoutMs, sameSiteHeader, tabHeader, userHeader } from '#contract/envelope.ts';
import type { Language } from '#contract/languages.ts';
import { type AppletContext, appletHeaders, withAppletClient } from './appletContext.ts';
import { encodeForm, encodeQuery, withoutEmpty } from './encode.ts';
import { anyPageUser, type PageUser } from './pageUser.ts';
import { type AnswerOptions, readAnswer } from './readAnswer.ts';
import { type OnRows, type RowsCall, readRows } from './readRows.ts';
import { type CallFault, fault, type Result } from './result.ts';

export interface ApiOptions extends AnswerOptions {
  /** A path of this origin, or an absolute URL with its path. */
  readonly baseUrls: Readonly<Record<Host, string>>;
  /** Language of the server's messages. */
  readonly language: () => Language;
  /** Defaults to online. */
  readonly isOnline?: () => boolean;
  /** Null in a browser. */
  readonly applet?: AppletContext;
  /** Rejects answers for another user: such a call returns `signedOut`. */
  readonly user?: PageUser;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

type AllOptional = Record<never, never>;

type QueryOption<C extends Call> =
  AllOptional extends z.output<C['query']>
    ? { readonly query?: z.output<C['query']> }
    : { readonly query: z.output<C['query']> };

type BodyOption<C extends Call> = C['body'] extends z.ZodMiniObject
  ? AllOptional extends z.input<C['body']>
    ? { readonly body?: z.input<C['body']> }
    : { readonly body: z.input<C['body']> }
  : { readonly body?: never };

type KeyOption<C extends Call> = C['keyed'] extends true
  ? { readonly key: string }
  : C['keyed'] extends false
    ? { readonly key?: never }
    : { readonly key?: string };

/** `tab` is the secret of the tab; omitted or null, the call is made for the signed-in user. */
type TabOption<C extends Call> = C['access'] extends 'session-or-tab' | 'order-token'
  ? { readonly tab?: string | null }
  : { readonly tab?: never };

export type CallOptions<C extends Call> = QueryOption<C> &
  BodyOption<C> &
  KeyOption<C> &
  TabOption<C> & { readonly signal?: AbortSignal };

type CallArguments = {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly key?: string;
  readonly tab?: string | null;
  readonly signal?: AbortSignal;
};

type FieldsCall = Call<z.ZodMiniObject, z.ZodMiniObject | null, z.ZodMiniType, boolean, Access, 'fields' | 'rows'>;

/** Never throws on a failed call, and shows and redirects nothing. */
export interface Api {
  call<C extends FieldsCall>(
    call: C,
    ...options: AllOptional extends CallOptions<C> ? [CallOptions<C>?] : [CallOptions<C>]
  ): Promise<Result<z.output<C['data']>>>;
  /**
   * Passes rows on as they arrive and reads no further until `take` has finished. The list in the returned data is
   * empty. An incomplete list is a fault.
   */
  rows<C extends RowsCall>(
    call: C,
    options: QueryOption<C> & { readonly signal?: AbortSignal },
    take: OnRows<C>,
  ): Promise<Result<z.output<C['data']>>>;
}

/** One client serves the whole page. */
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
      const answer = await fetchText(options, () => send(http, { ...options, language }, call, given ?? {}));
      if ('fault' in answer) return answer;
      return isForPage(options, call, given ?? {}, answer.user)
        ? readAnswer(call, { ...answer, language }, options)
        : { kind: 'signedOut' };
    },
    async rows(call, given, take) {
      const language = options.language();
      const response = await catchFault(options, () => send(http, { ...options, language }, call, given));
      if ('fault' in response) return response;
      if (!isForPage(options, call, given, userMarkIn(response.headers))) {
        await response.body?.cancel();
        return { kind: 'signedOut' };
      }
      const timeoutMs = options.timeoutMs ?? requestTimeoutMs;
      return readRows(call, response, { ...options, language, timeoutMs }, take);
    },
  };
}

interface RequestContext extends Pick<ApiOptions, 'baseUrls' | 'applet' | 'user'> {
  readonly language: Language;
}

function send(http: KyInstance, options: RequestContext, call: Call, given: CallArguments): Promise<Response> {
  const prefix = options.baseUrls[call.host];
  return http(call.path.slice(1), { ...requestOf(call, given, options), prefix });
}

async function catchFault<Value>(options: ApiOptions, work: () => Promise<Value>): Promise<Value | CallFault> {
  try {
    return await work();
  } catch (cause) {
    return faultOf(cause, options);
  }
}

const fetchText = (options: ApiOptions, ask: () => Promise<Response>) =>
  catchFault(options, async () => {
    const response = await ask();
    return { text: await response.text(), status: response.status, user: userMarkIn(response.headers) };
  });

const userMarkIn = (headers: Headers): string | null => headers.get(userHeader);

const isForPage = (
  { user: page = anyPageUser }: ApiOptions,
  call: Call,
  { tab = null }: CallArguments,
  user: string | null,
) => page.accepts(call, { user, ofTab: tab !== null });

function requestOf(
  call: Call,
  given: CallArguments,
  { language, applet = null, user = anyPageUser }: RequestContext,
): Options {
  if (call.keyed && given.key === undefined) throw new Error(`${call.path} needs an idempotency key`);
  const common: Options = {
    method: call.method,
    searchParams: withAppletClient(encodeQuery(call.query, given.query ?? {}), applet),
    // A keyed GET changes something too: only the owner of the key may retry.
    retry: call.method === 'GET' && !call.keyed ? { limit: 1 } : { limit: 0 },
    headers: { ...headersOf(call, given, language), ...user.headers(), ...appletHeaders(applet) },
    ...(given.signal === undefined ? {} : { signal: given.signal }),
  };
  if (call.method === 'GET') return common;
  const body = given.body ?? {};
  return call.form ? { ...common, body: encodeForm(body) } : { ...common, json: withoutEmpty(body) };
}

const accessesWithTab: ReadonlySet<Call['access']> = new Set(['session-or-tab', 'order-token']);

function headersOf({ access }: Call, { key, tab = null }: CallArguments, language: Language): Record<string, string> {
  return {
    'accept-language': language,
    ...(key === undefined ? {} : { [idempotencyHeader]: key }),
    ...(tab === null || !accessesWithTab.has(access) ? {} : { [tabHeader]: tab }),
  };
}

function faultOf(error: unknown, options: ApiOptions): CallFault {
  const isOnline = options.isOnline?.() ?? true;
  const detail = error instanceof Error ? error.message : String(error);
  if (isTimeoutError(error)) return fault('timeout', detail);
  if (isNetworkError(error)) return fault(isOnline ? 'unreachable' : 'offline', detail);
  return fault('broken', detail);
}
