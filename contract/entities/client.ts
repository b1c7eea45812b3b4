import { z } from 'zod/mini';
import { type Language, language } from '../languages.ts';
import { guideState } from './guide.ts';

/** Where a client's business is registered. Hong Kong and Taiwan count as Taiwan-type clients. */
export const zones = ['CN', 'HK', 'TW', 'JP', 'other'] as const;
export const zone = z.enum(zones);
export type Zone = z.infer<typeof zone>;

/** Null where a region has several. */
export const timeZones = {
  CN: 'Asia/Shanghai',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  JP: 'Asia/Tokyo',
  other: null,
} as const satisfies Record<Zone, string | null>;

/** The current date in a region, as `2026-11-22`. */
export const currentDateIn = (zone: Zone, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timeZones[zone] ?? 'UTC' }).format(now);

/** For days that belong to no client: the mall works in Shanghai. */
export const mallTimeZone = timeZones.CN;

/** The default language of a client's users. */
export const zoneLanguages = {
  CN: 'zh-CN',
  HK: 'zh-TW',
  TW: 'zh-TW',
  JP: 'ja',
  other: 'en',
} as const satisfies Record<Zone, Language>;

export const verificationStatuses = ['none', 'pending', 'trial_pass', 'pass', 'refuse', 'refuse_alternate'] as const;
export const verificationStatus = z.enum(verificationStatuses);

/** `client` is a user of a client; the others are staff with a desk. */
export const roles = ['client', 'sales', 'reviewer', 'support', 'consultant'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const clientStatus = z.enum(['active', 'sandbox', 'closed']);

export const userInfo = z.object({
  user_id: z.string(),
  userId: z.string(),
  client_id: z.nullable(z.string()),
  email: z.string(),
  nickname: z.string(),
  real_name: z.string(),
  family_name: z.string(),
  second_name: z.string(),
  /** The file id of the user's picture. */
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
  guide: guideState,
});
export type UserInfo = z.infer<typeof userInfo>;

export const isForeignCurrency = (currencyId: number): boolean => currencyId !== 1;
