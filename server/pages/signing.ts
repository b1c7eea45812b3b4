import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { type DocumentToSign, type SigningSandbox, signingActions, signingPath } from '../modules/signing/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import { type Message, msg } from '../texts/msg.ts';
import { addressWith, phaseOf, sandboxPages } from './sandboxPages.ts';

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

/** `tell` sends a notification. */
export const signingPages = (
  deps: Deps,
  { open, find, act }: SigningSandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: signingPath, actions: signingActions, messages: signingMessages, open, find, act, content: desk },
    tell,
  );

function desk({ row, actions }: DocumentToSign, language: Language) {
  // The address claims that the document was signed. The mall must not trust it.
  const back = { href: addressWith(row.return_to, { authResult: 'success' }), name: signingMessages.back };
  return html`<h2>${row.title}</h2>
    ${phaseOf({ status: signingMessages.statuses[row.status], actions, back }, signingMessages, language)}`;
}
