import { describe, expect, it } from 'vitest';
import { paymentStatuses } from '#contract/entities/order.ts';
import { mobilePaymentStatuses } from '#contract/entities/payment.ts';
import { isOpen, isPayableAt, isToBeClosed, paymentOutcomeOf } from './mobilePayment.ts';

const expires_at = new Date('2026-03-02T08:15:00.000Z');
const at = (ms: number) => new Date(expires_at.getTime() + ms);

describe('a payment at a provider', () => {
  it('is open until the provider has said how it ended', () => {
    expect(mobilePaymentStatuses.filter((status) => isOpen({ status }))).toEqual(['open', 'unknown']);
  });

  it('can be paid until its time is over, not in that moment', () => {
    const payable = (ms: number) =>
      mobilePaymentStatuses.filter((status) => isPayableAt({ status, expires_at }, at(ms)));
    expect([payable(-1), payable(0), payable(1)]).toEqual([['open', 'unknown'], [], []]);
  });

  it('is closed at the provider from the end of its time on, or once its order is paid [PAY-13]', () => {
    const closed = (ms: number) =>
      paymentStatuses.filter((payment_status) => isToBeClosed({ expires_at }, { payment_status }, at(ms)));
    expect([closed(-1), closed(0)]).toEqual([['received'], paymentStatuses]);
  });

  it('becomes what its provider says, and has expired where it was closed after its time', () => {
    const all = (ms: number) =>
      (['waiting', 'absent', 'unknown', 'closed', 'declined'] as const).map((said) => {
        const { status, event, happened } = paymentOutcomeOf(said, { expires_at }, at(ms));
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
