import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { SandboxMessage } from '../modules/payments/sandbox/messages.ts';
import {
  type EnterpriseDesk,
  type EnterpriseToAuthorise,
  enterpriseActions,
} from '../modules/signing/sandbox/enterprises.ts';
import { enterprisePath } from '../modules/signing/sandbox/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { readBody } from '../wire/body.ts';
import { isForeignForm } from '../wire/crossSite.ts';
import { offeredLanguages } from '../wire/language.ts';
import { type EnterpriseTexts, enterpriseTexts } from './enterpriseTexts.ts';
import { pageFrame } from './pageFrame.ts';
import { pageLanguage } from './pageLanguage.ts';

const ownForm = { form: true, body_bytes: 1024 };
const chosen = z.object({ action: z.enum(enterpriseActions) });

/**
 * The page on which an enterprise authorises in the sandbox, in place of a provider's. What is done there is told to the server as a
 * provider tells it: `tell` sends a notification.
 */
export function enterprisePages(
  deps: Deps,
  desk: EnterpriseDesk,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:secret', async (context) => {
    const enterprise = await desk.find(context.req.param('secret'));
    return show(context, deps, enterprise, enterprise === null ? 404 : 200);
  });
  app.post('/:secret', async (context) => {
    const secret = context.req.param('secret');
    if (isForeignForm(context.req.raw.headers, deps.settings.pages.origins)) {
      return show(context, deps, await desk.find(secret), 403);
    }
    const form = await readBody(ownForm, context.req.raw);
    const given = chosen.safeParse(form.kind === 'read' ? form.value : null);
    const messages = given.success ? await desk.act(secret, given.data.action) : [];
    for (const message of messages) await tell(message);
    return context.redirect(`${enterprisePath}/${secret}`, 303);
  });
  return app;
}

function show(
  context: Context<Env>,
  deps: Deps,
  enterprise: EnterpriseToAuthorise | null,
  status: ContentfulStatusCode,
): Response | Promise<Response> {
  const language = pageLanguage(context, deps, null);
  const texts: EnterpriseTexts = enterpriseTexts[language];
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
        ${
          enterprise === null
            ? html`<div class="message bad" role="alert">${texts.unknown}</div>`
            : form(enterprise, texts)
        }
      </section>
    </main>`,
  });
  return context.html(page, status);
}

/** What whoever comes back says of it in the address. Nobody believes it: it leads to asking. */
const claims = {
  waiting: null,
  rejected: { authResult: 'fail', authFailedReason: 'reject' },
  authorized: { authResult: 'success' },
  identified: { authResult: 'success' },
} as const satisfies Record<EnterpriseToAuthorise['row']['status'], Readonly<Record<string, string>> | null>;

const backTo = ({ return_to, status }: EnterpriseToAuthorise['row']): string =>
  claims[status] === null ? return_to : `${return_to}?${new URLSearchParams(claims[status])}`;

const form = ({ row, actions }: EnterpriseToAuthorise, texts: EnterpriseTexts) => html`<h2>${row.full_name}</h2>
    <div class="message" role="status">${texts.statuses[row.status]}</div>
    ${actions.length === 0 ? '' : choices(actions, texts)}
    <p><a href="${backTo(row)}">${row.status === 'waiting' ? texts.close : texts.back}</a></p>`;

const choices = (actions: EnterpriseToAuthorise['actions'], texts: EnterpriseTexts) => html`<form method="post">
  <ul class="choices">
    ${actions.map(
      (action) => html`<li>
        <button class="fill" name="action" value="${action}" aria-describedby="about-${action}">${texts.actions[action].name}</button>
        <span id="about-${action}">${texts.actions[action].about}</span>
      </li>`,
    )}
  </ul>
</form>`;
