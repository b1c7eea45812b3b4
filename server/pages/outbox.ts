import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { type Language, languageCookie } from '#contract/languages.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { readMessages } from '../modules/outbox/index.ts';
import { type Message, msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';
import { languageFor } from '../wire/language.ts';
import { signInStyle } from './signInStyle.ts';

type OutboxMessage = Awaited<ReturnType<typeof readMessages>>[number];

const maxShown = 50;

const style = `${signInStyle}
main { max-width: 720px; margin: 0 auto; }
form.filter { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; margin-bottom: 8px; }
form.filter > div { flex: 1 1 240px; }
form.filter label { margin-top: 0; }
form.filter button { width: auto; margin: 0; padding-inline: 20px; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 20px 24px; }
article dl { display: flex; flex-wrap: wrap; gap: 0 20px; margin: 4px 0 12px; color: var(--soft); font-size: 14px; }
article dl div { display: flex; gap: 6px; }
article dd { margin: 0; overflow-wrap: anywhere; }
article pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Shows the messages in the outbox: the demo does not send them. */
export function outboxPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/outbox/style.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/outbox', async (context) => {
    const address = (context.req.query('address') ?? '').trim();
    const sent = await readMessages(deps, { address, limit: maxShown });
    context.header('cache-control', 'no-store');
    return context.html(
      outboxDocument({ sent, address, language: languageOf(context, deps), site: deps.settings.site_name }),
    );
  });
  return app;
}

function languageOf(context: Context<Env>, { settings }: Deps): Language {
  const cookie = getCookie(context, languageCookie.name);
  return languageFor({ said: undefined, cookie, saved: null, host: context.req.header('host') }, settings);
}

type SendingStatus = 'waiting' | 'sent' | 'given_up';

const outboxMessages = {
  title: msg('Sandbox outbox'),
  intro: msg('Emails and text messages, newest first. Without a mail server, they stay here.'),
  filter: msg('Email address or phone number'),
  show: msg('Show'),
  all: msg('Show all'),
  none: msg('No messages yet'),
  to: msg('To'),
  channels: { mail: msg('Email', 'a message'), sms: msg('Text message') },
  statuses: {
    waiting: msg('Not sent'),
    sent: msg('Sent'),
    given_up: msg('Sending failed'),
  } satisfies Record<SendingStatus, Message>,
};

interface OutboxView {
  readonly sent: readonly OutboxMessage[];
  readonly address: string;
  readonly language: Language;
  readonly site: string;
}

function outboxDocument({ sent, address, language, site }: OutboxView) {
  const text = textIn(language);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${text(outboxMessages.title)} · ${site}</title>
    <link rel="stylesheet" href="/sandbox/outbox/style.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div class="frame">
      <main>
        <div>
          <h1>${text(outboxMessages.title)}</h1>
          <p>${text(outboxMessages.intro)}</p>
          <form class="filter" method="get" action="/sandbox/outbox">
            <div>
              <label for="address">${text(outboxMessages.filter)}</label>
              <input id="address" name="address" value="${address}" maxlength="254" autocomplete="off" />
            </div>
            <button class="primary" type="submit">${text(outboxMessages.show)}</button>
          </form>
          ${address === '' ? '' : html`<a href="/sandbox/outbox">${text(outboxMessages.all)}</a>`}
        </div>
        ${sent.length === 0 ? html`<p role="status">${text(outboxMessages.none)}</p>` : sent.map((each) => message(each, language))}
      </main>
    </div>
  </body>
</html>`;
}

const statusOf = ({ due_at, sent_at }: Pick<OutboxMessage, 'due_at' | 'sent_at'>): SendingStatus => {
  if (sent_at !== null) return 'sent';
  return due_at === null ? 'given_up' : 'waiting';
};

function message(row: OutboxMessage, language: Language) {
  const text = textIn(language);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' });
  return html`<article data-channel="${row.channel}">
    ${row.subject === '' ? '' : html`<h2 lang="${row.language}">${row.subject}</h2>`}
    <dl>
      <div><dt>${text(outboxMessages.to)}</dt><dd>${row.address}</dd></div>
      <div><dt>${text(outboxMessages.channels[row.channel])}</dt><dd>${text(outboxMessages.statuses[statusOf(row)])}</dd></div>
      <div><dt>UTC</dt><dd><time datetime="${row.created_at.toISOString()}">${time.format(row.created_at)}</time></dd></div>
    </dl>
    <pre lang="${row.language}">${row.body}</pre>
  </article>`;
}
