import { languageOfHost } from '#contract/languages.ts';

/** What a host shows of the mall, beside its language. */
export interface Variant {
  /** Whether header, banner and sidebar surround the pages. */
  readonly framed: boolean;
  /** Whether the mall's sidebar has its entries to buy and of vouchers. No page, sentence or link depends on it. */
  readonly sidebarSells: boolean;
}

/** The variant of a host, by the region for which it speaks. Nothing else decides what a host hides. */
export function variantOf(host: string): Variant {
  const region = languageOfHost(host);
  return { framed: region !== 'ja', sidebarSells: region !== 'zh-TW' };
}
