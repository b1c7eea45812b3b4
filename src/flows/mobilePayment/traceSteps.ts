import { msg } from '@lingui/core/macro';
import type { MobileChildren, MobileContext, MobileEvent } from '#machines/flows/mobilePayment/types.ts';
import { describePayment, failed, pageRows, resumeRow } from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import type { StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { paymentMeanLabels } from '../../i18n/paymentLabels.ts';

const describeOutcome = ({ kind, refusal, ...told }: Payload, teller: StepFormatter): StepResult =>
  kind === 'updated' ? describePayment({ ...told, kind: 'found' }, teller) : failed(teller.refused(refusal));

const deviceLabels = { phone: msg`this device`, computer: msg`another device, by QR code` };

export const mobilePaymentTraceSteps = {
  'provider.choose': {
    by: 'person',
    can: msg`Choose a payment provider`,
    did: msg`Chose a payment provider`,
    detail: ({ provider }, { wordOf }) => wordOf(paymentMeanLabels, provider),
    tries: () => [{ type: 'provider.choose', provider: 'wechat' }],
  },
  'device.choose': {
    by: 'person',
    can: msg`Choose the device to pay on`,
    did: msg`Chose the device to pay on`,
    detail: ({ device }, { wordOf }) => wordOf(deviceLabels, device),
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

  readPayment: { by: 'server', did: msg`Loading the payment`, answer: describePayment },
  beginPayment: { by: 'server', did: msg`Starting the payment`, answer: describeOutcome },
  checkOutcome: { by: 'server', did: msg`Checking the payment status`, answer: describePayment },
  watchPayment: { by: 'server', did: msg`Waiting for a payment update`, answer: describePayment },
  checkPayment: { by: 'server', did: msg`Checking the payment with the provider`, answer: describeOutcome },
  closePayment: { by: 'server', did: msg`Cancelling the payment`, answer: describeOutcome },
  untilExpiry: { by: 'clock', did: msg`The payment expired` },
} as const satisfies StepRows<MobileContext, MobileEvent, MobileChildren>;
