import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import type { Voucher } from '#contract/entities/product.ts';
import { createTestApp, type TestApp } from '../../testing/testApp.ts';
import { redeemVoucher } from './redeem.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const clients = ['client-cn', 'client-new', 'client-hk', 'client-tw', 'client-jp'] as const;
const idsOf = (vouchers: readonly Voucher[]) => vouchers.map(({ voucher_id }) => voucher_id);

it('a redeemed code gives its voucher to the client in any spelling, and is voucher_code_used for others [VOU-06]', async () => {
  const owner = await test.signedIn('owner@cn.example');
  const before = await owner.ok(calls.clientVouchers, {});
  const { voucher, is_new } = await owner.ok(calls.voucherRedeem, { code: 'ｍall gift‐2026' });
  expect([is_new, voucher.holder, voucher.worth, voucher.is_used_up]).toEqual([
    true,
    'client',
    { kind: 'percent', percent: 8 },
    false,
  ]);
  const after = await owner.ok(calls.clientVouchers, {});
  expect(idsOf(after.client_vouchers).toSorted()).toEqual(
    [...idsOf(before.client_vouchers), voucher.voucher_id].toSorted(),
  );

  const again = await (await test.signedIn('member@cn.example')).ok(calls.voucherRedeem, { code: 'MALLGIFT2026' });
  expect(again).toEqual({ voucher, is_new: false });
  expect(await owner.ok(calls.clientVouchers, {})).toEqual(after);

  const other = await test.signedIn('owner@hk.example');
  expect((await other.call(calls.voucherRedeem, { code: 'MALL-GIFT-2026' })).code).toBe('voucher_code_used');
});

it('200 concurrent redemptions of one code give its voucher to one client, once [VOU-06]', async () => {
  const asked = Array.from({ length: 200 }, (_, index) => clients[index % clients.length] ?? 'client-cn');
  const answers = await Promise.all(asked.map((client) => redeemVoucher('MALL-GIFT-2026', client, test.deps)));
  const winners = asked.filter((_, index) => answers[index]?.kind === 'ok');
  expect(new Set(winners).size).toBe(1);
  expect(answers.filter((answer) => answer.kind === 'ok' && answer.data.is_new)).toHaveLength(1);
  const refusals = answers.flatMap((answer) => (answer.kind === 'refused' ? [answer.error] : []));
  expect([...new Set(refusals)]).toEqual(['voucher_code_used']);
  expect(winners.length + refusals.length).toBe(200);
});

describe('rejected voucher codes [VOU-07]', () => {
  it.each([
    ['NO-SUCH-CODE', 'voucher_code_unknown'],
    ['-', 'voucher_code_unknown'],
    ['FIRST-COME', 'voucher_code_used'],
    ['LAST-SPRING', 'voucher_code_expired'],
    ['NEXT-SPRING', 'voucher_code_not_yet'],
    ['HARBOUR-VIP-88', 'voucher_code_other_client'],
  ])('redeeming %s is rejected with %s and gives no voucher', async (code, refusal) => {
    const owner = await test.signedIn('owner@cn.example');
    const before = await owner.ok(calls.clientVouchers, {});
    expect((await owner.call(calls.voucherRedeem, { code })).code).toBe(refusal);
    expect(await owner.ok(calls.clientVouchers, {})).toEqual(before);
  });
});

it('a demo code that a client has redeemed returns the same voucher to that client [VOU-06]', async () => {
  const owner = await test.signedIn('returned@cn.example');
  const { client_vouchers } = await owner.ok(calls.clientVouchers, {});
  const { voucher, is_new } = await owner.ok(calls.voucherRedeem, { code: 'FIRST-COME' });
  expect(is_new).toBe(false);
  expect(client_vouchers).toContainEqual({ ...voucher, issued_by_order_id: null, spent_on: [] });
});

it('redeeming a code too early returns the time from which it can be redeemed [VOU-07]', async () => {
  const owner = await test.signedIn('owner@cn.example');
  const { data } = await owner.call(calls.voucherRedeem, { code: 'NEXT-SPRING' });
  expect(data).toEqual({
    redeem_from: new Date(test.deps.now().getTime() + 60 * 86_400_000).toISOString(),
    fields: [{ path: 'code', problem: 'voucher_code_not_yet' }],
  });
  const { data: expired } = await owner.call(calls.voucherRedeem, { code: 'LAST-SPRING' });
  expect(expired).toEqual({ fields: [{ path: 'code', problem: 'voucher_code_expired' }] });
});

it('a code that can be redeemed later is accepted when its time has come [VOU-07]', async () => {
  const redeem = async () => {
    const owner = await test.signedIn('owner@jp.example');
    return (await owner.call(calls.voucherRedeem, { code: 'NEXT-SPRING' })).code;
  };
  test.pass({ days: 59 });
  expect(await redeem()).toBe('voucher_code_not_yet');
  test.pass({ days: 2 });
  expect(await redeem()).toBe('ok');
});

it('redeeming codes is limited to 20 attempts per account [VOU-07]', async () => {
  const owner = await test.signedIn('owner@cn.example');
  const answers: unknown[] = [];
  for (let index = 0; index < 21; index += 1) {
    answers.push((await owner.call(calls.voucherRedeem, { code: `GUESS-${index}` })).code);
  }
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 'voucher_code_unknown'), 'too_many_requests']);
});
