import type { Language } from '#contract/languages.ts';
import { msg } from '../../texts/msg.ts';
import { textIn } from '../../texts/textIn.ts';
import type { Mail } from '../outbox/index.ts';

const confirmMessages = {
  subject: msg('Confirm your email address to finish registering'),
  who: msg('Someone is registering “{company}” with {site} and entered this email address for its main account.'),
  link: msg('Open this link to confirm the address and choose a password:\n{link}'),
  once: msg('The link expires in {hours} hours and works only once.'),
  otherwise: msg('If this wasn’t you, no action is needed. No account will be created.'),
};

interface ConfirmMailValues {
  readonly site: string;
  readonly company: string;
  readonly link: string;
  readonly hours: number;
}

export function confirmMail(language: Language, { site, company, link, hours }: ConfirmMailValues): Mail {
  const text = textIn(language);
  return {
    subject: text(confirmMessages.subject),
    paragraphs: [
      text(confirmMessages.who, { site, company }),
      text(confirmMessages.link, { link }),
      text(confirmMessages.once, { hours }),
      text(confirmMessages.otherwise),
    ],
  };
}

const existingAccountMessages = {
  subject: msg('You already have a {site} account'),
  why: msg(
    'Someone tried to register with this email address. It already has an account, so we didn’t create a new one.',
  ),
  signIn: msg('If this was you, sign in here:\n{mall}'),
  otherwise: msg('If this wasn’t you, no action is needed. Your account hasn’t changed.'),
};

/** `mall`: the address of the sign-in. */
export function existingAccountMail(
  language: Language,
  { site, mall }: { readonly site: string; readonly mall: string },
): Mail {
  const text = textIn(language);
  return {
    subject: text(existingAccountMessages.subject, { site }),
    paragraphs: [
      text(existingAccountMessages.why),
      text(existingAccountMessages.signIn, { mall }),
      text(existingAccountMessages.otherwise),
    ],
  };
}
