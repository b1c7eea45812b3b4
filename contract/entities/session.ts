import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { language, localizedText } from '../languages.ts';
import { currency } from '../money.ts';
import { helpUrls } from './help.ts';
import { suiteUrls } from './suiteEntries.ts';

/** Planned maintenance; `ends_at` is exclusive. */
export const maintenanceWindow = z.object({
  starts_at: instant,
  ends_at: instant,
  text: localizedText,
  /** Whether orders cannot be placed meanwhile; everything else works. */
  pauses_ordering: z._default(z.boolean(), false),
});
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>;

export const isInMaintenance = (
  { starts_at, ends_at }: Pick<MaintenanceWindow, 'starts_at' | 'ends_at'>,
  now: Date,
): boolean => Date.parse(starts_at) <= now.getTime() && now.getTime() < Date.parse(ends_at);

export const publicSettings = z.object({
  languages: z.array(language).check(z.minLength(1)),
  sign_in_url: z.string(),
  not_signed_in_code: z.int(),
  maintenance: z.nullable(maintenanceWindow),
  /** Null if support cannot be reached in this way. */
  support: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.email()) }),
  help: helpUrls,
  suite: suiteUrls,
  /** The currencies accepted for mobile payments. */
  phone_currencies: z.array(currency),
});
export type PublicSettings = z.infer<typeof publicSettings>;

export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const signInSession = z.object({
  session_id: itemId,
  is_current: z.boolean(),
  /** Whether the browser was unknown to the account while the account was signed in elsewhere. */
  is_risky: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  began_at: instant,
  seen_at: instant,
});
export type SignInSession = z.infer<typeof signInSession>;

/**
 * The suite's format: when this session began, whether it is risky (1), and the number of the user's other risky
 * sessions.
 */
export const loginRisk = z.object({
  loginTime: instant,
  customData: z.object({ risk: z.union([z.literal(0), z.literal(1)]) }),
  loginRiskCount: z.int().check(z.minimum(0)),
});
export type LoginRisk = z.infer<typeof loginRisk>;

export const noticeCategories = ['system', 'order', 'activity'] as const;
export const noticeCategory = z.enum(noticeCategories);
export type NoticeCategory = z.infer<typeof noticeCategory>;

export const notice = z.object({
  id: z.string(),
  category: noticeCategory,
  digest: localizedText,
  detail: localizedText,
  time: instant,
  read: z.boolean(),
  /** The related page of the mall, below the base path; null for none. */
  page: z.nullable(z.string().check(z.regex(/^\/[\w/?=.-]*$/))),
});
export type SystemNotice = z.infer<typeof notice>;
