import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../deps.ts';
import { type DocumentToSign, type SigningSandbox, signingActions, signingPath } from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { addressWith, sandboxPages, standingOf } from './sandboxPages.ts';
import { type SigningTexts, signingTexts } from './signingTexts.ts';

/** The page on which a document is signed in the sandbox, in place of a provider's. `tell` sends a notification. */
export const signingPages = (
  deps: Deps,
  { open, find, act }: SigningSandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: signingPath, actions: signingActions, texts: signingTexts, open, find, act, content: desk },
    tell,
  );

function desk({ row, actions }: DocumentToSign, texts: SigningTexts) {
  // Whoever comes back may say anything: the address claims that it was signed, and nobody believes it.
  const back = { href: addressWith(row.return_to, { authResult: 'success' }), name: texts.back };
  return html`<h2>${row.title}</h2>
    ${standingOf({ status: texts.statuses[row.status], actions, back }, texts)}`;
}
