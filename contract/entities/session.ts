import { z } from 'zod/mini';
import { instant, itemId } from '../codecs.ts';
import { language, localizedText } from '../languages.ts';
import { currency } from '../money.ts';
import { helpAddresses } from './help.ts';
import { suiteAddresses } from './suiteEntries.ts';

/** A time in which the mall is being worked on: from its start until just before its end. */
export const maintenanceWindow = z.object({
  starts_at: instant,
  ends_at: instant,
  text: localizedText,
  /** Whether no order is placed meanwhile. All else goes on. */
  pauses_ordering: z._default(z.boolean(), false),
});
export type MaintenanceWindow = z.infer<typeof maintenanceWindow>;

/** Whether a moment lies within a window. */
export const isInWindow = (
  { starts_at, ends_at }: Pick<MaintenanceWindow, 'starts_at' | 'ends_at'>,
  now: Date,
): boolean => Date.parse(starts_at) <= now.getTime() && now.getTime() < Date.parse(ends_at);

/** What the pages need to know of the deployment before anybody is signed in. */
export const settings = z.object({
  languages: z.array(language).check(z.minLength(1)),
  sign_in_url: z.string(),
  not_signed_in_code: z.int(),
  maintenance: z.nullable(maintenanceWindow),
  /** How people reach the operator's support; null where not in this way. */
  support: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.email()) }),
  help: helpAddresses,
  suite: suiteAddresses,
  /** The currencies in which orders can be paid by phone. */
  phone_currencies: z.array(currency),
});
export type PublicSettings = z.infer<typeof settings>;

/** The address of a telephone, however its number is written. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** One of the browsers in which a user is signed in. */
export const signIn = z.object({
  session_id: itemId,
  /** Whether it is the browser that asks. */
  is_current: z.boolean(),
  /** Whether the account did not know the browser, while it was signed in elsewhere. */
  is_risky: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  began_at: instant,
  seen_at: instant,
});
export type SignIn = z.infer<typeof signIn>;

/** When this session was begun and whether at risk (1), and how many others of the user were. */
export const loginRisk = z.object({
  loginTime: instant,
  customData: z.object({ risk: z.union([z.literal(0), z.literal(1)]) }),
  loginRiskCount: z.int().check(z.minimum(0)),
});
export type LoginRisk = z.infer<typeof loginRisk>;

/** The kinds of what a user is told. */
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
  /** The page of the mall that it is about, below the base path; null where there is none. */
  page: z.nullable(z.string().check(z.regex(/^\/[\w/?=.-]*$/))),
});
export type SystemNotice = z.infer<typeof notice>;
