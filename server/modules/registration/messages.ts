import type { Language } from '#contract/languages.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import type { Mail } from '../outbox/index.ts';

const confirm = {
  subject: msg('Confirm your e-mail address to finish registering'),
  who: msg('Somebody is registering “{company}” with {site}, and this e-mail address is to be its main account.'),
  link: msg('Open this link to confirm the address and to choose a password:\n{link}'),
  once: msg('The link works once, within {hours} hours.'),
  otherwise: msg('If you have not registered, you need not do anything. No account is created.'),
};

interface Confirming {
  readonly site: string;
  readonly company: string;
  readonly link: string;
  readonly hours: number;
}

export function confirmMail(language: Language, { site, company, link, hours }: Confirming): Mail {
  const text = textIn(language);
  return {
    subject: text(confirm.subject),
    paragraphs: [
      text(confirm.who, { site, company }),
      text(confirm.link, { link }),
      text(confirm.once, { hours }),
      text(confirm.otherwise),
    ],
  };
}

const known = {
  subject: msg('You have a {site} account already'),
  why: msg(
    'Somebody has registered with this e-mail address. There is an account for it already, so none has been created.',
  ),
  signIn: msg('If it was you, sign in here:\n{mall}'),
  otherwise: msg('If it was not you, you need not do anything. Your account is as it was.'),
};

/** `mall`: the address of the sign-in. */
export function knownMail(language: Language, { site, mall }: { readonly site: string; readonly mall: string }): Mail {
  const text = textIn(language);
  return {
    subject: text(known.subject, { site }),
    paragraphs: [text(known.why), text(known.signIn, { mall }), text(known.otherwise)],
  };
}
