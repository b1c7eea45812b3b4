import type { UserInfo } from '#contract/entities/client.ts';
import type { Language } from '#contract/languages.ts';

interface Told {
  readonly user: Pick<UserInfo, 'email' | 'user_id' | 'real_name' | 'client_id' | 'client' | 'user'>;
  readonly language: Language;
  /** Where the user is. What stands in its query is not told. */
  readonly here: URL;
  /** The code by which support sees what has happened; null where the user does not tell it. */
  readonly support_code: string | null;
}

/** An operator's page of help, told who comes to it and from where. */
export function helpAddress(address: string, { user, language, here, support_code }: Told): string {
  const told = new URL(address, here);
  told.searchParams.set('email', user.email);
  told.searchParams.set('visit_url', `${here.origin}${here.pathname}`);
  told.searchParams.set('user_id', user.user_id);
  told.searchParams.set('locale', language);
  told.searchParams.set('real_name', user.real_name);
  told.searchParams.set('custom_fields', JSON.stringify(customFields(user, support_code)));
  return told.href;
}

/** What whoever helps looks for first: whose account it is, of which region, and whether it may buy. */
function customFields({ client_id, client, user }: Told['user'], support_code: Told['support_code']) {
  return {
    ...(client !== null && { client_id, region: client.use_zone, account: user.is_admin ? 'main' : 'child' }),
    ...(support_code !== null && { support_code }),
  };
}
