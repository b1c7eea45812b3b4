import { expect } from 'vitest';
import type { OrderStatus, PaymentStatus } from '#contract/entities/order.ts';
import type { MobilePaymentStatus } from '#contract/entities/payment.ts';
import { mobilePaymentFlow } from '#machines/flows/mobilePayment/flow.ts';
import type { MobileEvent, MobileMachineInput } from '#machines/flows/mobilePayment/types.ts';
import { failureByState } from '../../../flowkit/server/pageExpectation.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import {
  leftToReceipts,
  noClockReason,
  type ServedFlow,
  type ServedState,
} from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { link, subject } from '../../payments/server/order.ts';
import { mobilePayment } from '../index.ts';
import { type Environment, initialEnvironment, paymentChoiceOf, paymentChoices } from './environment.ts';
import { expectAt } from './expected.ts';
import { probesAt } from './probes.ts';
import { type MobileRun, openPhone, price, readEffects } from './run.ts';
import { mobilePaymentScenarios, outputOfExample } from './scenarios.ts';

const events: readonly MobileEvent[] = [
  { type: 'provider.choose', provider: 'alipay' },
  { type: 'provider.choose', provider: 'wechat' },
  { type: 'device.choose', device: 'phone' },
  { type: 'device.choose', device: 'computer' },
  { type: 'payment.begin' },
  { type: 'payment.check' },
  { type: 'payment.close' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

function isEventAllowed({ environment }: ServedState<Environment>, { type }: MobileEvent): boolean {
  if (type === 'payment.begin') return environment.wanted !== null;
  // A run cannot be opened by a link without an order.
  return type !== 'flow.resume' || environment.order !== 'gone';
}

const servedMobilePayment: ServedFlow<Environment, MobileRun, MobileEvent> = {
  tested: mobilePayment,
  flow: mobilePaymentFlow,
  subject,
  input: {
    key: 'key-of-the-draft',
    order_id: subject,
    device: 'computer',
    userInput: null,
  } satisfies MobileMachineInput,
  events,
  scenarios: scenariosIn(mobilePaymentScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: isEventAllowed,
    settled: (_environment, { context }) => ({ wanted: paymentChoiceOf(context) }),
  },
  leftToOthers: {
    'mobilePayment.notFound flow.resume[0] -> mobilePayment.reading':
      'by a link that leads to no order, no run is taken up again',
    'mobilePayment.watching.payable xstate.error.actor.untilExpiry[0] -> mobilePayment.watching.pending': noClockReason,
    ...leftToReceipts('mobilePayment', 'paid'),
  },
  open: openPhone,
  address: `/mall/payment/phone${link}`,
  tells: failureByState(
    ['loadFailed', 'fault'],
    ['watching', 'refusal'],
    ['watching.payable', 'fault, asked again'],
    ['watching.pending', 'fault, asked again'],
    ['watching.unknown', 'fault, asked again'],
  ),
  expectAt,
  probesAt,
  effects: readEffects,
  expectEffects: async (run, { environment }) => {
    const { last, ...others } = await readEffects(run);
    const status = recordedStatus[environment.payment];
    expect(others).toEqual({
      ...expectedOrderColumns(environment),
      open: status === 'open' || status === 'unknown' ? 1 : 0,
      received: received[environment.order],
      other: 'open',
    });
    const isWanted = environment.payment === 'wallet' ? paymentChoices.wallet : paymentChoices.code;
    const by = isProviderKnown(environment.payment)
      ? isWanted
      : { provider: expect.any(String), device: expect.any(String) };
    expect(last).toEqual(status === null ? null : { ...by, status, amount: price.amount });
  },
};

/** Whether the provider of the payment follows from its status. */
const isProviderKnown = (payment: Environment['payment']): boolean =>
  ['own code', 'code', 'wallet', 'preparing', 'unknown'].includes(payment);

const recordedStatus: Readonly<Record<Environment['payment'], MobilePaymentStatus | null>> = {
  none: null,
  'own code': 'open',
  code: 'open',
  wallet: 'open',
  preparing: 'open',
  over: 'open',
  unknown: 'unknown',
  declined: 'failed',
  expired: 'expired',
  'given up': 'closed',
  paid: 'paid',
};

const received: Readonly<Record<Environment['order'], readonly string[]>> = {
  unpaid: [],
  paid: ['matched'],
  'paid twice': ['matched', 'to_refund'],
  cancelled: [],
  expired: [],
  proof: [],
  'too dear': [],
  'in another currency': [],
  gone: [],
};

const undecided: Readonly<Record<Environment['payment'], PaymentStatus>> = {
  none: 'none',
  'own code': 'processing',
  code: 'processing',
  wallet: 'processing',
  preparing: 'processing',
  over: 'processing',
  unknown: 'unknown',
  declined: 'failed',
  expired: 'expired',
  'given up': 'none',
  paid: 'received',
};

/** Expected columns of the order. Expiry follows from `pay_until`, not from a column. */
function expectedOrderColumns({ payment, order }: Environment): { status: OrderStatus; payment_status: PaymentStatus } {
  if (order === 'paid' || order === 'paid twice') return { status: 'paid', payment_status: 'received' };
  return {
    status: order === 'cancelled' ? 'cancelled' : 'unpaid',
    payment_status: order === 'proof' ? 'proof_submitted' : undecided[payment],
  };
}

serverSuite(await openServedWorld(), servedMobilePayment);
