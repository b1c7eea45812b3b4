import { and, eq, not, sql } from 'drizzle-orm';
import { languageCookie } from '#contract/languages.ts';
import { toldToPages } from '../../toldToPages.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { offeredLanguages } from '../../wire/language.ts';
import { readUserInfo } from '../account/userInfo.ts';
import { users } from '../identity/tables.ts';
import { changePassword } from './changePassword.ts';
import { arrive, issuePass } from './passes.ts';
import { endOthers, endSession, listSessions, loginRiskOf } from './sessions.ts';
import { signIn } from './signIn.ts';

export const sessionHandlers = {
  async sessionSignIn({ body, session_hash, known_browser, network, user_agent, request_id, language }, deps) {
    const came = await signIn(deps, body, { session_hash, known_browser, network, user_agent, request_id });
    if (came.kind === 'refused') {
      const { retry_after_seconds } = came;
      return refuse(came.why === 'busy' ? 'too_many_requests' : 'sign_in_locked', { retry_after_seconds });
    }
    const info = came.kind === 'wrong' ? null : await readUserInfo(deps.db, came.user_id, language);
    if (came.kind === 'wrong' || info === null) return refuse('wrong_credentials');
    return ok(info, came.cookies);
  },

  async sessionSignOut({ session_hash }, deps) {
    return ok({}, [await endSession(deps, session_hash)]);
  },

  async loginRiskRead({ caller, session_hash }, deps) {
    const risk = await loginRiskOf(deps, caller.user_id, session_hash);
    return risk === null ? refuse('not_signed_in') : ok(risk);
  },

  async sessionList({ caller, session_hash }, deps) {
    return ok({ sessions: [...(await listSessions(deps, caller.user_id, session_hash))] });
  },

  async sessionEnd({ caller, session_hash, body }, deps) {
    await endOthers(deps, caller.user_id, { own: session_hash, ...body });
    return ok({ sessions: [...(await listSessions(deps, caller.user_id, session_hash))] });
  },

  async passwordChange({ caller, session_hash, body }, deps) {
    const came = await changePassword({ user_id: caller.user_id, own: session_hash, ...body }, deps);
    if (came.kind === 'refused') return came;
    return ok({ sessions: [...(await listSessions(deps, caller.user_id, session_hash))] }, [came.known]);
  },

  async sessionPass({ caller, session_hash, host, body: { state } }, deps) {
    if (session_hash === null) return refuse('not_signed_in');
    const address = await issuePass(deps, { client_id: caller.client_id, session_hash, host, state });
    return address === null ? refuse('domain_is_right') : ok({ address });
  },

  async sessionArrive({ session_hash, host, body }, deps) {
    const cookies = await arrive(deps, { ...body, host, former: session_hash });
    return cookies === null ? refuse('pass_refused') : ok({}, cookies);
  },

  async settingsRead(_request, { settings }) {
    return ok(toldToPages(settings));
  },

  async userRead({ caller, language }, deps) {
    const info = await readUserInfo(deps.db, caller.user_id, language);
    return info === null ? refuse('not_signed_in') : ok(info);
  },

  async saveLanguage({ body, caller, host }, deps) {
    const chosen = body.value ?? body.language;
    if (chosen === undefined || !offeredLanguages(host, deps.settings).includes(chosen))
      return refuse('invalid_request', {
        fields: [{ path: body.value ? 'value' : 'language', problem: 'not_offered' }],
      });
    await deps.db.update(users).set({ user_language: chosen }).where(eq(users.user_id, caller.user_id));
    const max_age_seconds = languageCookie.maxAgeDays * 86_400;
    return ok({}, [{ name: languageCookie.name, value: chosen, max_age_seconds, http_only: false }]);
  },

  async guideClose({ body: { hint }, caller }, deps) {
    const own = eq(users.user_id, caller.user_id);
    if (hint === 'all') await deps.db.update(users).set({ guide_hidden: true }).where(own);
    else
      await deps.db
        .update(users)
        .set({ guide_dismissed: sql`array_append(${users.guide_dismissed}, ${hint})` })
        .where(and(own, not(sql`${hint} = any(${users.guide_dismissed})`)));
    return ok({});
  },
} satisfies Handlers;
