import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CallName, calls } from '#contract/calls/index.ts';
import { sessionCookie } from '#contract/envelope.ts';
import { languageCookie } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { knownBrowserCookie } from '../modules/session/knownBrowser.ts';
import { findSession } from '../modules/session/sessions.ts';
import { describeDefect } from './defect.ts';
import { dispatch, type Mounted } from './dispatch.ts';
import type { Handlers } from './handler.ts';
import { languageFor } from './language.ts';
import { envelopeOf, type Reply } from './reply.ts';
import type { Words } from './words.ts';

/** What every request has from the moment it arrives. */
export type Env = {
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };
  Variables: { requestId: string; network: string };
};

interface Mount {
  readonly name: CallName;
  readonly mounted: Mounted | null;
}

export const isCallName = (name: string): name is CallName => Object.hasOwn(calls, name);

/** Answers every request to `/oss` and `/crm`: always by an envelope, whatever happens. */
export function answerCalls(deps: Deps, handlers: Handlers, words: Words) {
  const mounts = mountsOf(handlers);
  return async (context: Context<Env>): Promise<Response> => {
    const started = performance.now();
    const mount = mounts.get(`${context.req.method} ${context.req.path}`);
    const requestId = context.get('requestId');
    const language = languageFor(getCookie(context, languageCookie.name), context.req.header('host'), deps.settings);
    const reply = await answered(deps, requestId, async () => {
      if (mount === undefined) return { code: 'not_found', data: {} };
      const session = () => findSession(deps, getCookie(context, sessionCookie));
      const known_browser = getCookie(context, knownBrowserCookie) ?? null;
      const network = context.get('network');
      const incoming = { request: context.req.raw, network, language, session, known_browser };
      return dispatch(calls[mount.name], mount.mounted, incoming, deps);
    });
    const ms = Math.round(performance.now() - started);
    deps.log('call', { call: mount?.name ?? null, code: reply.code, ms, request_id: requestId });
    return envelopeOf(reply, language, words, deps.settings);
  };
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

/** What nobody expected is answered as unavailable; the log knows more under the same request id. */
async function answered(deps: Deps, requestId: string, work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (cause) {
    deps.log('defect', { request_id: requestId, ...describeDefect(cause) });
    return { code: 'unavailable', data: { request_id: requestId } };
  }
}
