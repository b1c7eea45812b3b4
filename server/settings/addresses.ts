import { getDomain } from 'tldts';
import { z } from 'zod/mini';
import { takes } from './setting.ts';

/** What the server answers by itself: pages cannot lie below it. */
const taken = /^\/(oss|crm|login|cashier|sandbox|healthz)(\/|$)/;

const isWeb = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && /^(\[[\da-f:.]+\]|[\w.-]+)$/.test(new URL(text).hostname);
const isBare = (text: string): boolean => !/[?#@]/.test(text);
const isAddress = (text: string): boolean => /^\/(?![/\\])/.test(text) || isWeb(text);

/** The path below which the pages are; empty for the root. */
export const basePath = takes(
  'a path like `/mall`, or `/` for the root',
  z.pipe(
    z.string().check(
      z.regex(/^(\/\w[\w.~-]*)*\/?$/, 'has to be a path like /mall, or / for the root'),
      z.refine((path) => !taken.test(path), 'is where the server answers calls'),
    ),
    z.transform((path) => path.replace(/\/$/, '')),
  ),
);

/** Where the pages find something: a path of their own origin, or a whole address. */
export const address = takes(
  'a path, or an address with http or https',
  z.string().check(z.refine(isAddress, 'has to be a path like /oss, or an address with http or https')),
);

/** Where the pages find one of the two hosts. */
export const hostAddress = takes(
  'a path like `/oss`, or an address like `https://api.example.com/oss`',
  z.pipe(
    address.check(z.refine(isBare, 'has to end with its path')),
    z.transform((text) => text.replace(/\/+$/, '')),
  ),
);

/** An origin on which pages are. */
export const pagesOrigin = takes(
  'an origin like `https://mall.example.com`',
  z.pipe(
    z.string().check(
      z.refine((text) => isWeb(text) && isBare(text) && new URL(text).pathname === '/', {
        error: 'has to be an origin like https://mall.example.com',
      }),
    ),
    z.transform((text) => new URL(text).origin),
  ),
);

/** Where the two hosts and the pages of a deployment are, each named by its setting. */
export interface Places {
  readonly MALLFLOW_OSS_URL: string;
  readonly MALLFLOW_CRM_URL: string;
  readonly MALLFLOW_PAGES_ORIGINS: readonly string[];
}

/** Why a page could not call, or null: its origin is not named, or the session's cookie would not travel from there. */
export function placesProblem({ MALLFLOW_PAGES_ORIGINS: origins, ...places }: Places): string | null {
  const named = (['MALLFLOW_OSS_URL', 'MALLFLOW_CRM_URL'] as const).map((name) => ({ name, host: places[name] }));
  const elsewhere = named.filter(({ host }) => isWeb(host));
  const [first] = elsewhere;
  if (first !== undefined && origins.length === 0) {
    return `has to name the origin of the pages, as ${first.name} is a whole address`;
  }
  const pairs = origins.flatMap((origin) => elsewhere.map((place) => ({ origin, ...place })));
  const foreign = pairs.find(({ origin, host }) => !isSameSite(new URL(origin), new URL(host)));
  return foreign === undefined ? null : foreignText(foreign);
}

const foreignText = ({ origin, name, host }: { origin: string; name: string; host: string }): string =>
  [
    `${origin} and ${host} (${name}) are two sites to a browser:`,
    "the session's cookie does not travel from one to the other. Give both one scheme and one registrable domain",
  ].join(' ');

/** Whether a browser takes two addresses for one site: the same scheme and registrable domain, whatever the port. */
const isSameSite = (one: URL, other: URL): boolean => one.protocol === other.protocol && siteOf(one) === siteOf(other);

/** The registrable domain by the Public Suffix List; a name without one (`localhost`, an IP address) stands for itself. */
const siteOf = ({ hostname }: URL): string => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
