import { receipt, transferPaymentExamples } from '#machines/flows/transferPayment/examples.ts';
import type { TransferContext } from '#machines/flows/transferPayment/types.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import type { Answer } from '../../../flowkit/server/requestGate.ts';
import {
  type Asking,
  afterFailures,
  answers,
  comesTo,
  fails,
  faultScenarios,
  newRefusalScenarios,
  outputsIn,
  type Scenario,
  type ScenarioTable,
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

type Examples = (typeof transferPaymentExamples)['ports'];
type More = Partial<Scenario<Environment, ServedRun>>;

const outputOf = outputsIn(transferPaymentExamples.ports);

const like = (port: keyof Examples, name: string, more: More) => answers(name, outputOf(port, name), more);

const isUnpaid = ({ order }: Environment): boolean => order === 'unpaid';
const isWaiting: When = (environment) => isUnpaid(environment) && environment.proof === 'waiting';
const isUntouched = (environment: Environment): boolean => isUnpaid(environment) && environment.proof === 'none';

type Scenarios = readonly Scenario<Environment, ServedRun>[];

type When = (environment: Environment) => boolean;
type Arrange = (run: ServedRun) => Promise<void>;

/** It comes to it where the order is unpaid and nothing has been handed in, or it is so already. */
const comingTo = (port: keyof Examples, name: string, change: Partial<Environment>, isSo: When, arrange: Arrange) =>
  comesTo<Environment, ServedRun>(name, outputOf(port, name), {
    when: isUntouched,
    becomes: (environment) => ({ ...environment, ...change }),
    arrange,
    isSo,
  });

const proofIs = (port: keyof Examples, name: string, proof: keyof typeof proofStands): Scenarios =>
  comingTo(port, name, { proof }, (now) => isUnpaid(now) && now.proof === proof, proofStands[proof]);

const orderIs = (port: keyof Examples, name: string, order: keyof typeof orderStands): Scenarios =>
  comingTo(port, name, { order }, (now) => now.order === order, orderStands[order]);

/** Whatever was handed in, the order comes to stand so meanwhile. */
const becomes = (order: keyof typeof orderStands): More => ({
  when: isUnpaid,
  becomes: (environment) => ({ ...environment, order }),
  arrange: orderStands[order],
});

const meanwhile = (port: keyof Examples, name: string, order: keyof typeof orderStands): Scenarios =>
  like(port, name, becomes(order));

/** A proof that waits comes to stand otherwise. */
const decided = (name: string, proof: Environment['proof'], arrange: Arrange): Scenarios =>
  like('watchPayment', name, {
    when: isWaiting,
    becomes: (environment) => ({ ...environment, proof }),
    arrange,
  });

/** Which receipt of the examples is handed in: a file is the same on both sides, or on neither. */
const isFirst = ({ before }: Asking): boolean => {
  const { entered }: TransferContext = before.context;
  return entered.bank_receipt?.file_id === receipt.file_id;
};

/** What waits afterwards is what was entered. */
const handsIn = (proof: 'waiting' | 'replaced'): More => ({
  when: (environment, asking) => isUnpaid(environment) && isFirst(asking) === (proof === 'waiting'),
  becomes: () => ({ proof, order: 'unpaid' }),
});

/** It was handed in, and nobody was told. */
const unheard = (name: string, kind: 'unreachable' | 'timeout', answer: Answer): Scenarios => [
  { ...fails(`${name}, but it was handed in`, { kind }, answer), ...handsIn('waiting') },
  { ...fails(`${name}, but it was handed in once more`, { kind }, answer), ...handsIn('replaced') },
];

const standsSo = (name: string, proof: Environment['proof']): Scenarios =>
  like('lookUp', name, { when: (environment) => isUnpaid(environment) && environment.proof === proof });

/** A receipt of the bank is chosen on the page, and is uploaded. */
const upload: Arrange = async ({ page, reader: { say } }) => {
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: new RegExp(`${say('Choose a file')}|${say('Choose another file')}`) }).click();
  const buffer = Buffer.from('%PDF-1.7\nthe receipt of a bank');
  await (await opened).setFiles({ name: 'transfer.pdf', mimeType: 'application/pdf', buffer });
};

/** How each example of each port is brought about against the running server, or why it is not. */
export const transferPaymentScenarios: ScenarioTable<Examples, Environment, ServedRun> = {
  readPayment: {
    unpaid: like('readPayment', 'unpaid', { when: isUntouched }),
    'being checked': proofIs('readPayment', 'being checked', 'waiting'),
    'handed in by somebody else': proofIs('readPayment', 'handed in by somebody else', 'of another'),
    'the receipt was refused': proofIs('readPayment', 'the receipt was refused', 'receipt refused'),
    'the payer was refused': proofIs('readPayment', 'the payer was refused', 'payer refused'),
    'refused to somebody else': proofIs('readPayment', 'refused to somebody else', 'refused to another'),
    paid: orderIs('readPayment', 'paid', 'paid'),
    'paid twice': orderIs('readPayment', 'paid twice', 'paid twice'),
    cancelled: orderIs('readPayment', 'cancelled', 'cancelled'),
    expired: orderIs('readPayment', 'expired', 'expired'),
    'being paid by phone': orderIs('readPayment', 'being paid by phone', 'processing'),
    'maybe paid by phone': orderIs('readPayment', 'maybe paid by phone', 'unknown'),
    none: orderIs('readPayment', 'none', 'gone'),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  uploadReceipt: {
    // What waits with the first receipt is replaced by one with the other.
    uploaded: like('uploadReceipt', 'uploaded', { when: ({ proof }) => proof !== 'waiting', arrange: upload }),
    'another uploaded': like('uploadReceipt', 'another uploaded', {
      when: ({ proof }) => proof === 'waiting',
      arrange: upload,
    }),
    'kept as it was': 'no request is made; the suite of the views comes by it',
  },
  submitProof: {
    'handed in': like('submitProof', 'handed in', handsIn('waiting')),
    'handed in once more': like('submitProof', 'handed in once more', handsIn('replaced')),
    'paid meanwhile': meanwhile('submitProof', 'paid meanwhile', 'paid'),
    'being paid by phone': like('submitProof', 'being paid by phone', {
      when: isUntouched,
      becomes: (environment) => ({ ...environment, order: 'processing' }),
      arrange: orderStands.processing,
    }),
    'no such order': meanwhile('submitProof', 'no such order', 'gone'),
    // One that was handed in before cannot be lost.
    'the file is gone': like('submitProof', 'the file is gone', {
      when: (environment) =>
        isUnpaid(environment) && !['waiting', 'replaced', 'payer refused'].includes(environment.proof),
      arrange: loseFile,
    }),
    'the file is not accepted': 'the page hands in what the upload has accepted',
    'refused for a new reason': answers(
      'refused for a new reason',
      { kind: 'refused', refusal: newRefusal },
      { answer: 'a new reason' },
    ),
    ...faultScenarios,
    'cut off on the way': [
      ...faultScenarios['cut off on the way'],
      ...unheard('cut off on the way', 'unreachable', 'done, then lost'),
    ],
    'no answer in time': [
      ...faultScenarios['no answer in time'],
      ...unheard('no answer in time', 'timeout', 'done, then silent'),
    ],
  },
  lookUp: {
    'handed in': [
      ...standsSo('handed in', 'waiting'),
      ...answers<Environment, ServedRun>('handed in before, and not replaced', outputOf('lookUp', 'handed in'), {
        when: (environment, asking) => isWaiting(environment) && !isFirst(asking),
      }),
      ...afterFailures('handed in', outputOf('lookUp', 'handed in'), isWaiting),
    ],
    'handed in once more': standsSo('handed in once more', 'replaced'),
    'still unpaid': standsSo('still unpaid', 'none'),
    'still refused': standsSo('still refused', 'receipt refused'),
    'the payer is still refused': standsSo('the payer is still refused', 'payer refused'),
    paid: meanwhile('lookUp', 'paid', 'paid'),
    none: meanwhile('lookUp', 'none', 'gone'),
  },
  watchPayment: {
    'the receipt was refused': decided('the receipt was refused', 'receipt refused', refuseReceipt),
    'replaced elsewhere': decided('replaced elsewhere', 'replaced', replaceElsewhere),
    paid: [
      ...meanwhile('watchPayment', 'paid', 'paid'),
      {
        outcome: { name: 'paid, and nothing before', output: outputOf('watchPayment', 'paid') },
        answer: 'answered',
        afterNothing: true,
        ...becomes('paid'),
      },
    ],
    none: meanwhile('watchPayment', 'none', 'gone'),
  },
};
