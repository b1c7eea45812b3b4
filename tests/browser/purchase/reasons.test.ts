import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { VoucherReason } from '#contract/entities/product.ts';
import { adAccounts } from '#server/modules/products/tables.ts';
import { vouchers } from '#server/modules/vouchers/tables.ts';
import { createFormats } from '#src/i18n/formats.ts';
import { unfold } from '../../flowkit/locators.ts';
import type { PageDriver } from '../../flowkit/pageDriver.ts';
import { choose, performEvent } from '../../flows/purchase/journeys.ts';
import { stateLocators } from '../../flows/purchase/stateLocators.ts';
import { scriptOf } from '../builtFiles.ts';
import { readNow } from '../readNow.ts';
import { translatorFor } from '../translator.ts';
import { worldOfFile } from '../worldOfFile.ts';
import { descriptionOf, pressWay, readMissingItems } from './readSummary.ts';

const world = worldOfFile();
const reasonsOfVouchers = {
  expired: 'This voucher has expired.',
  not_yet_valid: 'This voucher isn’t valid yet.',
  used: 'This voucher has already been used.',
  wrong_currency: 'This voucher is in another currency.',
  below_minimum: 'Your order is below this voucher’s minimum spend.',
  wrong_type: 'This voucher isn’t valid for this order type.',
  wrong_plan: 'This voucher isn’t valid for this plan.',
  not_combinable: 'You can use only one agency voucher per order.',
  nothing_left: 'Other vouchers already cover the full price.',
} as const satisfies Record<VoucherReason, string>;

describe.each(['zh-CN', 'en'] as const)('missing purchase input in %s', (language) => {
  const say = translatorFor(language);

  async function open(address: string, email = 'owner@cn.example'): Promise<PageDriver> {
    const { page } = await world.person({ email, language });
    await page.goto(address);
    return { page, say };
  }
  const because = (words: string, way: string) => [{ words: say(words), way: say(way) }];
  const wait = (reader: PageDriver, expected: readonly unknown[]) =>
    expect.poll(() => readMissingItems(reader)).toEqual(expected);
  const focused = ({ page }: PageDriver) => page.evaluate(() => document.activeElement?.id);
  const grant = (cid: string, grant_status: 'granted' | 'pending') =>
    world.db.update(adAccounts).set({ grant_status }).where(eq(adAccounts.cid, cid));

  it('"Review order" pressed too early focuses the add-ons when nothing to add is chosen [PUR-04]', async () => {
    const reader = await open('/mall/store/append');
    const button = reader.page.getByRole('button', { name: say('Review order'), exact: true });
    await wait(reader, because('error.choose_addition', 'Choose now'));
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    expect(await descriptionOf(button)).toContain(say('error.choose_addition'));
    await button.press('Enter');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-addons') !== null))
      .toBe(true);
    await stateLocators['choosing.price.incomplete'](reader).waitFor();
    await pressWay(reader, 'Choose now');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-addons') !== null))
      .toBe(true);
    await choose(reader, 'renew');
    await wait(reader, []);
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
  });

  it('a first purchase waits for a product and leads to the plans [PUR-04]', async () => {
    const reader = await open('/mall/store/new', 'new@cn.example');
    await wait(reader, because('error.choose_product', 'Choose now'));
    await pressWay(reader, 'Choose now');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-plans') !== null))
      .toBe(true);
    await choose(reader, 'new');
    await wait(reader, []);
  });

  it('an upgrade waits for a plan and leads to the plans [PUR-04]', async () => {
    const reader = await open('/mall/store/upgrade');
    await wait(reader, because('error.choose_plan', 'Choose now'));
    await pressWay(reader, 'Choose now');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-plans') !== null))
      .toBe(true);
  });

  it('prepaid advertising requires an amount within its range and a granted ad account [PUR-05]', async () => {
    const reader = await open('/mall/store/append');
    const amount = reader.page.getByLabel(say('Prepaid advertising fee'), { exact: true });
    const fetched = Promise.withResolvers<void>();
    await reader.page.route(`**/${scriptOf('src/flows/purchase/panels/prepaidFields.tsx')}`, (route) =>
      fetched.promise.then(() => route.continue()),
    );
    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: null } });
    await wait(reader, because('error.enter_prepaid_fee', 'Enter amount'));
    await pressWay(reader, 'Enter amount');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-prepaid') !== null))
      .toBe(true);
    fetched.resolve();
    await amount.waitFor();
    await pressWay(reader, 'Enter amount');
    await expect.poll(() => focused(reader)).toBe('purchase-prepaid-amount');
    await amount.blur();
    expect(await descriptionOf(amount)).toContain(say('error.enter_prepaid_fee'));
    for (const minor of [499_900, 100_000_100]) {
      await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: minor } });
      await wait(reader, because('error.prepaid_fee_out_of_range', 'Enter amount'));
      expect(await descriptionOf(amount)).toContain(say('error.prepaid_fee_out_of_range'));
    }
    for (const minor of [500_000, 100_000_000]) {
      await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: minor } });
      await stateLocators['choosing.price.quoted'](reader).waitFor();
      await wait(reader, []);
    }
    const accounts = reader.page.getByLabel(say('Ad account'), { exact: true }).locator('option');
    const options = () =>
      readNow('the caller reads again', () =>
        accounts.evaluateAll((all) =>
          all.map((each) => [each.textContent, each.matches(':disabled'), each.matches(':checked')]),
        ),
      );
    await expect.poll(options).toEqual([
      [say('Choose an option'), true, false],
      ['云帆贸易 - 欧美站 · 482-193-7705', false, true],
      [`云帆贸易 - 日本站 · 611-840-2296 · ${say('access pending')}`, true, false],
      [`云帆贸易 - 旧账户 · 903-557-1148 · ${say('access withdrawn')}`, true, false],
    ]);
  });

  it('one of two granted ad accounts must be chosen, and another one if its grant is withdrawn [PUR-05]', async () => {
    const second = '611-840-2296';
    await grant(second, 'granted');
    const reader = await open('/mall/store/append');
    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: null, amount_minor: 800_000 } });
    await wait(reader, because('error.choose_ad_account', 'Choose ad account'));
    await pressWay(reader, 'Choose ad account');
    await expect.poll(() => focused(reader)).toBe('purchase-prepaid-account');
    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: second, amount_minor: 800_000 } });
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await grant(second, 'pending');
    await reader.page.reload();
    await wait(reader, because('error.ad_account_not_granted', 'Choose ad account'));
    const account = reader.page.getByLabel(say('Ad account'), { exact: true });
    expect(await descriptionOf(account)).toContain(say('error.ad_account_not_granted'));
    await performEvent(reader, { type: 'prepaid.set', prepaid: { cid: '482-193-7705', amount_minor: 800_000 } });
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await wait(reader, []);
  });

  it('a recommendation code shows its status and blocks the review until verified or removed [PUR-06]', async () => {
    const reader = await open('/mall/store/new', 'new@cn.example');
    const unverified = because('purchase.inviteUnverified', 'Go to code');
    const refused = because('The recommendation code wasn’t accepted. Correct it or remove it.', 'Go to code');
    await choose(reader, 'new');
    await performEvent(reader, { type: 'invite.verify' });
    await stateLocators['choosing.invite.missing'](reader).waitFor();
    await wait(reader, []);

    await performEvent(reader, { type: 'invite.enter', code: 'NOPE1' });
    await stateLocators['choosing.invite.unverified'](reader).waitFor();
    await wait(reader, unverified);
    await pressWay(reader, 'Go to code');
    await expect.poll(() => focused(reader)).toBe('purchase-recommendation');
    await performEvent(reader, { type: 'invite.verify' });
    await stateLocators['choosing.invite.refused'](reader).waitFor();
    await wait(reader, refused);

    await performEvent(reader, { type: 'invite.enter', code: 'XINYA666' });
    await performEvent(reader, { type: 'invite.verify' });
    await reader.page.getByText(say('error.invite_code_own')).waitFor();
    await wait(reader, refused);

    await performEvent(reader, { type: 'invite.enter', code: 'HARBOUR8' });
    await performEvent(reader, { type: 'invite.verify' });
    const verified = say('Code verified: {discount}, recommended by {recommended_by}.');
    await reader.page
      .getByText(
        verified.replace('{discount}', createFormats(language).percentOff(8)).replace('{recommended_by}', 'Ha***d'),
        { exact: true },
      )
      .waitFor();
    await wait(reader, []);

    await performEvent(reader, { type: 'invite.enter', code: 'NOPE1' });
    await wait(reader, unverified);
    await performEvent(reader, { type: 'invite.enter', code: '' });
    await wait(reader, []);
  });

  it('a recommendation code whose check has failed can be checked again', async () => {
    const reader = await open('/mall/store/new', 'new@cn.example');
    await choose(reader, 'new');
    await performEvent(reader, { type: 'invite.enter', code: 'HARBOUR8' });
    await reader.page.route('**/oss/**invite**', (route) => route.abort('connectionreset'));
    await performEvent(reader, { type: 'invite.verify' });
    await stateLocators['choosing.invite.failed'](reader).waitFor();
    await reader.page.unroute('**/oss/**invite**');
    await reader.page.getByRole('button', { name: say('Check code again'), exact: true }).click();
    await stateLocators['choosing.invite.verified'](reader).waitFor();
  });

  async function refusals(reader: PageDriver): Promise<Record<string, VoucherReason | null>> {
    await unfold(reader.page);
    const held = await world.db.select().from(vouchers).where(eq(vouchers.client_id, 'client-cn'));
    const found = held.map(async ({ voucher_id, name }) => {
      const box = reader.page.getByRole('checkbox', { name: name[language], exact: true });
      const said = await descriptionOf(box);
      const reasons = Object.entries(reasonsOfVouchers).filter(([, words]) => said.endsWith(say(words)));
      const [reason, isChecked] = await readNow('the voucher was waited for with its description', () =>
        Promise.all([box.isDisabled(), box.isChecked()]),
      );
      if (reasons.length !== (reason || (isChecked && reasons.length > 0) ? 1 : 0)) {
        throw new Error(`${voucher_id} is ${reason ? 'off' : 'on'}, and says: ${said}`);
      }
      return [voucher_id.replace('cn-', ''), reasons[0]?.[0] ?? null];
    });
    return Object.fromEntries(await Promise.all(found));
  }

  it('an unusable voucher says why, and one worth more than the order says that the rest remains [VOU-02, VOU-08]', async () => {
    const reader = await open('/mall/store/append');
    const nameOf = async (id: string) => {
      const [found] = await world.db.select().from(vouchers).where(eq(vouchers.voucher_id, id));
      return found?.name[language] ?? id;
    };
    await choose(reader, 'append');
    const lasting = {
      'agency-ended': 'expired',
      'last-season': 'expired',
      'next-season': 'not_yet_valid',
      'first-order': 'used',
      abroad: 'wrong_currency',
      'large-order': 'below_minimum',
      'renewal-5': 'wrong_type',
      flagship: 'wrong_plan',
    } as const;
    const free = { 'agency-10': null, 'agency-500': null, welcome: null, 'credit-note': null } as const;
    expect(await refusals(reader)).toEqual({ ...lasting, ...free });

    await performEvent(reader, { type: 'voucher.apply', voucher_id: await nameOf('cn-agency-10') });
    await expect.poll(() => refusals(reader)).toEqual({ ...lasting, ...free, 'agency-500': 'not_combinable' });

    await performEvent(reader, { type: 'voucher.remove', voucher_id: await nameOf('cn-agency-10') });
    await performEvent(reader, { type: 'voucher.apply', voucher_id: await nameOf('cn-credit-note') });
    const covered = { 'agency-10': 'nothing_left', 'agency-500': 'nothing_left', welcome: 'nothing_left' } as const;
    await expect.poll(() => refusals(reader)).toEqual({ ...lasting, ...free, ...covered });
    const creditNote = reader.page.getByRole('checkbox', { name: await nameOf('cn-credit-note'), exact: true });
    const left = say('{rest} of this voucher stays available for later orders.').split('{rest}')[1];
    expect(await descriptionOf(creditNote)).toContain(left);
  });

  it('a chosen voucher that no longer applies blocks the review until it is removed [VOU-04]', async () => {
    const reader = await open('/mall/store/renew');
    const [voucher] = await world.db.select().from(vouchers).where(eq(vouchers.voucher_id, 'cn-renewal-5'));
    const voucher_id = voucher?.name[language] ?? '';
    await stateLocators['choosing.price.quoted'](reader).waitFor();
    await performEvent(reader, { type: 'voucher.apply', voucher_id });
    await choose(reader, 'append');
    await wait(reader, because('A voucher you chose isn’t valid for this order. Remove it.', 'Go to vouchers'));
    expect((await refusals(reader))['renewal-5']).toBe('wrong_type');
    await reader.page.getByRole('button', { name: say('Review order'), exact: true }).press('Enter');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-vouchers') !== null))
      .toBe(true);
    await pressWay(reader, 'Go to vouchers');
    await expect
      .poll(() => reader.page.evaluate(() => document.activeElement?.closest('#purchase-vouchers') !== null))
      .toBe(true);
    await performEvent(reader, { type: 'voucher.remove', voucher_id });
    await wait(reader, []);
    await performEvent(reader, { type: 'order.review' });
    await stateLocators['reviewing.confirming'](reader).waitFor();
  });
});
