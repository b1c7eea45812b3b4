import type { Settings } from './settings/settings.ts';

/** Where the pages are, for links in mails. */
export const pagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;

/** Where a server that listens there is reached from its own machine. */
export function ownOrigin({ host, port }: { readonly host: string; readonly port: number }): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
