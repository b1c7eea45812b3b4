import { expect } from 'vitest';
import { orderSetTransfer } from '#contract/calls/payment.ts';
import type { ErrorName } from '#contract/responseCodes.ts';
import { transferPaymentFlow } from '#machines/flows/transferPayment/flow.ts';
import { editableParts } from '#machines/flows/transferPayment/reasons.ts';
import { type TransferContext, type TransferEvent, transferUserInput } from '#machines/flows/transferPayment/types.ts';
import { failureByState } from '../../../flowkit/server/pageExpectation.ts';
import { newKey, type Probe, probe } from '../../../flowkit/server/probe.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import {
  leftToForms,
  leftToReceipts,
  matchesAny,
  type ServedFlow,
  type ServedState,
} from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { link, subject, token } from '../../payments/server/order.ts';
import { transferPayment } from '../index.ts';
import {
  type Environment,
  foreignFile,
  initialEnvironment,
  openPayment,
  readEffects,
  typedProof,
} from './environment.ts';
import { outputOfExample, transferPaymentScenarios } from './scenarios.ts';

const events: readonly TransferEvent[] = [
  { type: 'proof.enter', typed: typedProof },
  { type: 'proof.submit', understood: true },
  { type: 'proof.submit', understood: false },
  { type: 'receipt.replace' },
  { type: 'receipt.remove' },
  { type: 'proof.replace' },
  { type: 'proof.keep' },
  { type: 'payment.check' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

function isTyped({ payment, entered }: TransferContext): boolean {
  return editableParts({ payment }).every((part) => part === 'bank_receipt' || entered[part] !== '');
}

function isEventAllowed({ snapshot, environment }: ServedState<Environment>, event: TransferEvent): boolean {
  const { context } = snapshot;
  switch (event.type) {
    case 'proof.submit':
      return event.understood === isTyped(context);
    case 'flow.resume':
      // A run cannot be opened by a link without an order.
      return environment.order !== 'gone';
    default:
      return true;
  }
}

/** The server generates file ids: compare whether there is a file. */
const toComparable = (entered: unknown): unknown => {
  const { data } = transferUserInput.safeParse(entered);
  return data && { ...data, bank_receipt: data.bank_receipt !== null };
};

const servedTransferPayment: ServedFlow<Environment, ServedRun, TransferEvent> = {
  tested: transferPayment,
  flow: transferPaymentFlow,
  subject,
  input: { key: 'key-of-the-draft', order_id: subject, userInput: null },
  events,
  scenarios: scenariosIn(transferPaymentScenarios, outputOfExample),
  environment: { initial: initialEnvironment, allows: isEventAllowed },
  leftToOthers: {
    ...leftToForms('transferPayment.filling'),
    'transferPayment.notFound flow.resume[0] -> transferPayment.reading':
      'by a link that leads to no order, no run is taken up again',
    ...leftToReceipts('transferPayment', 'paid'),
  },
  open: openPayment,
  address: `/mall/payment${link}`,
  comparable: toComparable,
  tells: failureByState(['loadFailed', 'fault'], ['filling', 'refusal']),
  expectAt: async ({ page }, { snapshot, environment }, label) => {
    if (snapshot.matches({ watching: 'closed' })) await page.getByText(closedTexts[environment.order]).waitFor();
    if (snapshot.matches('paid') && environment.order === 'paid twice')
      await page.getByText('We’ll refund it').waitFor();
    if (snapshot.matches({ watching: 'submitted' })) {
      const heading = page.getByRole('heading', { name: 'Submitted details' });
      await expect
        .poll(() => heading.isVisible(), { message: `${label}: what was handed in` })
        .toBe(environment.proof !== 'of another');
    }
  },
  probesAt,
  effects: readEffects,
  expectEffects: async (run, { environment: { order, proof } }) => {
    expect(await readEffects(run)).toEqual({
      ...expectedOrderColumns(order, proof),
      waiting: order !== 'paid' && order !== 'paid twice' && isWaiting(proof) ? typedProof : null,
      matched: order === 'paid' || order === 'paid twice' ? 1 : 0,
    });
  },
};

const isWaiting = (proof: Environment['proof']): boolean =>
  proof === 'waiting' || proof === 'replaced' || proof === 'of another';

const closedTexts: Readonly<Record<Environment['order'], string>> = {
  unpaid: '',
  paid: '',
  'paid twice': '',
  gone: '',
  cancelled: 'This order was cancelled.',
  expired: 'The payment deadline for this order has passed.',
  processing: 'A mobile payment is in progress for this order.',
  unknown: 'We’re checking a mobile payment that may have gone through.',
};

/** Expected columns of the order. Expiry follows from `pay_until`, not from a column. */
function expectedOrderColumns(order: Environment['order'], proof: Environment['proof']) {
  const undecided = isWaiting(proof) ? 'proof_submitted' : 'failed';
  const payment_status = proof === 'none' ? 'none' : undecided;
  const by = {
    unpaid: { status: 'unpaid', payment_status },
    gone: { status: 'unpaid', payment_status },
    expired: { status: 'unpaid', payment_status },
    paid: { status: 'paid', payment_status: 'received' },
    'paid twice': { status: 'paid', payment_status: 'received' },
    cancelled: { status: 'cancelled', payment_status },
    processing: { status: 'unpaid', payment_status: 'processing' },
    unknown: { status: 'unpaid', payment_status: 'unknown' },
  } as const satisfies Record<Environment['order'], object>;
  return by[order];
}

const sendProbe = (name: string, code: ErrorName, by: { token: string }): Probe<ServedRun> =>
  probe(name, code, ({ api }) => {
    const body = { order_id: subject, ...typedProof, bank_receipt: foreignFile, ...by };
    return api.call(orderSetTransfer, { body, key: newKey() });
  });

const isProbed = matchesAny('watching', 'paid', 'notFound', { filling: 'given' });

function probesAt({ snapshot, environment: { order } }: ServedState<Environment>): readonly Probe<ServedRun>[] {
  // Only while the page waits for nothing, which does not affect these answers: a network may submit only so often.
  if (!isProbed(snapshot)) return [];
  if (order === 'gone') return [sendProbe('by a link that leads to no order any more', 'order_not_found', { token })];
  const refused = {
    unpaid: 'file_unknown',
    paid: 'order_state_refuses',
    'paid twice': 'order_state_refuses',
    cancelled: 'order_state_refuses',
    expired: 'order_state_refuses',
    processing: 'payment_unsettled',
    unknown: 'payment_unsettled',
  } as const satisfies Record<Exclude<Environment['order'], 'gone'>, ErrorName>;
  return [
    sendProbe('without the token of the link', 'order_not_found', { token: 'A'.repeat(22) }),
    sendProbe('the receipt of somebody else, or what cannot be handed in', refused[order], { token }),
  ];
}

serverSuite(await openServedWorld(), servedTransferPayment);
