import { z } from 'zod/mini';
import type { Zone } from './client.ts';

/** The domains between which clients are parted by their region. */
export const domains = ['mainland', 'taiwan'] as const;
export type Domain = (typeof domains)[number];

/** The origin of the pages of each domain. */
export const domainOrigins = z.object({ mainland: z.string(), taiwan: z.string() });
export type DomainOrigins = z.infer<typeof domainOrigins>;

/** The domain on which the clients of a region work; null for those that stay where they are. */
export const domainOfZone = {
  CN: 'mainland',
  HK: 'taiwan',
  TW: 'taiwan',
  JP: null,
  other: null,
} as const satisfies Record<Zone, Domain | null>;

/** The other one of the two domains. */
export const otherDomain = { mainland: 'taiwan', taiwan: 'mainland' } as const satisfies Record<Domain, Domain>;

/** The domain of a host (its name, and its port where it has one), or null where it is neither's. */
export function domainOfHost(host: string, origins: DomainOrigins | null): Domain | null {
  if (origins === null) return null;
  return domains.find((domain) => origins[domain].replace(/^https?:\/\//, '') === host.toLowerCase()) ?? null;
}

/**
 * The domain on which a client goes on that has come to a host; null where it is that one already. Only who is on one of
 * the two goes over to the other: the hosts of languages, and addresses that nobody has named, keep whoever comes.
 */
export function domainToGoTo(zone: Zone, host: string, origins: DomainOrigins | null): Domain | null {
  const here = domainOfHost(host, origins);
  const own = domainOfZone[zone];
  return here === null || own === here ? null : own;
}

/** Where pages go over from one domain to the other, below the base path. What is carried stands behind a `#`. */
export const switchPath = '/switch';

/** What the tab has made up that goes over, for which alone a pass holds: 256 random bits. */
export const passState = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What a pass is known by: 256 random bits. */
export const passCode = z.string().check(z.regex(/^[\w-]{43}$/));
