import { msg } from '@lingui/core/macro';
import type { MobileContext, MobileEvent, MobileQuestions } from '#machines/flows/mobilePayment/types.ts';
import { failed, pageRows, paymentAnswer, resumeRow } from '../../flowkit/steps/common.ts';
import type { Answer, Payload, StepRows } from '../../flowkit/steps/rows.ts';
import type { Teller } from '../../flowkit/steps/teller.ts';
import { paymentMeanWords } from '../../i18n/paymentWords.ts';

const toldAnswer = ({ kind, refusal, ...told }: Payload, teller: Teller): Answer =>
  kind === 'told' ? paymentAnswer({ ...told, kind: 'found' }, teller) : failed(teller.refused(refusal));

const deviceWords = { phone: msg`on this device`, computer: msg`by a code for another one` };

export const mobilePaymentSteps = {
  'provider.choose': {
    by: 'person',
    can: msg`Choose by whom to pay`,
    did: msg`Chose by whom to pay`,
    detail: ({ provider }, { wordOf }) => wordOf(paymentMeanWords, provider),
    tries: () => [{ type: 'provider.choose', provider: 'wechat' }],
  },
  'device.choose': {
    by: 'person',
    can: msg`Choose on which device to pay`,
    did: msg`Chose on which device to pay`,
    detail: ({ device }, { wordOf }) => wordOf(deviceWords, device),
    tries: () => [{ type: 'device.choose', device: 'phone' }],
  },
  'payment.begin': { by: 'person', can: msg`Start the payment`, did: msg`Wanted to start the payment` },
  'payment.check': {
    by: 'person',
    can: msg`Look again how the payment stands`,
    did: msg`Wanted to know how the payment stands`,
  },
  'payment.close': { by: 'person', can: msg`Give the payment up`, did: msg`Wanted to give the payment up` },
  ...pageRows,
  'flow.resume': resumeRow,

  readPayment: { by: 'server', did: msg`Reading how the order is paid`, answer: paymentAnswer },
  beginPayment: { by: 'server', did: msg`Having a payment opened`, answer: toldAnswer },
  lookUp: { by: 'server', did: msg`Looking how the payment stands`, answer: paymentAnswer },
  watchPayment: { by: 'server', did: msg`Waiting for news of the payment`, answer: paymentAnswer },
  checkPayment: { by: 'server', did: msg`Asking the provider about the payment`, answer: toldAnswer },
  closePayment: { by: 'server', did: msg`Having the payment closed`, answer: toldAnswer },
  untilExpiry: { by: 'clock', did: msg`The time for the payment was over` },
} as const satisfies StepRows<MobileContext, MobileEvent, MobileQuestions>;
