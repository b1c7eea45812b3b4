import type { Hono } from 'hono';
import { html } from 'hono/html';
import { mallTimeZone } from '#contract/entities/client.ts';
import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from '../modules/notices/index.ts';
import { type CashierPayment, cashierPath, type Sandbox, sandboxActions } from '../modules/payments/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import type { Env } from '../wire/api.ts';
import { type CashierTexts, cashierTexts } from './cashierTexts.ts';
import { sandboxPages, standingOf } from './sandboxPages.ts';

/** The page that a code of the sandbox leads to, in place of a wallet. `tell` sends a notification. */
export const cashierPages = (
  deps: Deps,
  { find, act }: Sandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: cashierPath, actions: sandboxActions, texts: cashierTexts, find, act, content: till },
    tell,
  );

function till({ row, status, return_to, actions }: CashierPayment, texts: CashierTexts, language: Language) {
  const { currency, amount } = row;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const back = { href: return_to, name: status === 'waiting' ? texts.leave : texts.back };
  return html`<h2>${texts.providers[row.provider]}</h2>
    <dl>
      <dt>${texts.amount}</dt>
      <dd><strong>${money.format(amount / 10 ** minorDigits[currency])}</strong></dd>
      <dt>${texts.order}</dt>
      <dd><code>${row.order_no}</code></dd>
      <dt>${texts.until}</dt>
      <dd>${momentIn(language, row.expires_at, mallTimeZone)}</dd>
    </dl>
    ${standingOf({ status: texts.statuses[status], actions, back }, texts)}`;
}
