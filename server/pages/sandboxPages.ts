import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Message } from '../texts/msg.ts';
import { type TextIn, textIn } from '../texts/textIn.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { readOwnForm } from './ownForm.ts';
import { type Markup, pageFrame } from './pageFrame.ts';
import { languageInQuery, languageWithoutCookie } from './pageLanguage.ts';

export interface SandboxMessages<Action extends string> {
  readonly title: Message;
  /** Says that nothing here is real. */
  readonly intro: Message;
  readonly actions: Readonly<Record<Action, { readonly name: Message; readonly about: Message }>>;
  readonly back: Message;
  readonly unknown: Message;
  readonly foreign: Message;
}

interface SandboxPage<Action extends string, Found> {
  /** The secret of the item follows this path. */
  readonly path: string;
  readonly actions: readonly Action[];
  readonly messages: SandboxMessages<Action>;
  /** Answers the notifications to send. */
  readonly open?: (secret: string) => Promise<readonly SandboxMessage[]>;
  readonly find: (secret: string) => Promise<Found | null>;
  /** Answers the notifications to send; none if the action is no longer possible. */
  readonly act: (secret: string, action: Action) => Promise<readonly SandboxMessage[]>;
  readonly content: (found: Found, language: Language) => Markup;
}

const formBytes = 1024;

export function addressWithClaims(address: string, claims: Readonly<Record<string, string>>): string {
  const [page = '', ...fragment] = address.split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(claims)}${fragment.join('')}`;
}

/** `tell` sends a notification to the server, as a provider does. */
export function sandboxPages<Action extends string, Found>(
  deps: Deps,
  page: SandboxPage<Action, Found>,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> {
  const chosen = z.object({ action: z.enum(page.actions) });
  const app = new Hono<Env>();
  app.get('/:secret', async (context) => {
    const secret = context.req.param('secret');
    for (const message of (await page.open?.(secret)) ?? []) await tell(message);
    const found = await page.find(secret);
    return show(context, deps, page, { found, status: found === null ? 404 : 200 });
  });
  app.post('/:secret', async (context) => {
    const secret = context.req.param('secret');
    if (isForeignForm(context.req.raw.headers, deps.settings.pages.origins)) {
      return show(context, deps, page, { found: await page.find(secret), status: 403 });
    }
    const form = await readOwnForm(context, deps, formBytes);
    const given = chosen.safeParse(form.kind === 'read' ? form.value : null);
    const messages = given.success ? await page.act(secret, given.data.action) : [];
    for (const message of messages) await tell(message);
    const lang = languageInQuery(context, deps);
    const address = `${page.path}/${secret}`;
    return context.redirect(lang === null ? address : addressWithClaims(address, { lang }), 303);
  });
  return app;
}

function show<Action extends string, Found>(
  context: Context<Env>,
  deps: Deps,
  { messages, content }: Pick<SandboxPage<Action, Found>, 'messages' | 'content'>,
  { found, status }: { readonly found: Found | null; readonly status: ContentfulStatusCode },
): Response | Promise<Response> {
  const language = languageWithoutCookie(context, deps);
  const text = textIn(language);
  context.header('cache-control', 'no-store');
  const document = pageFrame({
    site: deps.settings.site_name,
    language,
    languages: offeredLanguages(context.req.header('host'), deps.settings),
    title: text(messages.title),
    addressIn: (lang) => `${context.req.path}?${new URLSearchParams({ lang })}`,
    main: html`<main class="one">
      <section aria-labelledby="title">
        <h1 id="title">${text(messages.title)}</h1>
        <p>${text(messages.intro)}</p>
        ${status === 403 ? html`<div class="message bad" role="alert">${text(messages.foreign)}</div>` : ''}
        ${
          found === null
            ? html`<div class="message bad" role="alert">${text(messages.unknown)}</div>`
            : content(found, language)
        }
      </section>
    </main>`,
  });
  return context.html(document, status);
}

interface SandboxStatus<Action extends string> {
  readonly status: Message;
  readonly actions: readonly Action[];
  readonly back: { readonly href: string; readonly name: Message };
}

export const statusSection = <Action extends string>(
  { status, actions, back }: SandboxStatus<Action>,
  messages: Pick<SandboxMessages<Action>, 'actions'>,
  language: Language,
): Markup => {
  const text = textIn(language);
  return html`<div class="message" role="status">${text(status)}</div>
    ${actions.length === 0 ? '' : actionButtons(actions, messages, text)}
    <p><a href="${back.href}">${text(back.name)}</a></p>`;
};

const actionButtons = <Action extends string>(
  actions: readonly Action[],
  messages: Pick<SandboxMessages<Action>, 'actions'>,
  text: TextIn,
): Markup => html`<form method="post">
  <ul class="choices">
    ${actions.map(
      (action) => html`<li>
        <button class="fill" name="action" value="${action}" aria-describedby="about-${action}">${text(messages.actions[action].name)}</button>
        <span id="about-${action}">${text(messages.actions[action].about)}</span>
      </li>`,
    )}
  </ul>
</form>`;
