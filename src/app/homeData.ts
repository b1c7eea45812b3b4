import { attentionRead } from '#contract/calls/attention.ts';
import { productInfo, productTypeList } from '#contract/calls/product.ts';
import { needed } from './load.ts';
import type { Services } from './services.ts';

/** What the client has, and what waits for it. */
export async function loadHome({ api }: Services) {
  const [{ products }, { types }, attention] = await Promise.all([
    needed(api.call(productInfo)),
    needed(api.call(productTypeList)),
    needed(api.call(attentionRead)),
  ]);
  return { products, types, attention };
}
