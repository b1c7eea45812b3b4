import { expect, it } from 'vitest';
import { nextSteps } from './nextSteps.ts';

const period = { starts_at: '2026-01-01T00:00:00.000Z', ends_at: '2027-01-01T00:00:00.000Z' };
const order = { status: 'unpaid', payment_status: 'none', invoice_flag: true, period } as const;
const now = new Date('2026-06-01T00:00:00Z');
const nextStepsOf = (
  of: Partial<Parameters<typeof nextSteps>[0]['order']>,
  invoice: Parameters<typeof nextSteps>[0]['invoice'] = null,
  at = now,
) => nextSteps({ order: { ...order, ...of }, invoice, now: at });

it('the next steps of an order follow its status, its payment and its term [ORD-13]', () => {
  expect({
    unpaid: nextStepsOf({}),
    'without an invoice': nextStepsOf({ invoice_flag: false }),
    'being paid': nextStepsOf({ payment_status: 'proof_submitted' }),
    paid: nextStepsOf({ status: 'paid' }),
    completed: nextStepsOf({ status: 'completed' }),
    'of a buyout': nextStepsOf({ status: 'completed', period: null }),
    'past its term': nextStepsOf({ status: 'completed' }, null, new Date('2027-06-01T00:00:00Z')),
    cancelled: nextStepsOf({ status: 'cancelled' }),
    expired: nextStepsOf({ status: 'expired' }),
  }).toEqual({
    unpaid: ['pay', 'apply', 'activate'],
    'without an invoice': ['pay', 'activate'],
    'being paid': ['confirm', 'apply', 'activate'],
    paid: ['apply', 'activate'],
    completed: ['end'],
    'of a buyout': [],
    'past its term': [],
    cancelled: [],
    expired: [],
  });
});

it('the next steps of an order follow the status of its invoice [ORD-13]', () => {
  const paid = { status: 'paid' } as const;
  expect((['applied', 'issued', 'mailed', 'refused'] as const).map((status) => nextStepsOf(paid, { status }))).toEqual([
    ['issue', 'activate'],
    ['activate'],
    ['activate'],
    ['apply', 'activate'],
  ]);
  expect(nextStepsOf({ status: 'completed' }, { status: 'applied' })).toEqual(['issue', 'end']);
});
