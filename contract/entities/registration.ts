import { z } from 'zod/mini';
import { instant } from '../codecs.ts';
import type { Language } from '../languages.ts';
import { zoneLanguages } from './client.ts';

/** Where companies register by themselves. Elsewhere their accounts are made for them. */
export const registrationRegions = ['TW', 'JP', 'HK'] as const;
export const registrationRegion = z.enum(registrationRegions);
export type RegistrationRegion = z.infer<typeof registrationRegion>;

/** Where the companies of a region register, below the base path. */
export const registrationPages = {
  TW: '/register-tw',
  JP: '/register',
  HK: '/register-hk',
} as const satisfies Record<RegistrationRegion, string>;

/** In which language a page speaks to somebody who has chosen none, by its path below the base; null where it is of no region. */
export function languageOfPage(path: string): Language | null {
  const isBelow = (page: string) => path === page || path.startsWith(`${page}/`);
  const region = registrationRegions.find((each) => isBelow(registrationPages[each]));
  return region === undefined ? null : zoneLanguages[region];
}

/** The terms that hold now: what they are known by, and where they and the privacy policy are read. */
export const terms = z.object({
  version: z.string().check(z.regex(/^[\w.-]{1,40}$/)),
  terms_url: z.string().check(z.regex(/^(https?:\/\/|\/)/)),
  privacy_url: z.string().check(z.regex(/^(https?:\/\/|\/)/)),
});
export type Terms = Readonly<z.infer<typeof terms>>;

/**
 * A mail is on its way, by which the address is confirmed, or which says that it has an account already: only its reader learns which.
 * Until when its link can be opened, and in how many seconds another may be asked for.
 */
export const registrationMailed = z.object({
  email: z.string(),
  expires_at: instant,
  resend_after_seconds: z.int().check(z.minimum(0)),
});
export type RegistrationMailed = Readonly<z.infer<typeof registrationMailed>>;

/** What the reader of a mail confirms. */
export const registrationLink = z.object({
  region: registrationRegion,
  company_name: z.string(),
  email: z.string(),
  expires_at: instant,
});
export type RegistrationLink = Readonly<z.infer<typeof registrationLink>>;

/** An account that came of a registration. */
export const registeredAccount = z.object({
  region: registrationRegion,
  company_name: z.string(),
  email: z.string(),
  confirmed_at: instant,
});
export type RegisteredAccount = Readonly<z.infer<typeof registeredAccount>>;
