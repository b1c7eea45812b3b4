import { paymentMobileBegin, paymentMobileCheck, paymentMobileClose } from '#contract/calls/payment.ts';
import type { PaymentView } from '#contract/entities/payment.ts';
import type { MobileOutcome, MobilePorts } from '#machines/flows/mobilePayment/types.ts';
import { type Answered, answered } from '../../ports/answered.ts';
import { untilPassedBy } from '../../ports/clock.ts';
import { type PaymentReader, paymentReadingBy } from '../../ports/paymentRead.ts';
import { portOf } from '../../ports/portOf.ts';

/** Requests to a payment provider are not aborted: they cannot be undone. */
export const mobilePortsBy = (reader: PaymentReader): MobilePorts => {
  const { api, now, token, tab } = reader;
  return {
    ...paymentReadingBy(reader),
    beginPayment: portOf(async ({ key, ...wanted }) =>
      outcomeOf(answered(await api.call(paymentMobileBegin, { body: { ...wanted, token }, key, tab }))),
    ),
    checkPayment: portOf(async (open) =>
      outcomeOf(answered(await api.call(paymentMobileCheck, { body: { ...open, token }, tab }))),
    ),
    closePayment: portOf(async (open) =>
      outcomeOf(answered(await api.call(paymentMobileClose, { body: { ...open, token }, tab }))),
    ),
    untilExpiry: untilPassedBy(now),
  };
};

const outcomeOf = (answer: Answered<PaymentView>): MobileOutcome =>
  answer.kind === 'ok' ? { kind: 'told', payment: answer.data } : { kind: 'refused', refusal: answer.refusal };
