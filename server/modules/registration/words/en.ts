import type { RegistrationWords } from './mailWords.ts';

export const en: RegistrationWords = {
  confirm: (site, company, link, hours) => ({
    subject: 'Confirm your e-mail address to finish registering',
    paragraphs: [
      `Somebody is registering “${company}” with ${site}, and this e-mail address is to be its main account.`,
      `Open this link to confirm the address and to choose a password:\n${link}`,
      `The link works once, within ${hours} hours.`,
      'If you have not registered, you need not do anything. No account is created.',
    ],
  }),
  known: (site, mall) => ({
    subject: `You have a ${site} account already`,
    paragraphs: [
      'Somebody has registered with this e-mail address. There is an account for it already, so none has been created.',
      `If it was you, sign in here:\n${mall}`,
      'If it was not you, you need not do anything. Your account is as it was.',
    ],
  }),
};
