import type { UserInfo } from '#contract/entities/client.ts';
import { hintIds } from '#contract/entities/guide.ts';
import type { Language } from '#contract/languages.ts';
import { currencyIds } from '#contract/money.ts';
import type { Database } from '../../db/database.ts';
import { type Client, findUserWithClient, isTrial, type User } from '../identity/index.ts';
import { messageOf } from '../verification/index.ts';

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** Null if the user does not exist. */
export async function readUserInfo(db: Database, userId: string, language: Language): Promise<UserInfo | null> {
  const found = await findUserWithClient(db, userId);
  return found === null ? null : userInfoOf(found.user, found.client, language);
}

function userInfoOf(user: User, client: Client | null, language: Language): UserInfo {
  return {
    user_id: user.user_id,
    userId: user.user_id,
    client_id: user.client_id,
    email: user.email,
    nickname: user.nickname,
    real_name: user.real_name,
    family_name: user.family_name,
    second_name: user.second_name,
    avatar: user.avatar,
    is_trial: bit(client !== null && isTrial(client)),
    user_language: user.user_language,
    role: user.role,
    user: { is_admin: user.is_admin },
    client: client && {
      full_name: client.full_name,
      currency_id: currencyIds[client.currency],
      currency_label: client.currency,
      use_zone: client.use_zone,
      is_oversea: bit(client.is_oversea),
      ali_cgs: client.ali_cgs,
      client_status: client.client_status,
    },
    verification: client && {
      status: client.verification_status,
      message: messageOf(language, client.verification_refusal),
      verification_type: client.verification_type,
    },
    could_buy: client?.could_buy ?? false,
    guide: { dismissed: hintIds.filter((id) => user.guide_dismissed.includes(id)), is_hidden: user.guide_hidden },
  };
}
