import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { paymentView } from '#contract/entities/payment.ts';
import { idempotencyHeader, sameSiteHeader } from '#contract/envelope.ts';
import { languages } from '#contract/languages.ts';
import { orderLinkOf } from '#contract/orderLink.ts';
import { cashierMessages } from '#server/pages/cashier.ts';
import { orderToPay } from '#server/testing/orderToPay.ts';
import { textIn } from '#server/texts/textIn.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

it.each(languages)(
  'the sandbox cashier takes a payment on a phone in %s and links back to the mall [PAY-15, ACC-01, ACC-02]',
  async (language) => {
    const scheme = language === 'ja' ? 'dark' : 'light';
    const { context, page } = await world.person({ language, width: 360, scheme, scripted: true });
    const { order_id, token } = await orderToPay(world.db, { minor: 500_000, currency: 'CNY' }, world.now());
    const answer = await context.request.post(`/oss${calls.paymentMobileBegin.path}`, {
      data: { order_id, token, provider: 'alipay', device: 'phone' },
      headers: { [sameSiteHeader.name]: sameSiteHeader.value, [idempotencyHeader]: randomBytes(16).toString('hex') },
    });
    const { mobile } = paymentView.parse((await answer.json()).data);
    await page.goto(mobile.payment?.wallet_url ?? '');
    expect(await accessibilityProblems(page)).toEqual([]);
    const text = textIn(language);
    const { actions, statuses, back } = cashierMessages;
    await page.getByRole('button', { name: text(actions.pay.name), exact: true }).click();
    await page.getByRole('status').getByText(text(statuses.paid)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect
      .poll(() => page.getByRole('link', { name: text(back) }).getAttribute('href'))
      .toBe(`/mall/payment/success${orderLinkOf({ order_id, token })}`);
  },
);
