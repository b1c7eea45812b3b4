import { paymentMobileBegin, paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { MobileOutcome, MobilePorts } from '#machines/flows/mobilePayment/types.ts';
import { createUntilPassed } from '../../ports/clock.ts';
import { createPort } from '../../ports/createPort.ts';
import { type ExpectedAnswer, expectAnswer } from '../../ports/expectAnswer.ts';
import { createPaymentReading, type PaymentReadOptions } from '../../ports/paymentRead.ts';

/** Requests to a payment provider are not aborted: they cannot be undone. */
export const createMobilePorts = (reader: PaymentReadOptions): MobilePorts => {
  const { api, now, token, tab } = reader;
  return {
    ...createPaymentReading(reader),
    beginPayment: createPort(async ({ key, ...wanted }) =>
      outcomeOf(expectAnswer(await api.call(paymentMobileBegin, { body: { ...wanted, token }, key, tab }))),
    ),
    checkPayment: createPort(async (open) =>
      outcomeOf(expectAnswer(await api.call(paymentMobileCheck, { body: { ...open, token }, tab }))),
    ),
    closePayment: createPort(async (open) =>
      outcomeOf(expectAnswer(await api.call(paymentMobileClose, { body: { ...open, token }, tab }))),
    ),
    untilExpiry: createUntilPassed(now),
  };
};

const outcomeOf = (answer: ExpectedAnswer<PaymentView>): MobileOutcome =>
  answer.kind === 'ok' ? { kind: 'updated', payment: answer.data } : { kind: 'refused', refusal: answer.refusal };
