import type { Settings } from './settings/settings.ts';

/** The address of the pages, for links in mails. */
export const pagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;

/** The origin at which the server's own machine reaches it. */
export function ownOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
