import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import {
  type EnterpriseDesk,
  type EnterpriseToAuthorise,
  enterpriseActions,
  enterprisePath,
} from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { enterpriseMessages as messages } from './enterpriseMessages.ts';
import { addressWith, phaseOf, sandboxPages } from './sandboxPages.ts';

/** The page on which an enterprise authorises in the sandbox, in place of a provider's. `tell` sends a notification. */
export const enterprisePages = (
  deps: Deps,
  { find, act }: EnterpriseDesk,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: enterprisePath, actions: enterpriseActions, messages, find, act, content: authorisation },
    tell,
  );

/** What whoever comes back says of it in the address. Nobody believes it: it leads to asking. */
const claims = {
  waiting: null,
  rejected: { authResult: 'fail', authFailedReason: 'reject' },
  authorized: { authResult: 'success' },
  identified: { authResult: 'success' },
} as const satisfies Record<EnterpriseToAuthorise['row']['status'], Readonly<Record<string, string>> | null>;

const backTo = ({ return_to, status }: EnterpriseToAuthorise['row']): string =>
  claims[status] === null ? return_to : addressWith(return_to, claims[status]);

function authorisation({ row, actions }: EnterpriseToAuthorise, language: Language) {
  const back = { href: backTo(row), name: row.status === 'waiting' ? messages.close : messages.back };
  return html`<h2>${row.full_name}</h2>
    ${phaseOf({ status: messages.statuses[row.status], actions, back }, messages, language)}`;
}
