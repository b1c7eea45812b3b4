import type { Settings } from './settings/settings.ts';

/** For links in mails. */
export const publicPagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? localOriginOf(settings)}${settings.pages.base}`;

/** As seen from the server's own machine. */
export function localOriginOf({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
