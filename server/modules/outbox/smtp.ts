import { createTransport } from 'nodemailer';
import type { Sender } from './send.ts';
import type { SmtpSettings } from './settings.ts';

/** Less than the first pause between attempts: the delivery must end before another process takes the message. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 20_000 } as const;

export function smtpSender({ url, from }: SmtpSettings): Sender {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
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
