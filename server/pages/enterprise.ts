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
import { addressWithClaims, sandboxPages, statusSection } from './sandboxPages.ts';

export const enterpriseMessages = {
  title: msg('Sandbox authorisation desk'),
  intro: msg('Nothing you authorise here has any effect. Choose an outcome and see how the mall responds.'),
  statuses: {
    waiting: msg('This company hasn’t authorised the mall yet.'),
    rejected: msg('The authorisation was rejected.'),
    authorized: msg('This company has authorised the mall but hasn’t been identified yet.'),
    identified: msg('This company has authorised the mall and has been identified.'),
  } satisfies Record<EnterpriseToAuthorise['row']['status'], Message>,
  actions: {
    authorise: { name: msg('Identify and authorise'), about: msg('The mall is notified immediately.') },
    authorise_only: {
      name: msg('Authorise without identifying'),
      about: msg('The mall is notified. The company must return to be identified.'),
    },
    exists: {
      name: msg('Report company as already authorised'),
      about: msg('The provider already knows the company. The mall links it without an error.'),
    },
    authorise_unheard: {
      name: msg('Authorise late without notification'),
      about: msg('The mall finds out when someone next checks the status.'),
    },
    reject: {
      name: msg('Reject', 'an authorisation'),
      about: msg('The mall is notified immediately. You can still authorise here afterwards.'),
    },
  },
  close: msg('Close without choosing'),
  back: msg('Back to mall'),
  unknown: msg('Company not found, or the link is no longer valid.'),
  foreign: msg('This form was sent from another site. Choose here instead.'),
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
      content: authorisationSection,
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

const returnAddressOf = ({ return_to, status }: EnterpriseToAuthorise['row']): string =>
  claims[status] === null ? return_to : addressWithClaims(return_to, claims[status]);

function authorisationSection({ row, actions }: EnterpriseToAuthorise, language: Language) {
  const back = {
    href: returnAddressOf(row),
    name: row.status === 'waiting' ? enterpriseMessages.close : enterpriseMessages.back,
  };
  return html`<h2>${row.full_name}</h2>
    ${statusSection({ status: enterpriseMessages.statuses[row.status], actions, back }, enterpriseMessages, language)}`;
}
