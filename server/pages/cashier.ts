import type { Hono } from 'hono';
import { html } from 'hono/html';
import { mallTimeZone } from '#contract/entities/client.ts';
import type { Language } from '#contract/languages.ts';
import { minorDigits } from '#contract/money.ts';
import type { Env } from '../api.ts';
import type { Deps } from '../deps.ts';
import { momentIn } from '../modules/notices/index.ts';
import { type CashierPayment, cashierPath, type Sandbox, sandboxActions } from '../modules/payments/index.ts';
import type { SandboxMessage } from '../providers/sandbox.ts';
import { type Message, msg } from '../texts/msg.ts';
import { textIn } from '../texts/textIn.ts';
import { sandboxPages, statusSection } from './sandboxPages.ts';

export const cashierMessages = {
  title: msg('Sandbox cashier'),
  intro: msg('No money changes hands here. Choose an outcome and see how the mall responds.'),
  providers: { wechat: msg('WeChat Pay'), alipay: msg('Alipay') } satisfies Record<
    CashierPayment['row']['provider'],
    Message
  >,
  amount: msg('Amount'),
  order: msg('Order number'),
  until: msg('Pay by'),
  statuses: {
    waiting: msg('This payment is pending.'),
    paid: msg('This payment is complete.'),
    closed: msg('This payment has expired or was cancelled.'),
    declined: msg('This payment was declined.'),
  } satisfies Record<CashierPayment['status'], Message>,
  actions: {
    pay: { name: msg('Pay'), about: msg('The mall is notified immediately.', 'of a payment') },
    pay_twice: {
      name: msg('Pay twice'),
      about: msg('Money is taken twice, and the mall is notified of both payments.'),
    },
    pay_unheard: {
      name: msg('Pay without notification'),
      about: msg('The mall finds out at its next check, within a minute or two.', 'of a payment'),
    },
    decline: { name: msg('Decline'), about: msg('As if funds were insufficient.') },
    end: { name: msg('Let payment expire'), about: msg('You can then pay late on this page.') },
    pay_late: { name: msg('Pay late'), about: msg('Money arrives for a payment that has expired or was cancelled.') },
    refund: {
      name: msg('Refund'),
      about: msg('The provider refunds everything that was paid, and the mall is notified.'),
    },
  },
  leave: msg('Leave without paying'),
  back: msg('Back to mall'),
  unknown: msg('Payment not found.'),
  foreign: msg('This form was sent from another site. Choose here instead.', 'of the cashier'),
};

/** In place of a wallet. `tell` sends a notification. */
export const cashierPages = (
  deps: Deps,
  { find, act }: Sandbox,
  tell: (message: SandboxMessage) => Promise<unknown>,
): Hono<Env> =>
  sandboxPages(
    deps,
    { path: cashierPath, actions: sandboxActions, messages: cashierMessages, find, act, content: cashierSection },
    tell,
  );

function cashierSection({ row, status, return_to, actions }: CashierPayment, language: Language) {
  const text = textIn(language);
  const { currency, amount } = row;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' });
  const back = { href: return_to, name: status === 'waiting' ? cashierMessages.leave : cashierMessages.back };
  return html`<h2>${text(cashierMessages.providers[row.provider])}</h2>
    <dl>
      <dt>${text(cashierMessages.amount)}</dt>
      <dd><strong>${money.format(amount / 10 ** minorDigits[currency])}</strong></dd>
      <dt>${text(cashierMessages.order)}</dt>
      <dd><code>${row.order_no}</code></dd>
      <dt>${text(cashierMessages.until)}</dt>
      <dd>${momentIn(language, row.expires_at, mallTimeZone)}</dd>
    </dl>
    ${statusSection({ status: cashierMessages.statuses[status], actions, back }, cashierMessages, language)}`;
}
