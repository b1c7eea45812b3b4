import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { type DocumentToSign, type SigningSandbox, signingActions, signingPath } from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import { type Message, msg } from '../texts/msg.ts';
import { addressWithClaims, sandboxPages, statusSection } from './sandboxPages.ts';

export const signingPageMessages = {
  title: msg('Sandbox signing desk'),
  intro: msg('Nothing you sign here has any effect. Choose an outcome and see how the mall responds.'),
  statuses: {
    waiting: msg('This document is awaiting signature.'),
    opened: msg('This document has been opened and is awaiting signature.'),
    signed: msg('This document has been signed.'),
    rejected: msg('This document was rejected.'),
    cancelled: msg('This document was withdrawn and can no longer be signed.'),
  } satisfies Record<DocumentToSign['row']['status'], Message>,
  actions: {
    sign: { name: msg('Sign'), about: msg('The mall is notified immediately.') },
    exists: {
      name: msg('Report company as already authorised'),
      about: msg('The provider already knows the company. The document can still be signed.'),
    },
    sign_unheard: {
      name: msg('Sign without notification'),
      about: msg('The mall finds out at its next check, within a minute or two.', 'of a signature'),
    },
    reject: { name: msg('Reject', 'a document'), about: msg('The mall is notified immediately.') },
  },
  back: msg('Back to mall'),
  unknown: msg('Document not found, or the link is no longer valid.'),
  foreign: msg('This form was sent from another site. Choose here instead.'),
};

/** `tell` sends a notification. */
export const signingPages = (
  deps: Deps,
  { open, find, act }: SigningSandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    {
      path: signingPath,
      actions: signingActions,
      messages: signingPageMessages,
      open,
      find,
      act,
      content: signingSection,
    },
    tell,
  );

function signingSection({ row, actions }: DocumentToSign, language: Language) {
  // The address claims that the document was signed. The mall must not trust it.
  const back = { href: addressWithClaims(row.return_to, { authResult: 'success' }), name: signingPageMessages.back };
  return html`<h2>${row.title}</h2>
    ${statusSection({ status: signingPageMessages.statuses[row.status], actions, back }, signingPageMessages, language)}`;
}
