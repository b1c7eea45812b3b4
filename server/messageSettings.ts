import { z } from 'zod/mini';
import { isCountry } from '#contract/mobile.ts';
import { missingOf } from './missingOf.ts';
import { setting, takes } from './settingDocs.ts';
import { listOf, webAddress, whole } from './variables.ts';

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

const sender = takes(
  'an address, or a name and an address like `Mall <no-reply@example.com>`',
  z
    .string()
    .check(z.regex(/^([^<>\r\n]+<)?[^\s@<>]+@[^\s@<>]+>?$/, 'has to be an address, or a name and an address in < >')),
);
const country = takes(
  'countries of ISO 3166-1, like `CN`',
  z.string().check(z.refine(isCountry, 'has to be a country, like CN')),
);

/** The settings by their names in the environment. */
export const messageVariables = {
  MALLFLOW_SMTP_URL: setting(
    'The server that sends mails.',
    z.optional(takes('an address like `smtps://user:password@mail.example.com`', z.url({ protocol: /^smtps?$/ }))),
    { unset: 'mails stay in the outbox of the database' },
  ),
  MALLFLOW_MAIL_FROM: setting('The sender of mails.', z.optional(sender)),
  MALLFLOW_SMS_URL: setting(
    'The gateway that sends text messages; it receives each as a POST of `{"id","to","text"}`.',
    z.optional(webAddress),
    { unset: 'no codes are sent; in the demo messages stay in the outbox' },
  ),
  MALLFLOW_SMS_TOKEN: setting(
    'The bearer token that the gateway expects.',
    z.optional(z.string().check(z.minLength(16))),
  ),
  MALLFLOW_SMS_COUNTRIES: setting(
    'The countries to whose numbers codes are sent; registrations send them in Taiwan, Japan and Hong Kong only.',
    z._default(listOf(country).check(z.refine((named) => named.length > 0, 'has to name a country')), [
      'CN',
      'HK',
      'MO',
      'TW',
      'JP',
      'SG',
    ]),
  ),
  MALLFLOW_SMS_HOURLY: setting(
    'The most codes by text message in an hour; registrations get half of them.',
    whole(500, { min: 1, max: 1_000_000 }),
  ),
  MALLFLOW_SMS_DAILY: setting(
    'The most codes by text message on a day of UTC; registrations get half of them.',
    whole(3000, { min: 1, max: 10_000_000 }),
  ),
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
