import { receiptFile, transferPaymentExamples } from '#machines/flows/transferPayment/examples.ts';
import type { TransferContext } from '#machines/flows/transferPayment/types.ts';
import { type Arrange as ArrangeOf, chooseFile } from '../../../flowkit/server/arranging.ts';
import {
  type Asking,
  asksNothing,
  both,
  commandFaults,
  type More,
  outputsIn,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
  type When,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  type Environment,
  loseFile,
  orderStands,
  proofStands,
  refuseReceipt,
  replaceElsewhere,
} from './environment.ts';

type Is = When<Environment>;
type Ways = More<Environment, ServedRun>;
type Arrange = ArrangeOf<ServedRun>;

export const outputOf = outputsIn(transferPaymentExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = tellings<Environment, ServedRun>();

const isUnpaid = ({ order }: Environment): boolean => order === 'unpaid';
const isWaiting: Is = (environment) => isUnpaid(environment) && environment.proof === 'waiting';
const isUntouched: Is = (environment) => isUnpaid(environment) && environment.proof === 'none';

/** From an unpaid order without a proof, or if it is already so. */
const comingTo = (becomes: Partial<Environment>, isSo: Is, arrange: Arrange) =>
  comesTo({ when: isUntouched, becomes, arrange, isSo });

const proofIs = (proof: keyof typeof proofStands) =>
  comingTo({ proof }, (now) => isUnpaid(now) && now.proof === proof, proofStands[proof]);

const orderIs = (order: keyof typeof orderStands) =>
  comingTo({ order }, (now) => now.order === order, orderStands[order]);

/** The order's status changes during the page's request, whatever was submitted. */
const meanwhile = (order: keyof typeof orderStands, when: Is = isUnpaid): Ways => ({
  when,
  becomes: { order },
  arrange: orderStands[order],
});

const decided = (proof: Environment['proof'], arrange: Arrange): Ways => ({
  when: isWaiting,
  becomes: { proof },
  arrange,
});

/** Whether the page submits the examples' first receipt. The server's file changes exactly when the model's does. */
const isFirst = ({ before }: Asking): boolean => {
  const { entered }: TransferContext = before.context;
  return entered.bank_receipt?.file_id === receiptFile.file_id;
};

const handsIn = (proof: 'waiting' | 'replaced'): Ways => ({
  when: (environment, asking) => isUnpaid(environment) && isFirst(asking) === (proof === 'waiting'),
  becomes: { proof },
});

const standsSo = (proof: Environment['proof']): Ways => ({
  when: (environment) => isUnpaid(environment) && environment.proof === proof,
});

const upload = chooseFile('transfer.pdf');

export const transferPaymentScenarios: ScenarioTable<
  (typeof transferPaymentExamples)['ports'],
  Environment,
  ServedRun
> = {
  readPayment: {
    unpaid: { when: isUntouched },
    'being checked': proofIs('waiting'),
    'handed in by somebody else': proofIs('of another'),
    'the receipt was refused': proofIs('receipt refused'),
    'the payer was refused': proofIs('payer refused'),
    'the account was refused': proofIs('account refused'),
    'refused to somebody else': proofIs('refused to another'),
    paid: orderIs('paid'),
    'paid twice': orderIs('paid twice'),
    'in use, with other money': shownByViews,
    'not paid by phone in time': shownByViews,
    cancelled: orderIs('cancelled'),
    expired: orderIs('expired'),
    'being paid by phone': orderIs('processing'),
    'maybe paid by phone': orderIs('unknown'),
    none: orderIs('gone'),
    ...readFaults,
  },
  uploadReceipt: {
    // A waiting proof with the first receipt is replaced by one with the other.
    uploaded: { when: ({ proof }) => proof !== 'waiting', arrange: upload },
    'another uploaded': {
      when: ({ proof }) => proof === 'waiting',
      arrange: upload,
    },
    'kept as it was': asksNothing,
  },
  submitProof: {
    'handed in': handsIn('waiting'),
    'handed in once more': handsIn('replaced'),
    'paid meanwhile': meanwhile('paid'),
    'being paid by phone': meanwhile('processing', isUntouched),
    'no such order': meanwhile('gone'),
    // A file that was already submitted cannot be lost.
    'the file is gone': {
      when: (environment) =>
        isUnpaid(environment) &&
        !['waiting', 'replaced', 'payer refused', 'account refused'].includes(environment.proof),
      arrange: loseFile,
    },
    'the file is not accepted': 'the page hands in what the upload has accepted',
    ...commandFaults({
      'it was handed in': handsIn('waiting'),
      'it was handed in once more': handsIn('replaced'),
    }),
  },
  lookUp: {
    'handed in': [
      standsSo('waiting'),
      also('before, and not replaced', { when: both(isWaiting, (_environment, asking) => !isFirst(asking)) }),
      afterFailures(isWaiting),
    ],
    'handed in once more': standsSo('replaced'),
    'still unpaid': standsSo('none'),
    'still refused': standsSo('receipt refused'),
    'the payer is still refused': standsSo('payer refused'),
    'the account is still refused': standsSo('account refused'),
    paid: meanwhile('paid'),
    none: meanwhile('gone'),
  },
  watchPayment: {
    'the receipt was refused': decided('receipt refused', refuseReceipt),
    'replaced elsewhere': decided('replaced', replaceElsewhere),
    paid: [meanwhile('paid'), afterNothing(meanwhile('paid'))],
    none: meanwhile('gone'),
  },
};
