import { withWords } from '../i18n/activate.ts';
import type { Services } from '../services/services.ts';
import { createPrefetchable } from './prefetchable.ts';
import type { PageAddress, PrefetchHandle } from './prefetchLinks.ts';

type Load<Given, Data> = (services: Given, address: PageAddress) => Promise<Data>;

type Clock = Pick<Services, 'now'>;

/** The loader of a page, which can be prefetched. Loading it must not change anything. */
export function prefetchableLoader<Given extends Clock, Data>(services: Given, load: Load<Given, Data>) {
  const { read, prefetch } = createPrefetchable(
    (address: PageAddress) => load(services, address),
    ({ request }) => request.url,
    services.now,
  );
  return { loader: read, handle: { prefetch } satisfies PrefetchHandle };
}

/** A page whose chunk has its loader. */
export const lazyPage = <Given, Page extends { readonly load: Load<Given, unknown> }>(
  services: Given,
  name: string,
  fetchPage: () => Promise<Page>,
) => ({
  loader: async (address: PageAddress) => (await fetchPage()).load(services, address),
  lazy: withWords(name, fetchPage),
});

/** A page whose chunk has its loader, which can be prefetched: synchronously where the chunk is loaded already. */
export function prefetchablePage<Given extends Clock, Page extends { readonly load: Load<Given, unknown> }>(
  services: Given,
  name: string,
  fetchPage: () => Promise<Page>,
) {
  let page: Page | null = null;
  const fetched = async () => {
    page = await fetchPage();
    return page;
  };
  return {
    ...prefetchableLoader(services, async (known, address) => (page ?? (await fetched())).load(known, address)),
    lazy: withWords(name, fetched),
  };
}
