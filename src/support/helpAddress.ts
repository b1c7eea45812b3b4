import type { UserInfo } from '#contract/entities/client.ts';
import type { Language } from '#contract/languages.ts';

interface HelpAddressInput {
  readonly user: Pick<UserInfo, 'email' | 'user_id' | 'real_name' | 'client_id' | 'client' | 'user'>;
  readonly language: Language;
  /** Query and fragment are not passed on: they can hold secrets. */
  readonly here: URL;
  /** Null unless the user has agreed to pass it on. */
  readonly support_code: string | null;
}

export function helpAddress(address: string, { user, language, here, support_code }: HelpAddressInput): string {
  const told = new URL(address, here);
  told.searchParams.set('email', user.email);
  told.searchParams.set('visit_url', `${here.origin}${here.pathname}`);
  told.searchParams.set('user_id', user.user_id);
  told.searchParams.set('locale', language);
  told.searchParams.set('real_name', user.real_name);
  told.searchParams.set('custom_fields', JSON.stringify(customFields(user, support_code)));
  return told.href;
}

/** What support looks for first: the client, its region, and whether it may buy. */
function customFields(
  { client_id, client, user }: HelpAddressInput['user'],
  support_code: HelpAddressInput['support_code'],
) {
  return {
    ...(client !== null && { client_id, region: client.use_zone, account: user.is_admin ? 'main' : 'child' }),
    ...(support_code !== null && { support_code }),
  };
}
