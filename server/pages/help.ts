import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type HelpPage, helpPages } from '#contract/entities/help.ts';
import type { Language } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { type Message, msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';
import { pageLanguage } from './pageLanguage.ts';

const isHelpPage = (name: string): name is HelpPage => helpPages.some((page) => page === name);

const messages = {
  intro: msg('The operator’s own help page would open here. In the demo, this page shows the details sent to it.'),
  parameters: msg('Details sent'),
  names: {
    guide: msg('Guide'),
    online_service: msg('Online support'),
    help_centre: msg('Help centre'),
    training: msg('Training'),
  } satisfies Record<HelpPage, Message>,
};

/** Shows the parameters that an operator's page of help gets. */
export function helpDemoPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:page', (context) => {
    const page = context.req.param('page');
    if (!isHelpPage(page)) return context.notFound();
    context.header('cache-control', 'no-store');
    return context.html(
      helpDocument(context, page, { language: pageLanguage(context, deps, null), site: deps.settings.site_name }),
    );
  });
  return app;
}

interface HelpContext {
  readonly language: Language;
  readonly site: string;
}

function helpDocument(context: Context<Env>, page: HelpPage, { language, site }: HelpContext) {
  const text = textIn(language);
  const name = text(messages.names[page]);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name} · ${site}</title>
    <link rel="stylesheet" href="/login/style.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div class="frame">
      <main>
        <h1>${name}</h1>
        <p>${text(messages.intro)}</p>
        <h2>${text(messages.parameters)}</h2>
        <dl>${Object.entries(context.req.query()).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
      </main>
    </div>
  </body>
</html>`;
}
