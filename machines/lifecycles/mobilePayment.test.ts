import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '#contract/entities/order.ts';
import { mobilePaymentStatuses } from '#contract/entities/payment.ts';
import { isPayableAt, isPaymentOpen, paymentOutcomeOf, shouldClosePayment } from './mobilePayment.ts';

const expires_at = new Date('2026-03-02T08:15:00.000Z');
const afterExpiry = (ms: number) => new Date(expires_at.getTime() + ms);

describe('mobile payments', () => {
  it('a mobile payment stays open until its provider has reported its outcome', () => {
    expect(mobilePaymentStatuses.filter((status) => isPaymentOpen({ status }))).toEqual(['open', 'unknown']);
  });

  it('a mobile payment can be paid until just before it expires', () => {
    const payable = (ms: number) =>
      mobilePaymentStatuses.filter((status) => isPayableAt({ status, expires_at }, afterExpiry(ms)));
    expect([payable(-1), payable(0), payable(1)]).toEqual([['open', 'unknown'], [], []]);
  });

  it('a mobile payment has to be closed at its provider once it expires or its order is paid [PAY-13]', () => {
    const closed = (ms: number) =>
      paymentStatuses.filter((payment_status) =>
        shouldClosePayment({ expires_at }, { payment_status }, afterExpiry(ms)),
      );
    expect([closed(-1), closed(0)]).toEqual([['received'], paymentStatuses]);
  });

  it('a mobile payment takes the outcome its provider reports, and is expired if closed after its expiry', () => {
    const all = (ms: number) =>
      (['waiting', 'absent', 'unknown', 'closed', 'declined'] as const).map((said) => {
        const { status, event, happened } = paymentOutcomeOf(said, { expires_at }, afterExpiry(ms));
        return [said, status, event, happened];
      });
    const others = (closed: readonly unknown[]) => [
      ['waiting', 'open', 'mobile.confirmed', null],
      ['absent', 'open', 'mobile.confirmed', null],
      ['unknown', 'unknown', 'mobile.doubted', null],
      closed,
      ['declined', 'failed', 'mobile.declined', 'payment_failed'],
    ];
    expect(all(-1)).toEqual(others(['closed', 'closed', 'mobile.closed', 'payment_closed']));
    expect(all(0)).toEqual(others(['closed', 'expired', 'mobile.expired', 'payment_expired']));
  });
});
