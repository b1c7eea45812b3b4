import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { type DocumentToSign, type SigningSandbox, signingActions, signingPath } from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { addressWith, phaseOf, sandboxPages } from './sandboxPages.ts';
import { signingMessages as messages } from './signingMessages.ts';

/** The page on which a document is signed in the sandbox, in place of a provider's. `tell` sends a notification. */
export const signingPages = (
  deps: Deps,
  { open, find, act }: SigningSandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(deps, { path: signingPath, actions: signingActions, messages, open, find, act, content: desk }, tell);

function desk({ row, actions }: DocumentToSign, language: Language) {
  // Whoever comes back may say anything: the address claims that it was signed, and nobody believes it.
  const back = { href: addressWith(row.return_to, { authResult: 'success' }), name: messages.back };
  return html`<h2>${row.title}</h2>
    ${phaseOf({ status: messages.statuses[row.status], actions, back }, messages, language)}`;
}
