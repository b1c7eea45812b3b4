import { createTransport } from 'nodemailer';
import type { Sender } from './send.ts';
import type { SmtpSettings } from './settings.ts';

/** A server that says nothing is given up before the message is anybody else's. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 } as const;

/** Sends mail by an SMTP server. */
export function smtpSender({ url, from }: SmtpSettings): Sender {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  return async ({ message_id, address, language, subject, body }) => {
    await transport.sendMail({
      from,
      to: { name: '', address },
      subject,
      text: body,
      messageId: `<${message_id}@mallflow>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
    });
  };
}
