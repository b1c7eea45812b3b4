import { withWords } from '../i18n/activate.ts';
import type { Services } from '../services/services.ts';
import type { PageAddress, ReadAhead } from './ahead.ts';
import { createEarly } from './early.ts';

type Load<Given, Data> = (services: Given, address: PageAddress) => Promise<Data>;

/** Of the services, what reading itself needs: the rest is for what is read. */
type Clock = Pick<Services, 'now'>;

/** How a page is read that changes nothing by being read: by its route, or before somebody has come to it. */
export function reading<Given extends Clock, Data>(services: Given, load: Load<Given, Data>) {
  const early = createEarly(
    (address: PageAddress) => load(services, address),
    ({ request }) => request.url,
    services.now,
  );
  return { loader: early.ask, handle: { ahead: early.ahead } satisfies ReadAhead };
}

/** A page whose chunk says how it is read, by its route alone. */
export const readByRoute = <Given, Page extends { readonly load: Load<Given, unknown> }>(
  services: Given,
  name: string,
  fetchPage: () => Promise<Page>,
) => ({
  loader: async (address: PageAddress) => (await fetchPage()).load(services, address),
  lazy: withWords(name, fetchPage),
});

/** The same, where it can be read before somebody has come to it: without a turn of waiting once its chunk is there. */
export function readAhead<Given extends Clock, Page extends { readonly load: Load<Given, unknown> }>(
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
    ...reading(services, async (known, address) => (page ?? (await fetched())).load(known, address)),
    lazy: withWords(name, fetched),
  };
}
