import { mobilePaymentExamples } from '#machines/flows/mobilePayment/examples.ts';
import { mobilePaymentMinutes } from '#machines/lifecycles/payment.ts';
import {
  allOf,
  answerScenario,
  commandFaults,
  type EnvironmentChange,
  leftToViewsReason,
  outputsIn,
  readFaults,
  type ScenarioCondition,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { noClockReason } from '../../../flowkit/server/servedFlow.ts';
import {
  canBePaid,
  hasCode,
  isBeginning,
  isGivenUp,
  isIdle,
  isOpen,
  isOpenOrExpired,
  isUnpaid,
  isUnpaidWith,
  isUntouched,
  payOpenPayment,
} from './conditions.ts';
import type { Environment } from './environment.ts';
import type { MobileRun } from './run.ts';
import {
  actAtCashier,
  beginElsewhere,
  declineUnnoticed,
  deletePayment,
  expireElsewhere,
  expirePayment,
  giveUpElsewhere,
  loseCheckElsewhere,
  loseNext,
  orderSetups,
  pay,
  paymentSetups,
} from './setup.ts';

type Condition = ScenarioCondition<Environment>;
type Options = ScenarioOptions<Environment, MobileRun>;
type PaymentStatusName = Environment['payment'];
type FlowSetup = Options['arrange'];

export const outputOfExample = outputsIn(mobilePaymentExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, MobileRun>();

/** The payment gets the status if none was begun, or already has it. */
const withPayment = (
  payment: PaymentStatusName & keyof typeof paymentSetups,
  isSo: Condition = isUnpaidWith(payment),
  arrange = paymentSetups[payment],
) => comesTo({ when: isUntouched, becomes: { payment }, arrange, isSo });

const withOrder = (order: keyof typeof orderSetups, becomes: EnvironmentChange<Environment> = { order }) =>
  comesTo({ when: isUntouched, becomes, arrange: orderSetups[order], isSo: (now) => now.order === order });

const concurrentChange = (order: keyof typeof orderSetups, when: Condition = isUnpaid): Options => ({
  when,
  becomes: { order },
  arrange: orderSetups[order],
});

/** The order is paid during the page's request, or was paid before without the page knowing. */
const paidConcurrently = (when: Condition, action: Parameters<typeof pay>[0]) =>
  comesTo({ when, becomes: payOpenPayment, arrange: pay(action), isSo: ({ order }) => order === 'paid' });

/** The payment was given up without the page knowing. */
const alreadyGivenUp = answerScenario<Environment, MobileRun>(
  'given up before',
  outputOfExample('closePayment', 'closed'),
  {
    when: isGivenUp,
  },
);
const givenUpOutput = outputOfExample('readPayment', 'given up');

const opensCode: Options = { when: isBeginning('code'), becomes: { payment: 'own code' } };
const beginsWithLostAnswer: Options = {
  when: isBeginning('code'),
  becomes: { payment: 'unknown' },
  arrange: loseNext('create'),
};
const paysUnnoticed: Options = { when: canBePaid, becomes: payOpenPayment, arrange: pay('pay_unheard') };
const closesPayment: Options = { when: isOpen, becomes: { payment: 'given up' } };
const noSuchPayment: Options = { when: isOpenOrExpired, becomes: { payment: 'none' }, arrange: deletePayment };
const missingRecordScenarios = { 'no such order': concurrentChange('gone'), 'no such payment': noSuchPayment };

const paymentChanges = (when: Condition, payment: PaymentStatusName, arrange?: FlowSetup): Options => ({
  when,
  becomes: { payment },
  ...(arrange !== undefined && { arrange }),
});

const isOpenShown: Condition = (_environment, { before }) =>
  ['payable', 'pending', 'unknown'].some((state) => before.matches({ watching: state }));

const oneCurrencyReason = 'the sandbox takes the same currencies for both; the suite of the views comes by it';
const providersSetUpReason = 'a server that runs keeps its providers; a test of the server is set up without any';

export const mobilePaymentScenarios: ScenarioTable<(typeof mobilePaymentExamples)['ports'], Environment, MobileRun> = {
  readPayment: {
    unpaid: { when: isUntouched },
    'only Alipay takes it': oneCurrencyReason,
    'more than can be paid': withOrder('too dear'),
    'another currency': withOrder('in another currency'),
    'no provider is set up': providersSetUpReason,
    'a code is open': withPayment('code', hasCode, paymentSetups['code of WeChat Pay']),
    'a code of the sandbox is open': withPayment('code', hasCode),
    'a wallet can be opened': withPayment('wallet'),
    'being prepared': [withPayment('preparing'), also('or its time is over', { when: isUnpaidWith('over') })],
    'maybe paid': withPayment('unknown'),
    declined: withPayment('declined'),
    expired: withPayment('expired'),
    'given up': withPayment('given up'),
    paid: withOrder('paid', payOpenPayment),
    'paid twice': {
      when: isUntouched,
      becomes: { payment: 'paid', order: 'paid twice' },
      arrange: orderSetups['paid twice'],
    },
    'in use, with other money': leftToViewsReason,
    'a proof is being checked': withOrder('proof'),
    cancelled: withOrder('cancelled'),
    'the term is over': withOrder('expired'),
    none: withOrder('gone'),
    ...readFaults,
  },
  beginPayment: {
    'a code': opensCode,
    'a wallet': paymentChanges(isBeginning('wallet'), 'wallet'),
    'no certain answer': beginsWithLostAnswer,
    declined: 'the sandbox opens whatever it is asked for; the tests of the providers come by it',
    'paid meanwhile': concurrentChange('paid', isIdle),
    'a proof is being checked': concurrentChange('proof', isIdle),
    'no such order': concurrentChange('gone'),
    'an amount out of range': concurrentChange('too dear', isIdle),
    'a currency that is not taken': concurrentChange('in another currency', isIdle),
    'a provider that is not set up': providersSetUpReason,
    ...commandFaults({
      'a code was opened': opensCode,
      'it was begun, and its provider gave no certain answer': beginsWithLostAnswer,
    }),
  },
  checkOutcome: {
    'a code is open': [{ when: hasCode }, afterFailures(hasCode)],
    'still unpaid': { when: isUntouched },
    'maybe paid': { when: isUnpaidWith('unknown') },
    'a proof is being checked': concurrentChange('proof', isIdle),
    paid: { when: isUnpaid, becomes: payOpenPayment, arrange: pay('pay') },
    none: concurrentChange('gone'),
  },
  watchPayment: {
    'a code is open': paymentChanges(isIdle, 'code', beginElsewhere('code')),
    'maybe paid': paymentChanges(hasCode, 'unknown', loseCheckElsewhere),
    declined: [
      paymentChanges(isOpen, 'declined', actAtCashier('decline')),
      answerScenario('given up before', givenUpOutput, { when: allOf(isGivenUp, isOpenShown) }),
      answerScenario('given up elsewhere', givenUpOutput, { ...closesPayment, arrange: giveUpElsewhere }),
    ],
    expired: paymentChanges(isOpenOrExpired, 'expired', expireElsewhere),
    paid: [paidConcurrently(isUnpaid, 'pay'), afterNothing({ ...paysUnnoticed, arrange: pay('pay') })],
    none: concurrentChange('gone'),
  },
  checkPayment: {
    'not paid yet': [
      { when: hasCode },
      also('and there is a code', paymentChanges(isUnpaidWith('preparing', 'unknown'), 'code')),
      answerScenario('not paid yet, in a wallet', outputOfExample('beginPayment', 'a wallet'), {
        when: isUnpaidWith('wallet'),
      }),
    ],
    'no certain answer': paymentChanges(hasCode, 'unknown', loseNext('query')),
    declined: [paymentChanges(canBePaid, 'declined', declineUnnoticed), alreadyGivenUp],
    expired: paymentChanges(isUnpaidWith('own code', 'code', 'wallet', 'over'), 'expired', expirePayment),
    paid: paidConcurrently(isOpenOrExpired, 'pay_unheard'),
    ...missingRecordScenarios,
    ...commandFaults({ 'it was paid': paysUnnoticed }),
  },
  closePayment: {
    closed: [closesPayment, alreadyGivenUp],
    'no certain answer': paymentChanges(hasCode, 'unknown', loseNext('close')),
    'paid meanwhile': paidConcurrently(isOpenOrExpired, 'pay_unheard'),
    ...missingRecordScenarios,
    ...commandFaults({ 'it was closed': closesPayment }),
  },
  untilExpiry: {
    'its time is over': paymentChanges(canBePaid, 'over', ({ clock }) =>
      clock.passes((mobilePaymentMinutes + 1) * 60_000),
    ),
    'no clock': noClockReason,
  },
};
