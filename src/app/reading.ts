import { withWords } from '../i18n/activate.ts';
import type { PageAddress, ReadAhead } from './ahead.ts';
import { createEarly } from './early.ts';
import type { Services } from './services.ts';

type Load<Data> = (services: Services, address: PageAddress) => Promise<Data>;

/** How a page is read that changes nothing by being read: by its route, or before somebody has come to it. */
export function reading<Data>(services: Services, load: Load<Data>) {
  const early = createEarly(
    (address: PageAddress) => load(services, address),
    ({ request }) => request.url,
    services.now,
  );
  return { loader: early.ask, handle: { ahead: early.ahead } satisfies ReadAhead };
}

/** A page whose chunk says how it is read, by its route alone. */
export const readByRoute = <Page extends { readonly load: Load<unknown> }>(
  services: Services,
  name: string,
  fetchPage: () => Promise<Page>,
) => ({
  loader: async (address: PageAddress) => (await fetchPage()).load(services, address),
  lazy: withWords(name, fetchPage),
});

/** The same, where it can be read before somebody has come to it. */
export const readAhead = <Page extends { readonly load: Load<unknown> }>(
  services: Services,
  name: string,
  fetchPage: () => Promise<Page>,
) => ({
  ...reading(services, async (known, address) => (await fetchPage()).load(known, address)),
  lazy: withWords(name, fetchPage),
});
