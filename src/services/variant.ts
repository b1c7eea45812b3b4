import { languageOfHost } from '#contract/languages.ts';
import type { LinkMode } from '../ui/linkMode.ts';
import { paths } from '../ui/paths.ts';
import type { Applet } from './applet.ts';

export interface Variant {
  /** Whether header, banner and sidebar surround the pages. */
  readonly framed: boolean;
  /** Whether the sidebar has the entries for buying and vouchers. No page, text or link depends on it. */
  readonly sidebarSells: boolean;
}

/** By the host's region. Nothing else may decide what a host hides. */
export function variantOf(host: string): Variant {
  const region = languageOfHost(host);
  return { framed: region !== 'ja', sidebarSells: region !== 'zh-TW' };
}

/** By its path below the base path or its route. */
export const isShownInApplet = (path: string): boolean =>
  /^[/]?(store([/?#]|$)|order[/]([^/]+[/])?detail[/]|(leads-)?payment([/?#]|$))/.test(path);

/** How a link opens in the mini-program: home is the work page, other pages open in a browser only. */
export const appletLinkMode =
  ({ toWorkPage }: Pick<Applet, 'toWorkPage'>) =>
  (href: string): LinkMode => {
    if (!href.startsWith('/') || isShownInApplet(href)) return 'link';
    return href === paths.home() ? { leave: toWorkPage } : 'elsewhere';
  };
