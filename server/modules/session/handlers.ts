import { eq } from 'drizzle-orm';
import { languageCookie } from '#contract/languages.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { endSession } from './sessions.ts';
import { signIn } from './signIn.ts';
import { users } from './tables.ts';
import { readUserInfo } from './userInfo.ts';

export const sessionHandlers = {
  async sessionSignIn({ body, session_hash, known_browser, network }, deps) {
    const came = await signIn(deps, body, { session_hash, known_browser, network });
    if (came.kind === 'refused') {
      const { retry_after_seconds } = came;
      return refuse(came.why === 'busy' ? 'too_many_requests' : 'sign_in_locked', { retry_after_seconds });
    }
    const info = came.kind === 'wrong' ? null : await readUserInfo(deps.db, came.user_id);
    if (came.kind === 'wrong' || info === null) return refuse('wrong_credentials');
    return ok(info, came.cookies);
  },

  async sessionSignOut({ session_hash }, deps) {
    return ok({}, [await endSession(deps, session_hash)]);
  },

  async settingsRead(_request, { settings }) {
    const { languages, sign_in_url, not_signed_in_code, maintenance, support } = settings;
    return ok({ languages: [...languages], sign_in_url, not_signed_in_code, maintenance, support });
  },

  async userRead({ caller }, deps) {
    const info = await readUserInfo(deps.db, caller.user_id);
    return info === null ? refuse('not_signed_in') : ok(info);
  },

  async saveLanguage({ body, caller }, deps) {
    await deps.db.update(users).set({ user_language: body.value }).where(eq(users.user_id, caller.user_id));
    const max_age_seconds = languageCookie.maxAgeDays * 86_400;
    return ok({}, [{ name: languageCookie.name, value: body.value, max_age_seconds, http_only: false }]);
  },
} satisfies Handlers;
