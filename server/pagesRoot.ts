import type { Settings } from './settings/settings.ts';

/** For links in mails. */
export const pagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;

/** As seen from the server's own machine. */
export function ownOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
