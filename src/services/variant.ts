import { languageOfHost } from '#contract/languages.ts';
import { paths } from '../ui/paths.ts';
import type { Way } from '../ui/way.ts';
import type { Applet } from './applet.ts';

/** What a host shows of the mall, beside its language. */
export interface Variant {
  /** Whether header, banner and sidebar surround the pages. */
  readonly framed: boolean;
  /** Whether the mall's sidebar has its entries to buy and of vouchers. No page, sentence or link depends on it. */
  readonly sidebarSells: boolean;
}

/** The variant of a host, by its region. Nothing else may decide what a host hides. */
export function variantOf(host: string): Variant {
  const region = languageOfHost(host);
  return { framed: region !== 'ja', sidebarSells: region !== 'zh-TW' };
}

/**
 * Whether the mini-program shows a page, by its address below the base path or by its route: the store, an order with all that belongs to
 * it, and the payment pages.
 */
export const isShownInApplet = (path: string): boolean =>
  /^[/]?(store([/?#]|$)|order[/]([^/]+[/])?detail[/]|(leads-)?payment([/?#]|$))/.test(path);

/** How the page of a link is reached in the mini-program: home is where people work, all other pages open in a browser. */
export const wayInApplet =
  ({ toWorkPage }: Pick<Applet, 'toWorkPage'>) =>
  (href: string): Way => {
    if (!href.startsWith('/') || isShownInApplet(href)) return 'link';
    return href === paths.home() ? { leave: toWorkPage } : 'elsewhere';
  };
