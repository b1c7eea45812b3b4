import { z } from 'zod/mini';
import { activationExamples } from '#machines/flows/activation/examples.ts';
import { signingLinkMinutes } from '#machines/lifecycles/signing.ts';
import { passTimeWithoutChange } from '../../../flowkit/server/polling.ts';
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
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { demote } from '../../../flowkit/server/setup.ts';
import {
  chooses,
  isAdministratorColleague,
  isAdministratorMember,
  isPaid,
  isReady,
  isSigningShown,
  isToBeSigned,
  isUnsigned,
  setStatus,
  statusIs,
} from './conditions.ts';
import type { Environment, Status } from './environment.ts';
import {
  actInSigningSandbox,
  activateElsewhere,
  attach,
  deleteSigning,
  detachDocuments,
  dismissColleague,
  endProduct,
  openDocument,
  prolong,
  statusSetups,
} from './setup.ts';

type Options = ScenarioOptions<Environment, ServedRun>;

export const outputOfExample = outputsIn(activationExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, ServedRun>();

/** An example's answer to reading, in the form of an answer to a command. */
const asCommandAnswer = (name: string) => ({
  ...z.object({ activation: z.unknown() }).parse(outputOfExample('readActivation', name)),
  kind: 'updated',
});

/** The order gets the status if nothing has been signed, or already has it. */
const withStatus = (now: Exclude<Status, 'unsigned'>, isSo: ScenarioCondition<Environment> = statusIs(now)) =>
  comesTo({ when: statusIs('unsigned'), becomes: setStatus(now), arrange: statusSetups[now], isSo });

const concurrentChange = (
  when: ScenarioCondition<Environment>,
  now: Exclude<Status, 'unsigned'>,
  arrange = statusSetups[now],
): Options => ({
  when,
  becomes: setStatus(now),
  arrange,
});

const withoutDocuments = (when: ScenarioCondition<Environment>, arrange = detachDocuments): Options => ({
  when,
  becomes: setStatus('unsigned'),
  arrange,
});

const activates: EnvironmentChange<Environment> = ({ stands: before, chosen }) => ({
  stands: before === 'first plan' ? 'activated for good' : 'activated',
  administrator: chosen,
});
/** A contract that is open for signing stays open. */
const opensContract: EnvironmentChange<Environment> = ({ stands: before }) =>
  before === 'opened' ? {} : { stands: 'signing', to_sign: 'contract' };
const opens: Options = { when: allOf(isUnsigned, chooses('contract')), becomes: opensContract };
const signsUnnoticed: Options = {
  when: isToBeSigned,
  becomes: setStatus('signed'),
  arrange: actInSigningSandbox('sign_unheard'),
};
const activatesOnce: Options = { when: allOf(isReady, isAdministratorMember), becomes: activates };
const isActivatedAlready = statusIs('activated');

const noProviderReason =
  'the server of the demo has a provider; a test of the server and the suite of the views have none';

const leftToTestReason =
  'the order of this run leaves nothing of a credit: activation.test.ts issues the voucher of one that does';

export const activationScenarios: ScenarioTable<(typeof activationExamples)['ports'], Environment, ServedRun> = {
  readActivation: {
    'nothing is missing': withStatus('ready', isReady),
    'a first plan, and nothing is missing': withStatus('first plan'),
    'a credit leaves something': leftToTestReason,
    'a signature is missing': { when: statusIs('unsigned') },
    'much is missing': [
      withStatus('much'),
      also('an invoice', { when: statusIs('without invoice') }),
      also('a payment that is being checked', { when: statusIs('checking') }),
    ],
    'unpaid, and the company was refused': [
      withStatus('refused company'),
      also('or not verified any more', { when: statusIs('unverified') }),
    ],
    'the company was never verified': leftToViewsReason,
    'the company was accepted for now': leftToViewsReason,
    'the company is to be corrected': leftToViewsReason,
    'its product has ended': withStatus('ended'),
    cancelled: withStatus('cancelled'),
    'for a child account': withStatus('child'),
    'sales attaches what is signed': noProviderReason,
    'being signed': withStatus('signing', isToBeSigned),
    'being signed, and an invoice is missing': withStatus('signing without invoice'),
    'the proof is being signed': withStatus('proof'),
    'the address has expired': withStatus('lapsed'),
    rejected: withStatus('rejected'),
    'nobody has signed in time': withStatus('expired'),
    'its signing was cancelled': leftToViewsReason,
    signed: withStatus('signed'),
    activated: withStatus('activated'),
    // A page with this status never reads again: only the change from 'unsigned' can occur.
    'activated without an end': concurrentChange(statusIs('unsigned'), 'activated for good'),
    'activated long ago': concurrentChange(statusIs('unsigned'), 'activated long ago'),
    none: withStatus('gone'),
    ...readFaults,
  },
  watchActivation: {
    'nothing is missing any more': [
      concurrentChange(isUnsigned, 'ready', attach),
      also('as signed before', { when: allOf(statusIs('signed'), isSigningShown) }),
      afterNothing({
        ...concurrentChange(allOf(statusIs('signing', 'opened'), isSigningShown), 'signed'),
        arrange: actInSigningSandbox('sign'),
      }),
    ],
    opened: [
      concurrentChange(allOf(statusIs('signing'), isSigningShown), 'opened', openDocument),
      also('begun before', {
        when: allOf(isToBeSigned, (_environment, { before }) => before.matches({ watching: 'missing' })),
      }),
    ],
    rejected: concurrentChange(allOf(isToBeSigned, isSigningShown), 'rejected', actInSigningSandbox('reject')),
    'a signature is missing': withoutDocuments(isReady),
    'activated elsewhere': concurrentChange(isReady, 'activated', activateElsewhere),
    none: concurrentChange(isPaid, 'gone'),
  },
  beginSigning: {
    'an address': opens,
    'an address for the proof': { when: allOf(isUnsigned, chooses('payment_by_others')), becomes: setStatus('proof') },
    'of a child account': concurrentChange(isUnsigned, 'child', demote),
    'signed meanwhile': concurrentChange(isUnsigned, 'ready', attach),
    'not verified any more': concurrentChange(statusIs('unsigned'), 'unverified'),
    'no such order': concurrentChange(isPaid, 'gone'),
    ...commandFaults({
      'an address was made': { when: allOf(statusIs('unsigned'), chooses('contract')), becomes: opensContract },
    }),
  },
  checkSigning: {
    'not signed yet': [
      { when: isToBeSigned },
      answerScenario('not signed yet, and the address has expired', asCommandAnswer('the address has expired'), {
        when: statusIs('lapsed'),
      }),
      answerScenario('the proof is not signed yet', asCommandAnswer('the proof is being signed'), {
        when: statusIs('proof'),
      }),
    ],
    'not signed yet, and an invoice is missing': { when: statusIs('signing without invoice') },
    signed: signsUnnoticed,
    rejected: concurrentChange(isToBeSigned, 'rejected', actInSigningSandbox('reject')),
    'of a child account': concurrentChange(isToBeSigned, 'child', demote),
    'no such signing': withoutDocuments(isToBeSigned, deleteSigning),
    ...commandFaults({ 'it was signed': signsUnnoticed }),
  },
  activateOrder: {
    activated: [activatesOnce, also('for good', { when: statusIs('first plan'), becomes: activates })],
    'activated, and a voucher issued': leftToTestReason,
    'it brings something else by now': { when: isReady, arrange: prolong },
    'activated meanwhile': concurrentChange(isReady, 'activated', activateElsewhere),
    'not verified any more': concurrentChange(isReady, 'unverified'),
    'the invoice was refused': concurrentChange(isReady, 'without invoice'),
    'the contract was taken back': withoutDocuments(isReady),
    'the payment is being checked': concurrentChange(isReady, 'checking'),
    'no such order': concurrentChange(isReady, 'gone'),
    'the member is gone': {
      when: allOf(isReady, isAdministratorColleague),
      becomes: { colleague: 'gone' },
      arrange: dismissColleague,
    },
    'its product has ended': concurrentChange(isReady, 'ended', endProduct),
    'not the main account any more': concurrentChange(isReady, 'child', demote),
    ...commandFaults({ 'it was activated': activatesOnce }),
  },
  checkOutcome: {
    activated: [
      comesTo({ when: isReady, becomes: setStatus('activated'), arrange: activateElsewhere, isSo: isActivatedAlready }),
      afterFailures(isActivatedAlready),
    ],
    'still not activated': { when: isReady },
    'a signature is missing': withoutDocuments(isReady),
    none: concurrentChange(isReady, 'gone'),
  },
  untilExpiry: {
    'its time is over': concurrentChange(isToBeSigned, 'lapsed', (run) =>
      passTimeWithoutChange(run, 'watchActivation', (signingLinkMinutes + 1) * 60_000),
    ),
    'no clock': noClockReason,
  },
};
