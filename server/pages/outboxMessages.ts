import { type Message, msg } from '../texts/msg.ts';

/** Whether a message was sent. */
export type SendingStatus = 'waiting' | 'sent' | 'given_up';

/** What the outbox of the demo says. */
export const outboxMessages = {
  title: msg('Outbox of the sandbox'),
  intro: msg('Mails and text messages to people, newest first. Without a mail server they stay here.'),
  filter: msg('E-mail address or phone number'),
  show: msg('Show'),
  all: msg('Show all'),
  none: msg('There are no messages here yet.'),
  to: msg('To'),
  channels: { mail: msg('E-mail', 'a message'), sms: msg('Text message') },
  statuses: {
    waiting: msg('Not sent'),
    sent: msg('Sent'),
    given_up: msg('Given up'),
  } satisfies Record<SendingStatus, Message>,
};
