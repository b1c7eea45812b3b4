import { ownOrigin } from './ownOrigin.ts';
import type { Settings } from './settings/settings.ts';

/** Where the pages are, for links in mails. */
export const pagesRoot = (settings: Settings): string =>
  `${settings.pages.origins[0] ?? ownOrigin(settings)}${settings.pages.base}`;
