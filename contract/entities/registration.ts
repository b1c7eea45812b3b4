import { z } from 'zod/mini';
import { instant } from '../codecs.ts';
import type { Language } from '../languages.ts';
import { zoneLanguages } from './client.ts';

/** Regions with self-registration. Elsewhere the operator creates accounts. */
export const registrationRegions = ['TW', 'JP', 'HK'] as const;
export const registrationRegion = z.enum(registrationRegions);
export type RegistrationRegion = z.infer<typeof registrationRegion>;

/** Paths below the base path. */
export const registrationPages = {
  TW: '/register-tw',
  JP: '/register',
  HK: '/register-hk',
} as const satisfies Record<RegistrationRegion, string>;

/** The default language of a page by its path below the base; null for pages of no region. */
export function languageOfPage(path: string): Language | null {
  const isBelow = (page: string) => path === page || path.startsWith(`${page}/`);
  const region = registrationRegions.find((each) => isBelow(registrationPages[each]));
  return region === undefined ? null : zoneLanguages[region];
}

export const terms = z.object({
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  terms_url: z.string().check(z.regex(/^(https?:\/\/|\/)/)),
  privacy_url: z.string().check(z.regex(/^(https?:\/\/|\/)/)),
});
export type Terms = Readonly<z.infer<typeof terms>>;

/**
 * A mail was sent that confirms the address, or says that the address has an account: only its reader learns which.
 * `expires_at` is the end of its link's validity.
 */
export const registrationMail = z.object({
  email: z.string(),
  expires_at: instant,
  resend_after_seconds: z.int().check(z.minimum(0)),
});
export type RegistrationMail = Readonly<z.infer<typeof registrationMail>>;

export const registrationLink = z.object({
  region: registrationRegion,
  company_name: z.string(),
  email: z.string(),
  expires_at: instant,
});
export type RegistrationLink = Readonly<z.infer<typeof registrationLink>>;

export const registeredAccount = z.object({
  region: registrationRegion,
  company_name: z.string(),
  email: z.string(),
  confirmed_at: instant,
});
export type RegisteredAccount = Readonly<z.infer<typeof registeredAccount>>;
