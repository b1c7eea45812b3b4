import { expect, it } from 'vitest';
import { lineKinds, orderStatuses, type PriceLine, paymentStatuses } from '#contract/entities/order.ts';
import { cancelReason, voucherLines } from './cancellation.ts';
import { canReplaceSave } from './draft.ts';
import { redeemReason } from './redemption.ts';
import { currencyOfRegion, isNumberOfRegion, linkProblem } from './registration.ts';

it('an order can be cancelled only while it is unpaid and no payment is under way', () => {
  expect(orderStatuses.map((status) => cancelReason({ status, payment_status: 'none' }))).toEqual([
    null,
    'already_paid',
    'already_completed',
    'already_cancelled',
    'already_expired',
  ]);
  const held = paymentStatuses.filter((payment_status) => cancelReason({ status: 'unpaid', payment_status }) !== null);
  expect(held).toEqual(['proof_submitted', 'processing', 'unknown']);
  expect(cancelReason({ status: 'unpaid', payment_status: 'processing' })).toBe('payment_under_way');
});

it('cancelling an order releases its agency vouchers and its client vouchers', () => {
  const name = { en: 'l', 'zh-CN': 'l', 'zh-TW': 'l', ja: 'l' };
  const lines = lineKinds.map<PriceLine>((kind) => ({
    kind,
    ref: kind,
    name,
    quantity: 1,
    years: null,
    unit: null,
    amount: { minor: -1, currency: 'CNY' },
  }));
  expect(voucherLines({ lines }).map(({ kind }) => kind)).toEqual(['agency_voucher', 'client_voucher']);
});

it('a code can be redeemed once, only by the client it was issued for, within its period (ends included)', () => {
  const code = {
    client_id: null,
    redeemed_by: null,
    redeem_from: new Date('2026-03-02T08:00:00.000Z'),
    redeem_until: new Date('2026-03-05T08:00:00.000Z'),
  };
  const reason = (now: string, changes: Partial<Parameters<typeof redeemReason>[0]> = {}) =>
    redeemReason({ ...code, ...changes }, { client_id: 'own', now: new Date(now) });
  expect([
    reason('2026-03-02T07:59:59.999Z'),
    reason('2026-03-02T08:00:00.000Z'),
    reason('2026-03-05T08:00:00.000Z'),
    reason('2026-03-05T08:00:00.001Z'),
  ]).toEqual(['not_yet', null, null, 'expired']);
  const during = '2026-03-03T00:00:00.000Z';
  expect([
    reason(during, { client_id: 'own' }),
    reason(during, { client_id: 'other', redeemed_by: 'other' }),
    reason('2027-01-01T00:00:00.000Z', { redeemed_by: 'own' }),
  ]).toEqual([null, 'other_client', 'used']);
});

it('a registration link expires at its exact moment; a link already used is reported as used, not expired', () => {
  const now = new Date('2026-03-02T08:00:00.000Z');
  const problem = (ms: number, is_registered = false) =>
    linkProblem({ expires_at: new Date(now.getTime() + ms), is_registered }, now);
  expect([problem(1), problem(0), problem(-1), problem(-1, true), problem(1, true)]).toEqual([
    null,
    'link_expired',
    'link_expired',
    'link_used',
    'link_used',
  ]);
});

it('each region has its currency, and an enterprise number with a doubtful check digit is accepted', () => {
  expect(currencyOfRegion).toEqual({ TW: 'TWD', JP: 'JPY', HK: 'USD' });
  expect([
    isNumberOfRegion('JP', '8700110005901'),
    isNumberOfRegion('JP', '9700110005901'),
    isNumberOfRegion('JP', '870011000590'),
  ]).toEqual([true, true, false]);
});

it('a save replaces a draft that its page knows, or an earlier save of the same page, and no other', () => {
  const kept = { writer: 'page-1', number: 3 };
  const after = (writer: string, number: number) => canReplaceSave(kept, [{ writer, number }]);
  expect([after('page-1', 2), after('page-1', 3), after('page-1', 4), after('page-2', 4)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([
    canReplaceSave(null, []),
    canReplaceSave(kept, []),
    canReplaceSave(kept, [{ writer: 'page-2', number: 1 }, kept]),
  ]).toEqual([true, false, true]);
});
