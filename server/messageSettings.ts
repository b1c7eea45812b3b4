import { z } from 'zod/mini';
import { isCountry } from '#contract/mobile.ts';
import { missingOf } from './missingOf.ts';
import { listOf, whole } from './variables.ts';

/** By which server mail is sent, and from whom. */
export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

/** By which gateway text messages are sent, and how it knows us. */
export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

/** What codes by text message may cost the deployment. */
export interface CodeSettings {
  /** The countries to whose numbers codes are sent, as ISO 3166-1 alpha-2. Registrations use their own three regions. */
  readonly countries: readonly string[];
  /** The most codes in an hour and on a day, of UTC. */
  readonly hourly: number;
  readonly daily: number;
}

/** Who delivers messages. Those that nobody delivers stay in the outbox. */
export interface MessageSettings {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsSettings | null;
  readonly sms_codes: CodeSettings;
}

/** The settings by their names in the environment. */
export const messageVariables = {
  MALLFLOW_SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/ })),
  MALLFLOW_MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(/^([^<>\r\n]+<)?[^\s@<>]+@[^\s@<>]+>?$/, 'has to be an address, or a name and an address in < >')),
  ),
  MALLFLOW_SMS_URL: z.optional(z.url({ protocol: /^https?$/ })),
  MALLFLOW_SMS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  MALLFLOW_SMS_COUNTRIES: z._default(
    listOf(z.string().check(z.refine(isCountry, 'has to be a country, like CN'))).check(
      z.refine((named) => named.length > 0, 'has to name a country'),
    ),
    ['CN', 'HK', 'MO', 'TW', 'JP', 'SG'],
  ),
  MALLFLOW_SMS_HOURLY: whole(500, { min: 1, max: 1_000_000 }),
  MALLFLOW_SMS_DAILY: whole(3000, { min: 1, max: 10_000_000 }),
};

const environment = z.object(messageVariables);
type Environment = z.output<typeof environment>;

/** What has to be named with what is. */
export const missingForMessages = (env: Environment) => [
  ...missingOf(env, { what: 'the sending of mail', names: ['MALLFLOW_SMTP_URL', 'MALLFLOW_MAIL_FROM'] }),
  ...missingOf(env, { what: 'the sending of text messages', names: ['MALLFLOW_SMS_URL', 'MALLFLOW_SMS_TOKEN'] }),
];

/** Why mail cannot be sent as the places of the deployment are named. */
export const mailPlacesProblem = ({
  MALLFLOW_SMTP_URL: smtp,
  MALLFLOW_PAGES_ORIGINS: origins,
}: Environment & { readonly MALLFLOW_PAGES_ORIGINS: readonly string[] }) =>
  smtp !== undefined && origins.length === 0 ? 'has to name the origin of the pages, as mails lead there' : null;

export function readMessageSettings(env: Environment): MessageSettings {
  const { MALLFLOW_SMTP_URL: smtp, MALLFLOW_MAIL_FROM: from, MALLFLOW_SMS_URL: sms, MALLFLOW_SMS_TOKEN: token } = env;
  return {
    smtp: smtp === undefined || from === undefined ? null : { url: smtp, from },
    sms: sms === undefined || token === undefined ? null : { url: sms, token },
    sms_codes: {
      countries: env.MALLFLOW_SMS_COUNTRIES,
      hourly: env.MALLFLOW_SMS_HOURLY,
      daily: env.MALLFLOW_SMS_DAILY,
    },
  };
}
