import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import { textIn } from '../texts/textIn.ts';
import type { Env } from '../wire/api.ts';
import { offeredLanguages } from '../wire/language.ts';
import { pageFrame } from './pageFrame.ts';
import { pageLanguage } from './pageLanguage.ts';
import { type SandboxDocument, sandboxTermsMessages } from './sandboxTermsMessages.ts';

/** What stands in for the terms and the privacy policy of an operator, in the demo. */
export function sandboxTermsPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/terms', (context) => show(context, deps, 'terms'));
  app.get('/privacy', (context) => show(context, deps, 'privacy'));
  return app;
}

function show(context: Context<Env>, deps: Deps, document: SandboxDocument): Response | Promise<Response> {
  const language = pageLanguage(context, deps, null);
  const text = textIn(language);
  const { title: titleMessage, paragraphs } = sandboxTermsMessages[document];
  const title = text(titleMessage);
  return context.html(
    pageFrame({
      site: deps.settings.site_name,
      language,
      languages: offeredLanguages(context.req.header('host'), deps.settings),
      title,
      addressIn: (each: Language) => `/sandbox/${document}?lang=${each}`,
      main: html`<main>
        <h1>${title}</h1>
        ${paragraphs.map((paragraph) => html`<p>${text(paragraph)}</p>`)}
      </main>`,
    }),
  );
}
