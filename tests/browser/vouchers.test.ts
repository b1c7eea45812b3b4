import { expect, it } from 'vitest';
import { voucherRedeem } from '#contract/calls/voucher.ts';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { displays } from './displays.ts';
import { readNow } from './readNow.ts';
import { patternOf, translatorFor } from './translator.ts';
import { worldOfFile } from './worldOfFile.ts';

const world = worldOfFile();

it('a voucher code is redeemed once, by keyboard, and its voucher is listed after a reload [VOU-06]', async () => {
  const { page } = await world.person({ email: 'owner@cn.example' });
  await page.goto('/mall/voucher');
  const held = page.getByRole('main').locator('ul > li');
  await held.first().waitFor();
  const before = await readNow('the vouchers are drawn together', () => held.count());
  await page.getByRole('textbox', { name: 'Voucher code' }).fill('yunfan vip 88');
  await page.keyboard.press('Enter');
  await page.getByText('“Gift voucher” was added to your vouchers.').waitFor();
  await expect.poll(() => held.count()).toBe(before + 1);
  const field = page.getByRole('textbox', { name: 'Voucher code' });
  await expect
    .poll(async () => [await field.inputValue(), await field.getAttribute('aria-invalid')])
    .toEqual(['', null]);
  await page.reload();
  await expect.poll(() => held.filter({ hasText: 'Gift voucher' }).filter({ hasText: '12% off' }).count()).toBe(1);

  await page.getByRole('textbox', { name: 'Voucher code' }).fill('YUNFAN-VIP-88');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByText('You already redeemed this code for “Gift voucher”.').waitFor();
  await expect.poll(() => held.count()).toBe(before + 1);
});

it('a voucher code whose response is lost gives one voucher when it is redeemed again [VOU-06]', async () => {
  const { page } = await world.person({ email: 'owner@jp.example' });
  await page.goto('/mall/voucher');
  let isLost = true;
  await page.route(`**${voucherRedeem.path}`, async (route) => {
    const answer = await route.fetch();
    if (isLost) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
    isLost = false;
  });
  await page.getByRole('textbox', { name: 'Voucher code' }).fill('MALL-GIFT-2026');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByText('You can try again. A code is only redeemed once.').waitFor();
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByText('You already redeemed this code for “Gift voucher”.').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('main').getByText('Gift voucher').count()).toBe(1);
});

it('a refusal is shown in the message of the server when scripts of the page cannot be loaded [WIR-10]', async () => {
  const { page } = await world.person({ email: 'owner@jp.example', language: 'ja' });
  const say = translatorFor('ja');
  await page.goto('/mall/voucher', { waitUntil: 'networkidle' });
  await page.route('**/assets/*.js', () => {});
  await page.getByRole('textbox', { name: say('Voucher code') }).fill('nothing like it');
  await page.getByRole('button', { name: say('Redeem') }).click();
  await page.getByText(say('error.voucher_code_unknown')).first().waitFor();
});

it.each(displays)(
  'refused voucher codes are explained accessibly in $language at $width px [VOU-07, ACC-01, LAN-02]',
  async (look) => {
    const { page } = await world.person({ ...look, email: 'owner@hk.example', scripted: true });
    const say = translatorFor(look.language);
    await page.goto('/mall/voucher');
    const field = page.getByRole('textbox', { name: say('Voucher code') });
    await field.waitFor();
    const problems: Record<string, readonly string[]> = { before: await accessibilityProblems(page) };
    for (const [code, words] of [
      ['nothing like it', 'error.voucher_code_unknown'],
      ['first come', 'error.voucher_code_used'],
      ['last spring', 'error.voucher_code_expired'],
      ['next spring', 'You can redeem this voucher code from {from}.'],
      ['yunfan vip 88', 'error.voucher_code_other_client'],
    ] as const) {
      await field.fill(code);
      await page.getByRole('button', { name: say('Redeem'), exact: true }).click();
      await page
        .getByText(patternOf(say(words)))
        .first()
        .waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    }
    problems.refused = await accessibilityProblems(page);
    expect(problems).toEqual({ before: [], refused: [] });
  },
);
