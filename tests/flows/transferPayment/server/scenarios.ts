import { receiptFile, transferPaymentExamples } from '#machines/flows/transferPayment/examples.ts';
import type { TransferContext } from '#machines/flows/transferPayment/types.ts';
import {
  allOf,
  commandFaults,
  leftToViewsReason,
  noRequestReason,
  outputsIn,
  type PortRequestContext,
  readFaults,
  type ScenarioCondition,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { type Setup as ArrangeOf, chooseFile } from '../../../flowkit/server/setup.ts';
import {
  type Environment,
  expireFile,
  orderSetups,
  proofSetups,
  refuseReceipt,
  replaceElsewhere,
} from './environment.ts';

type Condition = ScenarioCondition<Environment>;
type Options = ScenarioOptions<Environment, ServedRun>;
type FlowSetup = ArrangeOf<ServedRun>;

export const outputOfExample = outputsIn(transferPaymentExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, ServedRun>();

const isUnpaid = ({ order }: Environment): boolean => order === 'unpaid';
const isWaiting: Condition = (environment) => isUnpaid(environment) && environment.proof === 'waiting';
const isUntouched: Condition = (environment) => isUnpaid(environment) && environment.proof === 'none';

/** From an unpaid order without a proof, or if it is already so. */
const withChange = (becomes: Partial<Environment>, isSo: Condition, arrange: FlowSetup) =>
  comesTo({ when: isUntouched, becomes, arrange, isSo });

const withProof = (proof: keyof typeof proofSetups) =>
  withChange({ proof }, (now) => isUnpaid(now) && now.proof === proof, proofSetups[proof]);

const withOrder = (order: keyof typeof orderSetups) =>
  withChange({ order }, (now) => now.order === order, orderSetups[order]);

/** The order's status changes during the page's request, whatever was submitted. */
const concurrentChange = (order: keyof typeof orderSetups, when: Condition = isUnpaid): Options => ({
  when,
  becomes: { order },
  arrange: orderSetups[order],
});

const decidesProof = (proof: Environment['proof'], arrange: FlowSetup): Options => ({
  when: isWaiting,
  becomes: { proof },
  arrange,
});

/** Whether the page submits the examples' first receipt. The server's file changes exactly when the model's does. */
const isFirst = ({ before }: PortRequestContext): boolean => {
  const { entered }: TransferContext = before.context;
  return entered.bank_receipt?.file_id === receiptFile.file_id;
};

const submitsProof = (proof: 'waiting' | 'replaced'): Options => ({
  when: (environment, asking) => isUnpaid(environment) && isFirst(asking) === (proof === 'waiting'),
  becomes: { proof },
});

const ifProofIs = (proof: Environment['proof']): Options => ({
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
    'being checked': withProof('waiting'),
    'handed in by somebody else': withProof('of another'),
    'the receipt was refused': withProof('receipt refused'),
    'the payer was refused': withProof('payer refused'),
    'the account was refused': withProof('account refused'),
    'refused to somebody else': withProof('refused to another'),
    paid: withOrder('paid'),
    'paid twice': withOrder('paid twice'),
    'in use, with other money': leftToViewsReason,
    'not paid by phone in time': leftToViewsReason,
    cancelled: withOrder('cancelled'),
    expired: withOrder('expired'),
    'being paid by phone': withOrder('processing'),
    'maybe paid by phone': withOrder('unknown'),
    none: withOrder('gone'),
    ...readFaults,
  },
  uploadReceipt: {
    // A waiting proof with the first receipt is replaced by one with the other.
    uploaded: { when: ({ proof }) => proof !== 'waiting', arrange: upload },
    'another uploaded': {
      when: ({ proof }) => proof === 'waiting',
      arrange: upload,
    },
    'kept as it was': noRequestReason,
  },
  submitProof: {
    'handed in': submitsProof('waiting'),
    'handed in once more': submitsProof('replaced'),
    'paid meanwhile': concurrentChange('paid'),
    'being paid by phone': concurrentChange('processing', isUntouched),
    'no such order': concurrentChange('gone'),
    // A file that was already submitted cannot be lost.
    'the file is gone': {
      when: (environment) =>
        isUnpaid(environment) &&
        !['waiting', 'replaced', 'payer refused', 'account refused'].includes(environment.proof),
      arrange: expireFile,
    },
    'the file is not accepted': 'the page hands in what the upload has accepted',
    ...commandFaults({
      'it was handed in': submitsProof('waiting'),
      'it was handed in once more': submitsProof('replaced'),
    }),
  },
  checkOutcome: {
    'handed in': [
      ifProofIs('waiting'),
      also('before, and not replaced', { when: allOf(isWaiting, (_environment, asking) => !isFirst(asking)) }),
      afterFailures(isWaiting),
    ],
    'handed in once more': ifProofIs('replaced'),
    'still unpaid': ifProofIs('none'),
    'still refused': ifProofIs('receipt refused'),
    'the payer is still refused': ifProofIs('payer refused'),
    'the account is still refused': ifProofIs('account refused'),
    paid: concurrentChange('paid'),
    none: concurrentChange('gone'),
  },
  watchPayment: {
    'the receipt was refused': decidesProof('receipt refused', refuseReceipt),
    'replaced elsewhere': decidesProof('replaced', replaceElsewhere),
    paid: [concurrentChange('paid'), afterNothing(concurrentChange('paid'))],
    none: concurrentChange('gone'),
  },
};
