import { z } from 'zod/mini';
import { missingSettings } from '../../environment/missingSettings.ts';
import { setting, withValuesText } from '../../environment/setting.ts';
import { webAddress } from '../../environment/variables.ts';

export interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

export interface SmsSettings {
  readonly url: string;
  readonly token: string;
}

/** Null: messages of the channel stay in the outbox. */
export interface MessageSettings {
  readonly smtp: SmtpSettings | null;
  readonly sms: SmsSettings | null;
}

const senderAddress = withValuesText(
  'an address, or a name and an address like `Mall <no-reply@example.com>`',
  z
    .string()
    .check(z.regex(/^([^<>\r\n]+<)?[^\s@<>]+@[^\s@<>]+>?$/, 'has to be an address, or a name and an address in < >')),
);

export const messageVariables = {
  MALLFLOW_SMTP_URL: setting(
    'The server that sends mails.',
    z.optional(
      withValuesText('an address like `smtps://user:password@mail.example.com`', z.url({ protocol: /^smtps?$/ })),
    ),
    { unset: 'mails stay in the outbox of the database' },
  ),
  MALLFLOW_MAIL_FROM: setting('The sender of mails.', z.optional(senderAddress)),
  MALLFLOW_SMS_URL: setting(
    'The gateway that sends text messages; it receives each as a POST of `{"id","to","text"}`.',
    z.optional(webAddress),
    { unset: 'no codes are sent; in the demo messages stay in the outbox' },
  ),
  MALLFLOW_SMS_TOKEN: setting(
    'The bearer token that the gateway expects.',
    z.optional(z.string().check(z.minLength(16))),
  ),
};

const environment = z.object(messageVariables);
type Environment = z.output<typeof environment>;

export const missingForMessages = (env: Environment) => [
  ...missingSettings(env, { what: 'the sending of mail', names: ['MALLFLOW_SMTP_URL', 'MALLFLOW_MAIL_FROM'] }),
  ...missingSettings(env, { what: 'the sending of text messages', names: ['MALLFLOW_SMS_URL', 'MALLFLOW_SMS_TOKEN'] }),
];

export const mailOriginProblem = ({
  MALLFLOW_SMTP_URL: smtp,
  MALLFLOW_PAGES_ORIGINS: origins,
}: Environment & { readonly MALLFLOW_PAGES_ORIGINS: readonly string[] }) =>
  smtp !== undefined && origins.length === 0 ? 'has to name the origin of the pages, as mails lead there' : null;

export function readMessageSettings(env: Environment): MessageSettings {
  const { MALLFLOW_SMTP_URL: smtp, MALLFLOW_MAIL_FROM: from, MALLFLOW_SMS_URL: sms, MALLFLOW_SMS_TOKEN: token } = env;
  return {
    smtp: smtp === undefined || from === undefined ? null : { url: smtp, from },
    sms: sms === undefined || token === undefined ? null : { url: sms, token },
  };
}
