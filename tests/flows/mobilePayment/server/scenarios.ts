import { mobilePaymentExamples } from '#machines/flows/mobilePayment/examples.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import { mobilePaymentMinutes } from '#machines/lifecycles/payment.ts';
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
import {
  type Arrange,
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
  type Becomes,
  becomes,
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
  type When,
} from './conditions.ts';
import type { Environment } from './environment.ts';
import type { MobileRun } from './run.ts';

type Examples = (typeof mobilePaymentExamples)['ports'];
type Port = keyof Examples;
type One = Scenario<Environment, MobileRun>;
type More = Partial<One>;
type Payment = Environment['payment'];

const outputOf = outputsIn(mobilePaymentExamples.ports);
const like = (port: Port, name: string, more: More) =>
  answers<Environment, MobileRun>(name, outputOf(port, name), more);

/** It comes to it where nothing has been begun, or it is so already. */
const paymentIs = (name: string, payment: Payment, arrange: Arrange, isSo: When = isUnpaidWith(payment)) =>
  comesTo<Environment, MobileRun>(name, outputOf('readPayment', name), {
    when: isUntouched,
    becomes: becomes({ payment }),
    arrange,
    isSo,
  });

const orderIs = (name: string, order: keyof typeof orderStands, then: Becomes = becomes({ order })) =>
  comesTo<Environment, MobileRun>(name, outputOf('readPayment', name), {
    when: isUntouched,
    becomes: then,
    arrange: orderStands[order],
    isSo: (environment) => environment.order === order,
  });

/** The order comes to stand so meanwhile. */
const meanwhile = (port: Port, name: string, order: keyof typeof orderStands, when: When = isUnpaid) =>
  like(port, name, { when, becomes: becomes({ order }), arrange: orderStands[order] });

/** The order is paid meanwhile, or has been without the page having heard of it. */
const paidMeanwhile = (port: Port, name: string, when: When, arrange: Arrange) =>
  comesTo<Environment, MobileRun>(name, outputOf(port, name), {
    when,
    becomes: becomesPaid,
    arrange,
    isSo: ({ order }) => order === 'paid',
  });

/** The payment has been given up without the page having heard of it. */
const givenUp = (name: string, more: More, output = outputOf('closePayment', 'closed')) =>
  answers<Environment, MobileRun>(name, output, more);
const isReadAsGivenUp = outputOf('readPayment', 'given up');

const newReason = answers<Environment, MobileRun>(
  'refused for a new reason',
  { kind: 'refused', refusal: newRefusal },
  { answer: 'a new reason' },
);

/** It was done, and nobody was told. */
const unheard = (what: string, more: More) => ({
  cut: { ...fails(`cut off on the way, but ${what}`, { kind: 'unreachable' }, 'done, then lost'), ...more },
  silent: { ...fails(`no answer in time, but ${what}`, { kind: 'timeout' }, 'done, then silent'), ...more },
});

const faultsUnless = (...done: readonly ReturnType<typeof unheard>[]) => ({
  ...faultScenarios,
  'cut off on the way': [...faultScenarios['cut off on the way'], ...done.map(({ cut }) => cut)],
  'no answer in time': [...faultScenarios['no answer in time'], ...done.map(({ silent }) => silent)],
});

const opensCode: More = { when: begins('code'), becomes: becomes({ payment: 'own code' }) };
const doubtsCode: More = {
  when: begins('code'),
  becomes: becomes({ payment: 'unknown' }),
  arrange: loseNext('create'),
};
const isPaidUnheard: More = { when: hasWay, becomes: becomesPaid, arrange: pay('pay_unheard') };
const isClosed: More = { when: isOpen, becomes: becomes({ payment: 'given up' }) };
const noSuchPayment: More = { when: isOpenOrOver, becomes: becomes({ payment: 'none' }), arrange: loseRecord };
const refusals = (port: 'checkPayment' | 'closePayment') => ({
  'no such order': meanwhile(port, 'no such order', 'gone'),
  'no such payment': like(port, 'no such payment', noSuchPayment),
  'refused for a new reason': newReason,
});

/** Something happens to a payment that is open elsewhere. */
const happens = (name: string, when: When, payment: Payment, arrange: Arrange) =>
  like('watchPayment', name, { when, becomes: becomes({ payment }), arrange });

/** Whether the page shows a payment as open. */
const showsOpen = ({ before }: Asking): boolean =>
  ['payable', 'pending', 'unknown'].some((state) => before.matches({ watching: state }));

const oneCurrency = 'the sandbox takes the same currencies for both; the suite of the views comes by it';
const setUp = 'a server that runs keeps its providers; a test of the server is set up without any';

/** How each example of each port is brought about against the running server, or why it is not. */
export const mobilePaymentScenarios: ScenarioTable<Examples, Environment, MobileRun> = {
  readPayment: {
    unpaid: like('readPayment', 'unpaid', { when: isUntouched }),
    'only Alipay takes it': oneCurrency,
    'more than can be paid': orderIs('more than can be paid', 'too dear'),
    'another currency': orderIs('another currency', 'in another currency'),
    'no provider is set up': setUp,
    'a code is open': paymentIs('a code is open', 'code', paymentStands['code of WeChat Pay'], hasCode),
    'a code of the sandbox is open': paymentIs('a code of the sandbox is open', 'code', paymentStands.code, hasCode),
    'a wallet can be opened': paymentIs('a wallet can be opened', 'wallet', paymentStands.wallet),
    'being prepared': [
      ...paymentIs('being prepared', 'preparing', paymentStands.preparing),
      ...answers<Environment, MobileRun>('its time is over', outputOf('readPayment', 'being prepared'), {
        when: isUnpaidWith('over'),
      }),
    ],
    'maybe paid': paymentIs('maybe paid', 'unknown', paymentStands.unknown),
    declined: paymentIs('declined', 'declined', paymentStands.declined),
    expired: paymentIs('expired', 'expired', paymentStands.expired),
    'given up': paymentIs('given up', 'given up', paymentStands['given up']),
    paid: orderIs('paid', 'paid', becomesPaid),
    'paid twice': like('readPayment', 'paid twice', {
      when: isUntouched,
      becomes: becomes({ payment: 'paid', order: 'paid twice' }),
      arrange: orderStands['paid twice'],
    }),
    'a proof is being checked': orderIs('a proof is being checked', 'proof'),
    cancelled: orderIs('cancelled', 'cancelled'),
    'the term is over': orderIs('the term is over', 'expired'),
    none: orderIs('none', 'gone'),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  beginPayment: {
    'a code': like('beginPayment', 'a code', opensCode),
    'a wallet': like('beginPayment', 'a wallet', { when: begins('wallet'), becomes: becomes({ payment: 'wallet' }) }),
    'no certain answer': like('beginPayment', 'no certain answer', doubtsCode),
    declined: 'the sandbox opens whatever it is asked for; the tests of the providers come by it',
    'paid meanwhile': meanwhile('beginPayment', 'paid meanwhile', 'paid', isIdle),
    'a proof is being checked': meanwhile('beginPayment', 'a proof is being checked', 'proof', isIdle),
    'no such order': meanwhile('beginPayment', 'no such order', 'gone'),
    'an amount out of range': meanwhile('beginPayment', 'an amount out of range', 'too dear', isIdle),
    'a currency that is not taken': meanwhile(
      'beginPayment',
      'a currency that is not taken',
      'in another currency',
      isIdle,
    ),
    'a provider that is not set up': setUp,
    'refused for a new reason': newReason,
    ...faultsUnless(
      unheard('a code was opened', opensCode),
      unheard('it was begun, and its provider gave no certain answer', doubtsCode),
    ),
  },
  lookUp: {
    'a code is open': [
      ...like('lookUp', 'a code is open', { when: hasCode }),
      ...afterFailures('a code is open', outputOf('lookUp', 'a code is open'), hasCode),
    ],
    'still unpaid': like('lookUp', 'still unpaid', { when: isUntouched }),
    'maybe paid': like('lookUp', 'maybe paid', { when: isUnpaidWith('unknown') }),
    'a proof is being checked': meanwhile('lookUp', 'a proof is being checked', 'proof', isIdle),
    paid: like('lookUp', 'paid', { when: isUnpaid, becomes: becomesPaid, arrange: pay('pay') }),
    none: meanwhile('lookUp', 'none', 'gone'),
  },
  watchPayment: {
    'a code is open': happens('a code is open', isIdle, 'code', beginElsewhere('code')),
    'maybe paid': happens('maybe paid', hasCode, 'unknown', doubtElsewhere),
    declined: [
      ...happens('declined', isOpen, 'declined', atCashier('decline')),
      ...givenUp(
        'given up before',
        { when: (environment, asking) => isGivenUp(environment) && showsOpen(asking) },
        isReadAsGivenUp,
      ),
      ...givenUp('given up elsewhere', { ...isClosed, arrange: giveUpElsewhere }, isReadAsGivenUp),
    ],
    expired: happens('expired', isOpenOrOver, 'expired', expireElsewhere),
    paid: [
      ...paidMeanwhile('watchPayment', 'paid', isUnpaid, pay('pay')),
      {
        outcome: { name: 'paid, and nothing before', output: outputOf('watchPayment', 'paid') },
        answer: 'answered',
        afterNothing: true,
        ...isPaidUnheard,
        arrange: pay('pay'),
      },
    ],
    none: meanwhile('watchPayment', 'none', 'gone'),
  },
  checkPayment: {
    'not paid yet': [
      ...like('checkPayment', 'not paid yet', { when: hasCode }),
      ...answers<Environment, MobileRun>(
        'not paid yet, and there is a code',
        outputOf('checkPayment', 'not paid yet'),
        {
          when: isUnpaidWith('preparing', 'unknown'),
          becomes: becomes({ payment: 'code' }),
        },
      ),
      ...answers<Environment, MobileRun>('not paid yet, in a wallet', outputOf('beginPayment', 'a wallet'), {
        when: isUnpaidWith('wallet'),
      }),
    ],
    'no certain answer': like('checkPayment', 'no certain answer', {
      when: hasCode,
      becomes: becomes({ payment: 'unknown' }),
      arrange: loseNext('query'),
    }),
    declined: [
      ...like('checkPayment', 'declined', {
        when: hasWay,
        becomes: becomes({ payment: 'declined' }),
        arrange: declineUnheard,
      }),
      ...givenUp('given up before', { when: isGivenUp }),
    ],
    expired: like('checkPayment', 'expired', {
      when: isUnpaidWith('own code', 'code', 'wallet', 'over'),
      becomes: becomes({ payment: 'expired' }),
      arrange: passTime,
    }),
    paid: paidMeanwhile('checkPayment', 'paid', isOpenOrOver, pay('pay_unheard')),
    ...refusals('checkPayment'),
    ...faultsUnless(unheard('it was paid', isPaidUnheard)),
  },
  closePayment: {
    closed: [...like('closePayment', 'closed', isClosed), ...givenUp('given up before', { when: isGivenUp })],
    'no certain answer': like('closePayment', 'no certain answer', {
      when: hasCode,
      becomes: becomes({ payment: 'unknown' }),
      arrange: loseNext('close'),
    }),
    'paid meanwhile': paidMeanwhile('closePayment', 'paid meanwhile', isOpenOrOver, pay('pay_unheard')),
    ...refusals('closePayment'),
    ...faultsUnless(unheard('it was closed', isClosed)),
  },
  untilExpiry: {
    'its time is over': like('untilExpiry', 'its time is over', {
      when: hasWay,
      becomes: becomes({ payment: 'over' }),
      arrange: ({ clock }) => clock.passes((mobilePaymentMinutes + 1) * 60_000),
    }),
    'no clock': 'a browser always has a clock',
  },
};
