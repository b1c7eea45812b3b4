import { z } from 'zod/mini';
import { type Language, language } from '../languages.ts';
import { guideKept } from './guide.ts';

/** Where a client's business is registered. Hong Kong and Taiwan count as Taiwan-type clients. */
export const zones = ['CN', 'HK', 'TW', 'JP', 'other'] as const;
export const zone = z.enum(zones);
export type Zone = z.infer<typeof zone>;

/** The time zone of each region that has but one. */
export const timeZones = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  JP: 'Asia/Tokyo',
  other: null,
} as const satisfies Record<Zone, string | null>;

/** Which day it is in a region, as `2026-11-22`. */
export const dayIn = (zone: Zone, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[zone] ?? 'UTC' }).format(now);

/** By which days are counted that are nobody's own: the mall works in Shanghai. */
export const mallTimeZone = timeZones.CN;

/** What is spoken with a client of whose reader no language is known. */
export const zoneLanguages = {
  CN: 'zh-CN',
  HK: 'zh-TW',
  TW: 'zh-TW',
  JP: 'ja',
  other: 'en',
} as const satisfies Record<Zone, Language>;

export const verificationStatuses = ['none', 'pending', 'trial_pass', 'pass', 'refuse', 'refuse_alternate'] as const;
export const verificationStatus = z.enum(verificationStatuses);

/** Staff have a role at the desk; users of a client have none. */
export const roles = ['client', 'sales', 'reviewer', 'support', 'consultant'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const clientStatus = z.enum(['active', 'sandbox', 'closed']);

/** What the pages know of the person who is signed in. */
export const userInfo = z.object({
  user_id: z.string(),
  userId: z.string(),
  client_id: z.nullable(z.string()),
  email: z.string(),
  nickname: z.string(),
  real_name: z.string(),
  family_name: z.string(),
  second_name: z.string(),
  /** The file of the picture that stands for the user. */
  avatar: z.nullable(z.string()),
  is_trial: z.union([z.literal(0), z.literal(1)]),
  user_language: z.nullable(language),
  role,
  user: z.object({ is_admin: z.boolean() }),
  client: z.nullable(
    z.object({
      full_name: z.string(),
      currency_id: z.int(),
      currency_label: z.string(),
      use_zone: zone,
      is_oversea: z.union([z.literal(0), z.literal(1)]),
      ali_cgs: z.boolean(),
      client_status: clientStatus,
    }),
  ),
  verification: z.nullable(z.object({ status: verificationStatus, message: z.string(), verification_type: z.int() })),
  could_buy: z.boolean(),
  guide: guideKept,
});
export type UserInfo = z.infer<typeof userInfo>;

/** Whether a currency id belongs to a client that pays in a foreign currency. */
export const isForeignCurrency = (currencyId: number): boolean => currencyId !== 1;
