import type { Enterprise } from '#contract/entities/account.ts';
import { languageCookie } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import { type ClientUser, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { offeredLanguages } from '../../wire/language.ts';
import { releaseFile, takeFile } from '../files/index.ts';
import {
  dismissHint,
  findClientWithSalesManager,
  hideGuide,
  isAvatar,
  readMembers,
  replaceProfile,
  setUserLanguage,
} from '../identity/index.ts';
import { publicSettingsOf } from './publicSettings.ts';
import { readUserInfo } from './userInfo.ts';

export const accountHandlers = {
  async settingsRead(_request, { settings }) {
    return ok(publicSettingsOf(settings));
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
    await setUserLanguage(deps.db, { user_id: caller.user_id, user_language: chosen });
    const max_age_seconds = languageCookie.maxAgeDays * 86_400;
    return ok({}, [{ name: languageCookie.name, value: chosen, max_age_seconds, http_only: false }]);
  },

  async guideClose({ body: { hint }, caller }, deps) {
    const { user_id } = caller;
    await (hint === 'all' ? hideGuide(deps.db, { user_id }) : dismissHint(deps.db, { user_id, hint }));
    return ok({});
  },

  async userSave({ body: { real_name, nickname, avatar }, caller, language }, { db, now }) {
    return db.transaction(async (tx) => {
      if (avatar !== undefined) {
        const taking = { file_id: avatar, purpose: 'avatar', caller, token: null } as const;
        if ((await takeFile({ db: tx, now }, taking)) === null) return refuse('file_unknown');
      }
      const { user_id } = caller;
      const before = await replaceProfile(tx, { user_id, real_name, nickname, avatar: avatar ?? null });
      await releasePicture(tx, before);
      const info = await readUserInfo(tx, user_id, language);
      return info === null ? refuse('not_signed_in') : ok(info);
    });
  },

  async enterpriseRead({ caller }, { db }) {
    const found = await findClientWithSalesManager(db, caller);
    if (found === null) return refuse('not_permitted');
    const { client, sales_manager } = found;
    const { full_name, use_zone, currency, client_status, enterprise_number } = client;
    const { verification_status: status, verification_type } = client;
    return ok({
      full_name,
      use_zone,
      currency,
      client_status,
      enterprise_number,
      verification: { status, verification_type },
      sales_manager: sales_manager && { name: sales_manager.real_name, email: sales_manager.email },
      members: [...(await membersOf(db, caller))],
    });
  },
} satisfies Handlers;

/** Releases a replaced picture, unless another user still has it as avatar. */
async function releasePicture(tx: Database, file_id: string | null): Promise<void> {
  if (file_id === null || (await isAvatar(tx, file_id))) return;
  await releaseFile(tx, { file_id, purpose: 'avatar' });
}

/** Above the size of any client, and small enough to answer in one piece. */
const maxListed = 500;

/** Main accounts first, then by name. */
async function membersOf(
  db: Database,
  { client_id, user_id }: Pick<ClientUser, 'client_id' | 'user_id'>,
): Promise<Enterprise['members']> {
  const rows = await readMembers(db, client_id, { by: 'name', limit: maxListed });
  return rows.map(({ user_id: id, real_name, nickname, email, is_admin }) => ({
    user_id: id,
    name: real_name || nickname,
    email,
    is_admin,
    is_self: id === user_id,
  }));
}
