import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { readUserInfo } from '../account/index.ts';
import { changePassword } from './changePassword.ts';
import { issueSessionPass, redeemSessionPass } from './passes.ts';
import { endOtherSessions, endSession, listSessions, loginRiskOf } from './sessions.ts';
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
    await endOtherSessions(deps, caller.user_id, { own: session_hash, ...body });
    return ok({ sessions: [...(await listSessions(deps, caller.user_id, session_hash))] });
  },

  async passwordChange({ caller, session_hash, body }, deps) {
    const came = await changePassword({ user_id: caller.user_id, own: session_hash, ...body }, deps);
    if (came.kind === 'refused') return came;
    return ok({ sessions: [...(await listSessions(deps, caller.user_id, session_hash))] }, [came.known]);
  },

  async sessionPass({ caller, session_hash, host, body: { state } }, deps) {
    if (session_hash === null) return refuse('not_signed_in');
    const address = await issueSessionPass(deps, { client_id: caller.client_id, session_hash, host, state });
    return address === null ? refuse('domain_is_right') : ok({ address });
  },

  async sessionArrive({ session_hash, host, body }, deps) {
    const cookies = await redeemSessionPass(deps, { ...body, host, former: session_hash });
    return cookies === null ? refuse('pass_refused') : ok({}, cookies);
  },
} satisfies Handlers;
