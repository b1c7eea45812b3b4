import { closedDays } from '#machines/shell/verificationBanner/machine.ts';

/** The cookie by which a browser knows for which client the banner was closed. */
const cookieName = '_mall_verified_closed';

/** Whether a client has closed the banner in this browser, by the cookies of its page. */
export const isBannerClosed = (cookie: string, client_id: string): boolean =>
  cookie.split('; ').includes(`${cookieName}=${client_id}`);

/** Keeps the banner away for some days. */
export function rememberClosed(page: { cookie: string }, client_id: string): void {
  const maxAge = closedDays * 24 * 60 * 60;
  page.cookie = `${cookieName}=${client_id}; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
}
