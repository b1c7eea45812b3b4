import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';
import { offeredLanguages } from '../wire/language.ts';
import { pageFrame } from './pageFrame.ts';
import { pageLanguage } from './pageLanguage.ts';

export function sandboxTermsPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/terms', (context) => show(context, deps, 'terms'));
  app.get('/privacy', (context) => show(context, deps, 'privacy'));
  return app;
}

const sandboxTermsMessages = {
  terms: {
    title: msg('Demo terms of service'),
    paragraphs: [
      msg('This is a demo. Nothing you order is delivered, and nothing you pay is charged.'),
      msg('The demo’s accounts and companies are fictitious. Don’t enter details of real people or companies.'),
      msg('Each operator of Mallflow replaces these terms with its own.'),
    ],
  },
  privacy: {
    title: msg('Demo privacy policy'),
    paragraphs: [
      msg(
        'What you enter stays in this demo’s database. Emails and text messages aren’t sent; they appear in the demo’s outbox.',
      ),
      msg('Registration details are deleted after seven days unless an account was created from them.'),
      msg('Each operator of Mallflow replaces this policy with its own.'),
    ],
  },
};

type SandboxDocument = keyof typeof sandboxTermsMessages;

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
