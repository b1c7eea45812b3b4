import type { DocumentToSign } from '../modules/signing/index.ts';
import { type Message, msg } from '../texts/msg.ts';

/** What the page says on which documents are signed in the sandbox. */
export const signingMessages = {
  title: msg('Sandbox signing desk'),
  intro: msg('Nothing signed here has any effect. Choose what is to happen, and see what the mall makes of it.'),
  statuses: {
    waiting: msg('This document waits to be signed.'),
    opened: msg('This document has been opened and waits to be signed.'),
    signed: msg('This document has been signed.'),
    rejected: msg('This document was rejected.'),
    cancelled: msg('This document was taken back: it is not to be signed any more.'),
  } satisfies Record<DocumentToSign['row']['status'], Message>,
  actions: {
    sign: { name: msg('Sign'), about: msg('The mall is notified at once.') },
    exists: {
      name: msg('Say that the company is already authorised'),
      about: msg('The provider knows the company; the document can still be signed.'),
    },
    sign_unheard: {
      name: msg('Sign, and lose the notification'),
      about: msg('The mall finds out by asking, within a minute or two.', 'of a signature'),
    },
    reject: { name: msg('Reject', 'a document'), about: msg('The mall is notified at once.') },
  },
  back: msg('Back to the mall'),
  unknown: msg('There is no such document, or its address is no longer valid.'),
  foreign: msg('This form was sent from another site. Please choose here.'),
};
