import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import {
  type EnterpriseDesk,
  type EnterpriseToAuthorise,
  enterpriseActions,
  enterprisePath,
} from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import { type Message, msg } from '../texts/msg.ts';
import { addressWith, phaseOf, sandboxPages } from './sandboxPages.ts';

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

/** `tell` sends a notification. */
export const enterprisePages = (
  deps: Deps,
  { find, act }: EnterpriseDesk,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    {
      path: enterprisePath,
      actions: enterpriseActions,
      messages: enterpriseMessages,
      find,
      act,
      content: authorisation,
    },
    tell,
  );

/** What a provider claims in the address that leads back. The mall must not trust it: it queries the provider. */
const claims = {
  waiting: null,
  rejected: { authResult: 'fail', authFailedReason: 'reject' },
  authorized: { authResult: 'success' },
  identified: { authResult: 'success' },
} as const satisfies Record<EnterpriseToAuthorise['row']['status'], Readonly<Record<string, string>> | null>;

const backTo = ({ return_to, status }: EnterpriseToAuthorise['row']): string =>
  claims[status] === null ? return_to : addressWith(return_to, claims[status]);

function authorisation({ row, actions }: EnterpriseToAuthorise, language: Language) {
  const back = {
    href: backTo(row),
    name: row.status === 'waiting' ? enterpriseMessages.close : enterpriseMessages.back,
  };
  return html`<h2>${row.full_name}</h2>
    ${phaseOf({ status: enterpriseMessages.statuses[row.status], actions, back }, enterpriseMessages, language)}`;
}
