import type { EnterpriseToAuthorise } from '../modules/signing/index.ts';
import { type Message, msg } from '../texts/msg.ts';

/** What the page says on which an enterprise authorises in the sandbox. */
export const enterpriseMessages = {
  title: msg('Sandbox authorisation desk'),
  intro: msg('Nothing authorised here has any effect. Choose what is to happen, and see what the mall makes of it.'),
  statuses: {
    waiting: msg('This enterprise has not authorised the mall yet.'),
    rejected: msg('The authorisation was rejected.'),
    authorized: msg('This enterprise has authorised the mall and still has to be identified.'),
    identified: msg('This enterprise has authorised the mall and is identified.'),
  } satisfies Record<EnterpriseToAuthorise['row']['status'], Message>,
  actions: {
    authorise: { name: msg('Identify and authorise'), about: msg('The mall is notified at once.') },
    authorise_only: {
      name: msg('Authorise, and leave the identity open'),
      about: msg('The mall is notified; the enterprise comes back to be identified.'),
    },
    exists: {
      name: msg('Say that the enterprise is already authorised'),
      about: msg('The provider knows the enterprise: the mall links it, and nothing has failed.'),
    },
    authorise_unheard: {
      name: msg('Authorise late, and lose the notification'),
      about: msg('The mall finds out by asking, when somebody looks.'),
    },
    reject: {
      name: msg('Reject', 'an authorisation'),
      about: msg('The mall is notified at once. It can still be authorised here.'),
    },
  },
  close: msg('Close without choosing'),
  back: msg('Back to the mall'),
  unknown: msg('There is no such enterprise, or its address is no longer valid.'),
  foreign: msg('This form was sent from another site. Please choose here.'),
};
