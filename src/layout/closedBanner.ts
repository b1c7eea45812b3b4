import { closedDays } from '#machines/shell/verificationBanner/machine.ts';

/** Contains the id of the client that closed the banner. */
const cookieName = '_mall_verified_closed';

export const isBannerClosed = (cookie: string, client_id: string): boolean =>
  cookie.split('; ').includes(`${cookieName}=${client_id}`);

export function rememberClosed(page: { cookie: string }, client_id: string): void {
  const maxAge = closedDays * 24 * 60 * 60;
  page.cookie = `${cookieName}=${client_id}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
