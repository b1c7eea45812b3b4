import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import {
  type EnterpriseDesk,
  type EnterpriseToAuthorise,
  enterpriseActions,
  enterprisePath,
} from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { type EnterpriseTexts, enterpriseTexts } from './enterpriseTexts.ts';
import { addressWith, sandboxPages, standingOf } from './sandboxPages.ts';

/** The page on which an enterprise authorises in the sandbox, in place of a provider's. `tell` sends a notification. */
export const enterprisePages = (
  deps: Deps,
  { find, act }: EnterpriseDesk,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: enterprisePath, actions: enterpriseActions, texts: enterpriseTexts, find, act, content: authorisation },
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

function authorisation({ row, actions }: EnterpriseToAuthorise, texts: EnterpriseTexts) {
  const back = { href: backTo(row), name: row.status === 'waiting' ? texts.close : texts.back };
  return html`<h2>${row.full_name}</h2>
    ${standingOf({ status: texts.statuses[row.status], actions, back }, texts)}`;
}
