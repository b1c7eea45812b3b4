import type { Hono } from 'hono';
import { html } from 'hono/html';
import { mallTimeZone } from '#contract/entities/client.ts';
import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from '../modules/notices/index.ts';
import { type CashierPayment, cashierPath, type Sandbox, sandboxActions } from '../modules/payments/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import { textIn } from '../texts/textIn.ts';
import type { Env } from '../wire/api.ts';
import { cashierMessages as messages } from './cashierMessages.ts';
import { phaseOf, sandboxPages } from './sandboxPages.ts';

/** The page that a code of the sandbox leads to, in place of a wallet. `tell` sends a notification. */
export const cashierPages = (
  deps: Deps,
  { find, act }: Sandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(deps, { path: cashierPath, actions: sandboxActions, messages, find, act, content: till }, tell);

function till({ row, status, return_to, actions }: CashierPayment, language: Language) {
  const text = textIn(language);
  const { currency, amount } = row;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const back = { href: return_to, name: status === 'waiting' ? messages.leave : messages.back };
  return html`<h2>${text(messages.providers[row.provider])}</h2>
    <dl>
      <dt>${text(messages.amount)}</dt>
      <dd><strong>${money.format(amount / 10 ** minorDigits[currency])}</strong></dd>
      <dt>${text(messages.order)}</dt>
      <dd><code>${row.order_no}</code></dd>
      <dt>${text(messages.until)}</dt>
      <dd>${momentIn(language, row.expires_at, mallTimeZone)}</dd>
    </dl>
    ${phaseOf({ status: messages.statuses[status], actions, back }, messages, language)}`;
}
