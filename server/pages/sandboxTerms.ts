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
    title: msg('Terms of service of the demo'),
    paragraphs: [
      msg('This is a demo. Nothing that is ordered here is delivered, and nothing that is paid is charged.'),
      msg('The accounts and companies of the demo are made up. Please enter no details of real people or companies.'),
      msg('Whoever operates Mallflow names the terms that hold in place of these.'),
    ],
  },
  privacy: {
    title: msg('Privacy policy of the demo'),
    paragraphs: [
      msg(
        'What you enter stays in the database of this demo. Mails and text messages are not sent: they are shown in its outbox.',
      ),
      msg('What was entered to register is deleted after seven days, unless an account has come of it.'),
      msg('Whoever operates Mallflow names the policy that holds in place of this one.'),
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
