import { msg } from '@lingui/core/macro';
import type { MobileContext, MobileEvent, MobileQuestions } from '#machines/flows/mobilePayment/types.ts';
import { failed, pageRows, paymentAnswer, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import type { Teller } from '../../flowkit/steps/teller.ts';
import { paymentMeanWords } from '../../i18n/paymentWords.ts';

const toldAnswer = ({ kind, refusal, ...told }: Payload, teller: Teller): Answer =>
  kind === 'told' ? paymentAnswer({ ...told, kind: 'found' }, teller) : failed(teller.refused(refusal));

const deviceWords = { phone: msg`this device`, computer: msg`another device, by QR code` };

export const mobilePaymentSteps = {
  'provider.choose': {
    by: 'person',
    can: msg`Choose a payment provider`,
    did: msg`Chose a payment provider`,
    detail: ({ provider }, { wordOf }) => wordOf(paymentMeanWords, provider),
    tries: () => [{ type: 'provider.choose', provider: 'wechat' }],
  },
  'device.choose': {
    by: 'person',
    can: msg`Choose the device to pay on`,
    did: msg`Chose the device to pay on`,
    detail: ({ device }, { wordOf }) => wordOf(deviceWords, device),
    tries: () => [{ type: 'device.choose', device: 'phone' }],
  },
  'payment.begin': { by: 'person', can: msg`Start the payment`, did: msg`Tried to start the payment` },
  'payment.check': {
    by: 'person',
    can: msg`Check the payment status`,
    did: msg`Tried to check the payment status`,
  },
  'payment.close': { by: 'person', can: msg`Cancel the payment`, did: msg`Tried to cancel the payment` },
  ...pageRows,
  'flow.resume': resumeRow,

  readPayment: { by: 'server', did: msg`Loading the payment`, answer: paymentAnswer },
  beginPayment: { by: 'server', did: msg`Starting the payment`, answer: toldAnswer },
  lookUp: { by: 'server', did: msg`Checking the payment status`, answer: paymentAnswer },
  watchPayment: { by: 'server', did: msg`Waiting for a payment update`, answer: paymentAnswer },
  checkPayment: { by: 'server', did: msg`Checking the payment with the provider`, answer: toldAnswer },
  closePayment: { by: 'server', did: msg`Cancelling the payment`, answer: toldAnswer },
  untilExpiry: { by: 'clock', did: msg`The payment expired` },
} as const satisfies StepRows<MobileContext, MobileEvent, MobileQuestions>;
