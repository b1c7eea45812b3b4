import type { Language } from '#contract/languages.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import type { Mail } from '../outbox/index.ts';

const messages = {
  subject: msg('Your {site} password was changed'),
  what: msg('The password of your account was changed, and all other browsers were signed out.'),
  next: msg(
    'If that was you, you need not do anything. If it was not, please contact us at once. Where you are signed in is shown here:\n{page}',
  ),
};

/** Says that a password was changed; `page`: where browsers are signed out. */
export function passwordMail(
  language: Language,
  { site, page }: { readonly site: string; readonly page: string },
): Mail {
  const text = textIn(language);
  return {
    subject: text(messages.subject, { site }),
    paragraphs: [text(messages.what), text(messages.next, { page })],
  };
}
