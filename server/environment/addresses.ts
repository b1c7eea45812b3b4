import { getDomain } from 'tldts';
import { z } from 'zod/mini';
import { withValuesText } from './setting.ts';

/** Paths that the server answers itself: pages cannot be below them. */
const serverPaths = /^\/(oss|crm|login|cashier|sandbox|healthz)(\/|$)/;

const isWebAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && /^(\[[\da-f:.]+\]|[\w.-]+)$/.test(new URL(text).hostname);
const hasNoQueryOrFragment = (text: string): boolean => !/[?#@]/.test(text);
const isAddress = (text: string): boolean => /^\/(?![/\\])/.test(text) || isWebAddress(text);

/** Empty for the root. */
export const basePath = withValuesText(
  'a path like `/mall`, or `/` for the root',
  z.pipe(
    z.string().check(
      z.regex(/^(\/\w[\w.~-]*)*\/?$/, 'has to be a path like /mall, or / for the root'),
      z.refine((path) => !serverPaths.test(path), 'is where the server answers calls'),
    ),
    z.transform((path) => path.replace(/\/$/, '')),
  ),
);

export const address = withValuesText(
  'a path, or an address with http or https',
  z.string().check(z.refine(isAddress, 'has to be a path like /oss, or an address with http or https')),
);

export const hostAddress = withValuesText(
  'a path like `/oss`, or an address like `https://api.example.com/oss`',
  z.pipe(
    address.check(z.refine(hasNoQueryOrFragment, 'has to end with its path')),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
);

export const pagesOrigin = withValuesText(
  'an origin like `https://mall.example.com`',
  z.pipe(
    z.string().check(
      z.refine((text) => isWebAddress(text) && hasNoQueryOrFragment(text) && new URL(text).pathname === '/', {
        error: 'has to be an origin like https://mall.example.com',
      }),
    ),
    z.transform((text) => new URL(text).origin),
  ),
);

export interface AddressVariables {
  readonly MALLFLOW_OSS_URL: string;
  readonly MALLFLOW_CRM_URL: string;
  readonly MALLFLOW_PAGES_ORIGINS: readonly string[];
}

/** Null if pages can call the server and the browser sends the session's cookie. */
export function crossSiteProblem({ MALLFLOW_PAGES_ORIGINS: origins, ...places }: AddressVariables): string | null {
  const named = (['MALLFLOW_OSS_URL', 'MALLFLOW_CRM_URL'] as const).map((name) => ({ name, host: places[name] }));
  const elsewhere = named.filter(({ host }) => isWebAddress(host));
  const [first] = elsewhere;
  if (first !== undefined && origins.length === 0) {
    return `has to name the origin of the pages, as ${first.name} is a whole address`;
  }
  const pairs = origins.flatMap((origin) => elsewhere.map((place) => ({ origin, ...place })));
  const foreign = pairs.find(({ origin, host }) => !isSameSite(new URL(origin), new URL(host)));
  return foreign === undefined ? null : crossSiteText(foreign);
}

const crossSiteText = ({ origin, name, host }: { origin: string; name: string; host: string }): string =>
  [
    `${origin} and ${host} (${name}) are two sites to a browser:`,
    "the session's cookie does not travel from one to the other. Give both one scheme and one registrable domain",
  ].join(' ');

/** Browsers send the session's cookie only within one site: scheme and registrable domain, any port. */
const isSameSite = (one: URL, other: URL): boolean =>
  one.protocol === other.protocol && registrableDomainOf(one) === registrableDomainOf(other);

/** By the Public Suffix List; a name without a registrable domain (`localhost`, an IP address) is its own site. */
const registrableDomainOf = ({ hostname }: URL): string =>
  getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
