import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { SandboxMessage } from '../modules/payments/sandbox/messages.ts';
import {
  type DocumentToSign,
  type SigningSandbox,
  signingActions,
  signingPath,
} from '../modules/signing/sandbox/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { readBody } from '../wire/body.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { pageFrame } from './pageFrame.ts';
import { pageLanguage } from './pageLanguage.ts';
import { type SigningTexts, signingTexts } from './signingTexts.ts';

const ownForm = { form: true, body_bytes: 1024 };
const chosen = z.object({ action: z.enum(signingActions) });

/**
 * The page on which a document is signed in the sandbox, in place of a provider's. What is done there is told to the server as a
 * provider tells it: `tell` sends a notification.
 */
export function signingPages(
  deps: Deps,
  sandbox: SigningSandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:secret', async (context) => {
    const secret = context.req.param('secret');
    for (const message of await sandbox.open(secret)) await tell(message);
    const document = await sandbox.find(secret);
    return show(context, deps, document, document === null ? 404 : 200);
  });
  app.post('/:secret', async (context) => {
    const secret = context.req.param('secret');
    if (isForeignForm(context.req.raw.headers, deps.settings.pages.origins)) {
      return show(context, deps, await sandbox.find(secret), 403);
    }
    const form = await readBody(ownForm, context.req.raw);
    const given = chosen.safeParse(form.kind === 'read' ? form.value : null);
    const messages = given.success ? await sandbox.act(secret, given.data.action) : [];
    for (const message of messages) await tell(message);
    return context.redirect(`${signingPath}/${secret}`, 303);
  });
  return app;
}

function show(
  context: Context<Env>,
  deps: Deps,
  document: DocumentToSign | null,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  const language = pageLanguage(context, deps, null);
  const texts: SigningTexts = signingTexts[language];
  context.header('cache-control', 'no-store');
  const page = pageFrame({
    language,
    languages: offeredLanguages(context.req.header('host'), deps.settings),
    title: texts.title,
    navigation: texts.language,
    addressIn: (lang) => `${context.req.path}?${new URLSearchParams({ lang })}`,
    main: html`<main class="one">
      <section aria-labelledby="title">
        <h1 id="title">${texts.title}</h1>
        <p>${texts.noEffect}</p>
        ${status === 403 ? html`<div class="message bad" role="alert">${texts.foreign}</div>` : ''}
        ${document === null ? html`<div class="message bad" role="alert">${texts.unknown}</div>` : desk(document, texts)}
      </section>
    </main>`,
  });
  return context.html(page, status);
}

/** Whoever comes back may say anything: the address claims that it was signed, and nobody believes it. */
const desk = ({ row, actions }: DocumentToSign, texts: SigningTexts) => html`<h2>${row.title}</h2>
    <div class="message" role="status">${texts.statuses[row.status]}</div>
    ${actions.length === 0 ? '' : choices(actions, texts)}
    <p><a href="${row.return_to}?authResult=success">${texts.back}</a></p>`;

const choices = (actions: DocumentToSign['actions'], texts: SigningTexts) => html`<form method="post">
  <ul class="choices">
    ${actions.map(
      (action) => html`<li>
        <button class="fill" name="action" value="${action}" aria-describedby="about-${action}">${texts.actions[action].name}</button>
        <span id="about-${action}">${texts.actions[action].about}</span>
      </li>`,
    )}
  </ul>
</form>`;
