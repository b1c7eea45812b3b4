import { mobilePaymentExamples } from '#machines/flows/mobilePayment/examples.ts';
import { mobilePaymentMinutes } from '#machines/lifecycles/payment.ts';
import {
  answers,
  both,
  type Change,
  commandFaults,
  type More,
  outputsIn,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
  type When,
} from '../../../flowkit/server/scenario.ts';
import { noClock } from '../../../flowkit/server/servedFlow.ts';
import {
  atCashier,
  beginElsewhere,
  declineUnheard,
  doubtElsewhere,
  expireElsewhere,
  giveUpElsewhere,
  loseNext,
  loseRecord,
  orderStands,
  passTime,
  pay,
  paymentStands,
} from './arrange.ts';
import {
  becomesPaid,
  begins,
  hasCode,
  hasWay,
  isGivenUp,
  isIdle,
  isOpen,
  isOpenOrOver,
  isUnpaid,
  isUnpaidWith,
  isUntouched,
} from './conditions.ts';
import type { Environment } from './environment.ts';
import type { MobileRun } from './run.ts';

type Is = When<Environment>;
type Ways = More<Environment, MobileRun>;
type Payment = Environment['payment'];
type Arrange = Ways['arrange'];

export const outputOf = outputsIn(mobilePaymentExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = tellings<Environment, MobileRun>();

/** The payment gets the status if none was begun, or already has it. */
const paymentIs = (
  payment: Payment & keyof typeof paymentStands,
  isSo: Is = isUnpaidWith(payment),
  arrange = paymentStands[payment],
) => comesTo({ when: isUntouched, becomes: { payment }, arrange, isSo });

const orderIs = (order: keyof typeof orderStands, becomes: Change<Environment> = { order }) =>
  comesTo({ when: isUntouched, becomes, arrange: orderStands[order], isSo: (now) => now.order === order });

const meanwhile = (order: keyof typeof orderStands, when: Is = isUnpaid): Ways => ({
  when,
  becomes: { order },
  arrange: orderStands[order],
});

/** The order is paid during the page's request, or was paid before without the page knowing. */
const paidMeanwhile = (when: Is, action: Parameters<typeof pay>[0]) =>
  comesTo({ when, becomes: becomesPaid, arrange: pay(action), isSo: ({ order }) => order === 'paid' });

/** The payment was given up without the page knowing. */
const givenUpBefore = answers<Environment, MobileRun>('given up before', outputOf('closePayment', 'closed'), {
  when: isGivenUp,
});
const isReadAsGivenUp = outputOf('readPayment', 'given up');

const opensCode: Ways = { when: begins('code'), becomes: { payment: 'own code' } };
const doubtsCode: Ways = { when: begins('code'), becomes: { payment: 'unknown' }, arrange: loseNext('create') };
const isPaidUnheard: Ways = { when: hasWay, becomes: becomesPaid, arrange: pay('pay_unheard') };
const isClosed: Ways = { when: isOpen, becomes: { payment: 'given up' } };
const noSuchPayment: Ways = { when: isOpenOrOver, becomes: { payment: 'none' }, arrange: loseRecord };
const refusals = { 'no such order': meanwhile('gone'), 'no such payment': noSuchPayment };

const happens = (when: Is, payment: Payment, arrange?: Arrange): Ways => ({
  when,
  becomes: { payment },
  ...(arrange !== undefined && { arrange }),
});

const showsOpen: Is = (_environment, { before }) =>
  ['payable', 'pending', 'unknown'].some((state) => before.matches({ watching: state }));

const oneCurrency = 'the sandbox takes the same currencies for both; the suite of the views comes by it';
const setUp = 'a server that runs keeps its providers; a test of the server is set up without any';

export const mobilePaymentScenarios: ScenarioTable<(typeof mobilePaymentExamples)['ports'], Environment, MobileRun> = {
  readPayment: {
    unpaid: { when: isUntouched },
    'only Alipay takes it': oneCurrency,
    'more than can be paid': orderIs('too dear'),
    'another currency': orderIs('in another currency'),
    'no provider is set up': setUp,
    'a code is open': paymentIs('code', hasCode, paymentStands['code of WeChat Pay']),
    'a code of the sandbox is open': paymentIs('code', hasCode),
    'a wallet can be opened': paymentIs('wallet'),
    'being prepared': [paymentIs('preparing'), also('or its time is over', { when: isUnpaidWith('over') })],
    'maybe paid': paymentIs('unknown'),
    declined: paymentIs('declined'),
    expired: paymentIs('expired'),
    'given up': paymentIs('given up'),
    paid: orderIs('paid', becomesPaid),
    'paid twice': {
      when: isUntouched,
      becomes: { payment: 'paid', order: 'paid twice' },
      arrange: orderStands['paid twice'],
    },
    'in use, with other money': shownByViews,
    'a proof is being checked': orderIs('proof'),
    cancelled: orderIs('cancelled'),
    'the term is over': orderIs('expired'),
    none: orderIs('gone'),
    ...readFaults,
  },
  beginPayment: {
    'a code': opensCode,
    'a wallet': happens(begins('wallet'), 'wallet'),
    'no certain answer': doubtsCode,
    declined: 'the sandbox opens whatever it is asked for; the tests of the providers come by it',
    'paid meanwhile': meanwhile('paid', isIdle),
    'a proof is being checked': meanwhile('proof', isIdle),
    'no such order': meanwhile('gone'),
    'an amount out of range': meanwhile('too dear', isIdle),
    'a currency that is not taken': meanwhile('in another currency', isIdle),
    'a provider that is not set up': setUp,
    ...commandFaults({
      'a code was opened': opensCode,
      'it was begun, and its provider gave no certain answer': doubtsCode,
    }),
  },
  lookUp: {
    'a code is open': [{ when: hasCode }, afterFailures(hasCode)],
    'still unpaid': { when: isUntouched },
    'maybe paid': { when: isUnpaidWith('unknown') },
    'a proof is being checked': meanwhile('proof', isIdle),
    paid: { when: isUnpaid, becomes: becomesPaid, arrange: pay('pay') },
    none: meanwhile('gone'),
  },
  watchPayment: {
    'a code is open': happens(isIdle, 'code', beginElsewhere('code')),
    'maybe paid': happens(hasCode, 'unknown', doubtElsewhere),
    declined: [
      happens(isOpen, 'declined', atCashier('decline')),
      answers('given up before', isReadAsGivenUp, { when: both(isGivenUp, showsOpen) }),
      answers('given up elsewhere', isReadAsGivenUp, { ...isClosed, arrange: giveUpElsewhere }),
    ],
    expired: happens(isOpenOrOver, 'expired', expireElsewhere),
    paid: [paidMeanwhile(isUnpaid, 'pay'), afterNothing({ ...isPaidUnheard, arrange: pay('pay') })],
    none: meanwhile('gone'),
  },
  checkPayment: {
    'not paid yet': [
      { when: hasCode },
      also('and there is a code', happens(isUnpaidWith('preparing', 'unknown'), 'code')),
      answers('not paid yet, in a wallet', outputOf('beginPayment', 'a wallet'), { when: isUnpaidWith('wallet') }),
    ],
    'no certain answer': happens(hasCode, 'unknown', loseNext('query')),
    declined: [happens(hasWay, 'declined', declineUnheard), givenUpBefore],
    expired: happens(isUnpaidWith('own code', 'code', 'wallet', 'over'), 'expired', passTime),
    paid: paidMeanwhile(isOpenOrOver, 'pay_unheard'),
    ...refusals,
    ...commandFaults({ 'it was paid': isPaidUnheard }),
  },
  closePayment: {
    closed: [isClosed, givenUpBefore],
    'no certain answer': happens(hasCode, 'unknown', loseNext('close')),
    'paid meanwhile': paidMeanwhile(isOpenOrOver, 'pay_unheard'),
    ...refusals,
    ...commandFaults({ 'it was closed': isClosed }),
  },
  untilExpiry: {
    'its time is over': happens(hasWay, 'over', ({ clock }) => clock.passes((mobilePaymentMinutes + 1) * 60_000)),
    'no clock': noClock,
  },
};
