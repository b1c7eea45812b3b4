import { withMessages } from '../i18n/activateLanguage.ts';
import type { Services } from '../services/services.ts';
import { createPrefetchable } from './prefetchable.ts';
import type { PageAddress, PrefetchHandle } from './prefetchLinks.ts';

type Load<Given, Data> = (services: Given, address: PageAddress) => Promise<Data>;

type Clock = Pick<Services, 'now'>;

/** A page loader that can be prefetched: `load` must have no side effects. */
export function prefetchableLoader<Given extends Clock, Data>(services: Given, load: Load<Given, Data>) {
  const { read, prefetch } = createPrefetchable(
    (address: PageAddress) => load(services, address),
    ({ request }) => request.url,
    services.now,
  );
  return { loader: read, handle: { prefetch } satisfies PrefetchHandle };
}

export const lazyPage = <Given, Page extends { readonly load: Load<Given, unknown> }>(
  services: Given,
  name: string,
  fetchPage: () => Promise<Page>,
) => ({
  loader: async (address: PageAddress) => (await fetchPage()).load(services, address),
  lazy: withMessages(name, fetchPage),
});

/** Like `lazyPage`, but can be prefetched. Once the chunk is loaded, the read starts synchronously. */
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
    lazy: withMessages(name, fetched),
  };
}
