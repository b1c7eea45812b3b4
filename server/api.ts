import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls/index.ts';
import { sessionCookie, userHeader } from '#contract/envelope.ts';
import { type Language, languageCookie } from '#contract/languages.ts';
import { codes } from '#contract/responseCodes.ts';
import type { Deps } from './deps.ts';
import { findSession, knownBrowserCookie } from './modules/session/index.ts';
import { logSecurity, securityEventOf } from './securityLog.ts';
import type { Settings } from './settings/settings.ts';
import { readApplet } from './wire/applet.ts';
import type { CodeMessages } from './wire/codeMessages.ts';
import { describeDefect } from './wire/defect.ts';
import { dispatch, type MountedHandler } from './wire/dispatch.ts';
import { fileResponse } from './wire/fileResponse.ts';
import type { Handlers } from './wire/handler.ts';
import { type LanguageSignals, languageFor } from './wire/language.ts';
import { type AnyReply, envelopeOf, type Reply, webhookResponse } from './wire/reply.ts';
import { type RowsToSend, rowsResponse } from './wire/rowsResponse.ts';
import { userPseudonym } from './wire/secret.ts';
import { readTab } from './wire/tab.ts';

export type Env = {
  Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined; readonly localAddress?: string | undefined };
    };
  };
  Variables: { requestId: string; network: string };
};

interface Mount {
  readonly name: CallName;
  readonly mounted: MountedHandler | null;
}

/** In the order of the `Allow` header. */
const methods = ['GET', 'POST'] as const;

export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

export function answerCalls(deps: Deps, handlers: Handlers, words: CodeMessages) {
  const mounts = mountsOf(handlers);
  return async (context: Context<Env>): Promise<Response> => {
    const started = performance.now();
    const mount = mounts.get(`${context.req.method} ${context.req.path}`);
    const requestId = context.get('requestId');
    const known: { language: Language | null; user_id: string | null } = { language: null, user_id: null };
    const languageBy = (saved: Language | null) =>
      languageFor({ ...languageSignalsOf(context, deps.settings), saved }, deps.settings);
    const reply = await answerOrUnavailable(deps, requestId, async () => {
      if (mount === undefined) return replyForUnknownPath(mounts, context.req.path);
      const applet = readApplet(context.req.raw);
      const session = async () => {
        const found = await findSession(deps, applet?.token ?? getCookie(context, sessionCookie));
        known.language = found?.language ?? null;
        known.user_id = found?.caller.user_id ?? null;
        return found;
      };
      const known_browser = getCookie(context, knownBrowserCookie) ?? null;
      const network = context.get('network');
      const user_agent = context.req.header('user-agent') ?? '';
      const host = pageHostOf(context, deps.settings);
      const about = { request_id: requestId, network, host, applet, known_browser, user_agent };
      return dispatch(
        calls[mount.name],
        mount.mounted,
        { request: context.req.raw, session, languageBy, ...about },
        deps,
      );
    });
    const event = mount && securityEventOf(mount.name, reply.code);
    if (event) {
      const by = { account: known.user_id, network: context.get('network'), request_id: requestId };
      logSecurity(deps.log, { event, ...by, outcome: reply.code });
    }
    const ms = Math.round(performance.now() - started);
    deps.log('call', { call: mount?.name ?? null, code: reply.code, ms, request_id: requestId });
    const response = responseTo(reply, {
      call: mount === undefined ? null : calls[mount.name],
      language: languageBy(known.language),
      packed: context.req.header('accept-encoding')?.includes('gzip') === true,
      failed: (cause) => deps.log('defect', { request_id: requestId, ...describeDefect(cause) }),
    });
    // A response to a tab never names the user who is signed in in its browser.
    const isOfTab = mount !== undefined && readTab(calls[mount.name], context.req.raw.headers).kind !== 'none';
    if (known.user_id !== null && !isOfTab) {
      response.headers.set(userHeader, userPseudonym(deps.settings.secret, known.user_id));
    }
    return response;
  };

  function responseTo(reply: AnyReply, { call, language, packed, failed }: ResponseContext): Response {
    if ('response' in reply) return webhookResponse(reply.response);
    // A provider does not read our envelope: only the status counts for it.
    if (call?.kind === 'notification') return new Response(null, { status: codes[reply.code].status });
    if ('file' in reply) return fileResponse(reply.file, deps.settings);
    if ('rows' in reply) return rowsResponse({ rows: reply.rows, msg: words('ok', language), packed, failed });
    return envelopeOf(reply, language, words, deps.settings);
  }
}

interface ResponseContext extends Pick<RowsToSend, 'packed' | 'failed'> {
  /** Null if there is no such call. */
  readonly call: Call | null;
  readonly language: Language;
}

function replyForUnknownPath(mounts: ReadonlyMap<string, Mount>, path: string): Reply {
  const allow = methods.filter((method) => mounts.has(`${method} ${path}`));
  return allow.length === 0 ? { code: 'not_found', data: {} } : { code: 'method_not_allowed', data: {}, allow };
}

const languageSignalsOf = (context: Context<Env>, settings: Settings): Omit<LanguageSignals, 'saved'> => ({
  said: context.req.header('accept-language'),
  cookie: getCookie(context, languageCookie.name),
  host: pageHostOf(context, settings),
});

/** The host that the user sees: that of the page, which may differ from the API's. */
function pageHostOf({ req }: Context<Env>, { pages }: Settings): string {
  const origin = req.header('origin');
  return origin !== undefined && pages.origins.includes(origin) ? new URL(origin).host : (req.header('host') ?? '');
}

function mountsOf(handlers: Handlers): ReadonlyMap<string, Mount> {
  const names = Object.keys(calls).filter(isCallName);
  return new Map(
    names.map((name) => {
      const call = calls[name];
      const answer = handlers[name];
      return [`${call.method} /${call.host}${call.path}`, { name, mounted: answer ? { answer } : null }];
    }),
  );
}

/** Turns an unexpected error into `unavailable`; the log has the details under the same request id. */
async function answerOrUnavailable(deps: Deps, requestId: string, work: () => Promise<AnyReply>): Promise<AnyReply> {
  try {
    return await work();
  } catch (cause) {
    deps.log('defect', { request_id: requestId, ...describeDefect(cause) });
    return { code: 'unavailable', data: { request_id: requestId } };
  }
}
