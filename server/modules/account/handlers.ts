import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Enterprise } from '#contract/entities/account.ts';
import { languageCookie } from '#contract/languages.ts';
import type { Database } from '../../db/database.ts';
import { toldToPages } from '../../toldToPages.ts';
import { type ClientUser, type Handlers, ok, refuse } from '../../wire/handler.ts';
import { offeredLanguages } from '../../wire/language.ts';
import { releaseFile, takeFile } from '../files/index.ts';
import { clients, users } from '../identity/tables.ts';
import { readUserInfo } from './userInfo.ts';

export const accountHandlers = {
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

  async userSave({ body: { real_name, nickname, avatar }, caller, language }, { db, now }) {
    return db.transaction(async (tx) => {
      if (avatar !== undefined) {
        const taking = { file_id: avatar, purpose: 'avatar', caller, token: null } as const;
        if ((await takeFile({ db: tx, now }, taking)) === null) return refuse('file_unknown');
      }
      const { user_id } = caller;
      const own = eq(users.user_id, user_id);
      const [before] = await tx.select({ avatar: users.avatar }).from(users).where(own).for('no key update');
      await tx
        .update(users)
        .set({ real_name, nickname, avatar: avatar ?? null })
        .where(own);
      await releasePicture(tx, before?.avatar ?? null);
      const info = await readUserInfo(tx, user_id, language);
      return info === null ? refuse('not_signed_in') : ok(info);
    });
  },

  async enterpriseRead({ caller }, { db }) {
    const [row] = await db
      .select()
      .from(clients)
      .leftJoin(users, eq(users.user_id, clients.sales_manager_id))
      .where(eq(clients.client_id, caller.client_id));
    if (row === undefined) return refuse('not_permitted');
    const { full_name, use_zone, currency, client_status, enterprise_number } = row.clients;
    const { verification_status: status, verification_type } = row.clients;
    return ok({
      full_name,
      use_zone,
      currency,
      client_status,
      enterprise_number,
      verification: { status, verification_type },
      sales_manager: row.users && { name: row.users.real_name, email: row.users.email },
      members: [...(await membersOf(db, caller))],
    });
  },
} satisfies Handlers;

/** Lets a picture go, unless somebody shows it. */
async function releasePicture(tx: Database, file_id: string | null): Promise<void> {
  if (file_id === null || (await tx.$count(users, eq(users.avatar, file_id))) > 0) return;
  await releaseFile(tx, { file_id, purpose: 'avatar' });
}

/** More than any client has, fewer than would weigh. */
const mostListed = 500;

/** Who belongs to the client of a user: main accounts first, then by name. */
async function membersOf(
  db: Database,
  { client_id, user_id }: Pick<ClientUser, 'client_id' | 'user_id'>,
): Promise<Enterprise['members']> {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.client_id, client_id), eq(users.role, 'client')))
    .orderBy(desc(users.is_admin), users.real_name, users.user_id)
    .limit(mostListed);
  return rows.map(({ user_id: id, real_name, nickname, email, is_admin }) => ({
    user_id: id,
    name: real_name || nickname,
    email,
    is_admin,
    is_self: id === user_id,
  }));
}
