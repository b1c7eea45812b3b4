import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { readOwnForm } from './ownForm.ts';
import { type Markup, pageFrame } from './pageFrame.ts';
import { languageHere, namedLanguage } from './pageLanguage.ts';

/** What every page of a sandbox says. */
export interface SandboxTexts<Action extends string> {
  readonly title: string;
  /** That nothing here is real, and what the page is for. */
  readonly intro: string;
  readonly actions: Readonly<Record<Action, { readonly name: string; readonly about: string }>>;
  readonly back: string;
  readonly unknown: string;
  readonly foreign: string;
  /** What the list of languages is called. */
  readonly language: string;
}

/** A page on which it is chosen what becomes of something at a sandbox. */
interface SandboxPage<Action extends string, Found, Texts extends SandboxTexts<Action>> {
  /** Where it is; the secret of what it shows follows. */
  readonly path: string;
  readonly actions: readonly Action[];
  readonly texts: Readonly<Record<Language, Texts>>;
  /** What is told of its being opened. */
  readonly open?: (secret: string) => Promise<readonly SandboxMessage[]>;
  readonly find: (secret: string) => Promise<Found | null>;
  /** Does what was chosen, where it still can be; answers what is then told. */
  readonly act: (secret: string, action: Action) => Promise<readonly SandboxMessage[]>;
  /** What it shows of what was found. */
  readonly content: (found: Found, texts: Texts, language: Language) => Markup;
}

const formBytes = 1024;

/** An address with what is claimed added to its query. */
export function addressWith(address: string, claims: Readonly<Record<string, string>>): string {
  const [page = '', ...fragment] = address.split(/(?=#)/);
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams(claims)}${fragment.join('')}`;
}

/** Serves a page of a sandbox. What is done there is told to the server as a provider tells it: `tell` sends a notification. */
export function sandboxPages<Action extends string, Found, Texts extends SandboxTexts<Action>>(
  deps: Deps,
  page: SandboxPage<Action, Found, Texts>,
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
    const lang = namedLanguage(context, deps);
    const address = `${page.path}/${secret}`;
    return context.redirect(lang === null ? address : addressWith(address, { lang }), 303);
  });
  return app;
}

function show<Action extends string, Found, Texts extends SandboxTexts<Action>>(
  context: Context<Env>,
  deps: Deps,
  page: Pick<SandboxPage<Action, Found, Texts>, 'texts' | 'content'>,
  { found, status }: { readonly found: Found | null; readonly status: ContentfulStatusCode },
): Response | Promise<Response> {
  const language = languageHere(context, deps);
  const texts = page.texts[language];
  context.header('cache-control', 'no-store');
  const document = pageFrame({
    site: deps.settings.site_name,
    language,
    languages: offeredLanguages(context.req.header('host'), deps.settings),
    title: texts.title,
    navigation: texts.language,
    addressIn: (lang) => `${context.req.path}?${new URLSearchParams({ lang })}`,
    main: html`<main class="one">
      <section aria-labelledby="title">
        <h1 id="title">${texts.title}</h1>
        <p>${texts.intro}</p>
        ${status === 403 ? html`<div class="message bad" role="alert">${texts.foreign}</div>` : ''}
        ${
          found === null
            ? html`<div class="message bad" role="alert">${texts.unknown}</div>`
            : page.content(found, texts, language)
        }
      </section>
    </main>`,
  });
  return context.html(document, status);
}

interface Standing<Action extends string> {
  /** How it stands, in words. */
  readonly status: string;
  readonly actions: readonly Action[];
  readonly back: { readonly href: string; readonly name: string };
}

/** How something stands, what can be chosen, and the way back. */
export const standingOf = <Action extends string>(
  { status, actions, back }: Standing<Action>,
  texts: Pick<SandboxTexts<Action>, 'actions'>,
): Markup => html`<div class="message" role="status">${status}</div>
    ${actions.length === 0 ? '' : choices(actions, texts)}
    <p><a href="${back.href}">${back.name}</a></p>`;

const choices = <Action extends string>(
  actions: readonly Action[],
  texts: Pick<SandboxTexts<Action>, 'actions'>,
): Markup => html`<form method="post">
  <ul class="choices">
    ${actions.map(
      (action) => html`<li>
        <button class="fill" name="action" value="${action}" aria-describedby="about-${action}">${texts.actions[action].name}</button>
        <span id="about-${action}">${texts.actions[action].about}</span>
      </li>`,
    )}
  </ul>
</form>`;
