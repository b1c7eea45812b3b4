import type { Role } from '#contract/entities/client.ts';
import type { Settings } from '../settings/settings.ts';

/** On the first configured origin of the pages, if there is one. */
export const homeAddressOf = ({ pages }: Pick<Settings, 'pages'>): string =>
  `${pages.origins[0] ?? ''}${pages.base}/home`;

/** The root leads to the first page; any other path leads to the page for unknown addresses. */
export const pageAddressOf = (path: string, { pages }: Pick<Settings, 'pages'>): string =>
  path === '/' || pages.base === '' ? homeAddressOf({ pages }) : `${pages.origins[0] ?? ''}${pages.base}${path}`;

/** Clients start at home, staff at the desk. */
export const startAddressOf = (role: Role, { pages }: Pick<Settings, 'pages'>): string =>
  role === 'client' ? homeAddressOf({ pages }) : `${pages.origins[0] ?? ''}${pages.base}/desk`;

/**
 * A page of the mall on this host or on a configured origin of the pages, given as a path or as a whole address.
 * Anything else leads home. Parses the text as browsers do, so that it cannot lead elsewhere.
 */
export function safeReturnAddress(given: string | undefined, host: string, { pages }: Pick<Settings, 'pages'>): string {
  const own = `http://${host}`;
  const base = pages.origins[0] ?? own;
  if (given === undefined || !URL.canParse(own) || !URL.canParse(given, base)) return homeAddressOf({ pages });
  const address = new URL(given, base);
  const { pathname, search, hash, username } = address;
  const isMall = pathname === pages.base || pathname.startsWith(`${pages.base}/`);
  if (!isMall || username !== '') return homeAddressOf({ pages });
  if (pages.origins.length > 0) return pages.origins.includes(address.origin) ? address.href : homeAddressOf({ pages });
  const isOwn = /^https?:$/.test(address.protocol) && address.host === new URL(own).host;
  return isOwn ? `${pathname}${search}${hash}` : homeAddressOf({ pages });
}
