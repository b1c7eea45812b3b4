import { msg } from '../texts/msg.ts';

/** What the documents of the demo say. */
export const sandboxTermsMessages = {
  terms: {
    title: msg('Terms of service of the demo'),
    paragraphs: [
      msg('This is a demo. Nothing that is ordered here is delivered, and nothing that is paid is charged.'),
      msg('The accounts and companies of the demo are made up. Please enter no details of real people or companies.'),
      msg('Whoever operates Mallflow names the terms that hold in place of these.'),
    ],
  },
  privacy: {
    title: msg('Privacy policy of the demo'),
    paragraphs: [
      msg(
        'What you enter stays in the database of this demo. Mails and text messages are not sent: they are shown in its outbox.',
      ),
      msg('What was entered to register is deleted after seven days, unless an account has come of it.'),
      msg('Whoever operates Mallflow names the policy that holds in place of this one.'),
    ],
  },
};

export type SandboxDocument = keyof typeof sandboxTermsMessages;
