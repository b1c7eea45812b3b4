import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money.ts';
import type { Deps } from '../deps.ts';
import type { SandboxMessage } from '../modules/payments/sandbox/messages.ts';
import {
  type CashierPayment,
  cashierPath,
  type Sandbox,
  type SandboxAction,
  sandboxActions,
} from '../modules/payments/sandbox/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { readBody } from '../wire/body.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { type CashierTexts, cashierTexts } from './cashierTexts.ts';
import { pageFrame } from './pageFrame.ts';
import { pageLanguage } from './pageLanguage.ts';

const ownForm = { form: true, body_bytes: 1024 };
const chosen = z.object({ action: z.enum(sandboxActions) });

/**
 * The page that a code of the sandbox leads to, in place of a wallet. What it does is told to the server as a provider tells it:
 * `tell` sends a notification.
 */
export function cashierPages(
  deps: Deps,
  sandbox: Sandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:secret', async (context) => {
    const payment = await sandbox.find(context.req.param('secret'));
    return show(context, deps, payment, payment === null ? 404 : 200);
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
    return context.redirect(`${cashierPath}/${secret}`, 303);
  });
  return app;
}

function show(
  context: Context<Env>,
  deps: Deps,
  payment: CashierPayment | null,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  const language = pageLanguage(context, deps, null);
  const texts: CashierTexts = cashierTexts[language];
  context.header('cache-control', 'no-store');
  const document = pageFrame({
    language,
    languages: offeredLanguages(context.req.header('host'), deps.settings),
    title: texts.title,
    navigation: texts.language,
    addressIn: (lang) => `${context.req.path}?${new URLSearchParams({ lang })}`,
    main: html`<main class="one">
      <section aria-labelledby="title">
        <h1 id="title">${texts.title}</h1>
        <p>${texts.noMoney}</p>
        ${status === 403 ? html`<div class="message bad" role="alert">${texts.foreign}</div>` : ''}
        ${payment === null ? html`<div class="message bad" role="alert">${texts.unknown}</div>` : till(payment, language)}
      </section>
    </main>`,
  });
  return context.html(document, status);
}

function till({ row, status, actions }: CashierPayment, language: Language) {
  const texts: CashierTexts = cashierTexts[language];
  const { currency, amount } = row;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'Asia/Shanghai' });
  return html`<h2>${texts.providers[row.provider]}</h2>
    <dl>
      <dt>${texts.amount}</dt>
      <dd><strong>${money.format(amount / 10 ** minorDigits[currency])}</strong></dd>
      <dt>${texts.order}</dt>
      <dd><code>${row.order_no}</code></dd>
      <dt>${texts.until}</dt>
      <dd>${time.format(row.expires_at)}</dd>
    </dl>
    <div class="message" role="status">${texts.statuses[status]}</div>
    ${actions.length === 0 ? '' : choices(actions, texts)}
    <p><a href="${row.return_to}">${status === 'waiting' ? texts.leave : texts.back}</a></p>`;
}

const choices = (actions: readonly SandboxAction[], texts: CashierTexts) => html`<form method="post">
  <ul class="choices">
    ${actions.map((action) => actionRow(action, texts))}
  </ul>
</form>`;

const actionRow = (action: SandboxAction, texts: CashierTexts) => html`<li>
  <button class="fill" name="action" value="${action}" aria-describedby="about-${action}">${texts.actions[action].name}</button>
  <span id="about-${action}">${texts.actions[action].about}</span>
</li>`;
