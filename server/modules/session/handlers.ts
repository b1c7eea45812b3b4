import { eq } from 'drizzle-orm';
import { languageCookie } from '#contract/languages.ts';
import { type Handlers, ok, refuse } from '../../wire/handler.ts';
import { endSession } from './sessions.ts';
import { signIn } from './signIn.ts';
import { users } from './tables.ts';
import { readUserInfo } from './userInfo.ts';

export const sessionHandlers = {
  async sessionSignIn({ body, session_hash, known_browser }, deps) {
    const signedIn = await signIn(deps, body, { session_hash, known_browser });
    if (signedIn.kind === 'locked') {
      return refuse('sign_in_locked', { retry_after_seconds: signedIn.retry_after_seconds });
    }
    const info = signedIn.kind === 'wrong' ? null : await readUserInfo(deps.db, signedIn.user_id);
    if (signedIn.kind === 'wrong' || info === null) return refuse('wrong_credentials');
    return ok(info, signedIn.cookies);
  },

  async sessionSignOut({ session_hash }, deps) {
    return ok({}, [await endSession(deps, session_hash)]);
  },

  async settingsRead(_request, { settings }) {
    const { languages, sign_in_url, not_signed_in_code, maintenance } = settings;
    return ok({ languages: [...languages], sign_in_url, not_signed_in_code, maintenance });
  },

  async userRead({ caller }, deps) {
    const info = caller === null ? null : await readUserInfo(deps.db, caller.user_id);
    return info === null ? refuse('not_signed_in') : ok(info);
  },

  async saveLanguage({ body, caller }, deps) {
    if (caller === null) return refuse('not_signed_in');
    await deps.db.update(users).set({ user_language: body.value }).where(eq(users.user_id, caller.user_id));
    const max_age_seconds = languageCookie.maxAgeDays * 86_400;
    return ok({}, [{ name: languageCookie.name, value: body.value, max_age_seconds, http_only: false }]);
  },
} satisfies Handlers;
