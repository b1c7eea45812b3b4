import { z } from 'zod/mini';
import type { Zone } from './client.ts';

/** Clients are distributed between these by their region. */
export const domains = ['mainland', 'taiwan'] as const;
export type Domain = (typeof domains)[number];

export const domainOrigins = z.object({ mainland: z.string(), taiwan: z.string() });
export type DomainOrigins = z.infer<typeof domainOrigins>;

/** Null for regions without a domain of their own, whose clients stay on any. */
export const domainOfZone = {
  CN: 'mainland',
  HK: 'taiwan',
  TW: 'taiwan',
  JP: null,
  other: null,
} as const satisfies Record<Zone, Domain | null>;

export const otherDomain = { mainland: 'taiwan', taiwan: 'mainland' } as const satisfies Record<Domain, Domain>;

/** The host includes its port if it has one; null for other hosts. */
export function domainOfHost(host: string, origins: DomainOrigins | null): Domain | null {
  if (origins === null) return null;
  return domains.find((domain) => origins[domain].replace(/^https?:\/\//, '') === host.toLowerCase()) ?? null;
}

/**
 * The domain to which to redirect a client from a host; null for none. Only clients on one of the two domains are
 * redirected: language hosts and other addresses are not.
 */
export function redirectDomain(zone: Zone, host: string, origins: DomainOrigins | null): Domain | null {
  const here = domainOfHost(host, origins);
  const own = domainOfZone[zone];
  return here === null || own === here ? null : own;
}

/** The page below the base path that moves a session between the domains. Its data is in the fragment. */
export const switchPath = '/switch';

/** 256 random bits of the moving tab; the pass is valid only for it. */
export const sessionPassState = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** 256 random bits. */
export const sessionPassCode = z.string().check(z.regex(/^[\w-]{43}$/));
