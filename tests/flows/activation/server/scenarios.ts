import { z } from 'zod/mini';
import { activationExamples } from '#machines/flows/activation/examples.ts';
import { signingLinkMinutes } from '#machines/lifecycles/signing.ts';
import { demote } from '../../../flowkit/server/arranging.ts';
import { passWithoutNews } from '../../../flowkit/server/askingAgain.ts';
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
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import {
  activateElsewhere,
  arrangements,
  attach,
  dismissColleague,
  end,
  loseSigning,
  onPhone,
  openDocument,
  prolong,
  takeBack,
} from './arrange.ts';
import {
  becomes,
  isPaid,
  isReady,
  isToBeSigned,
  isUnsigned,
  namesColleague,
  namesMember,
  showsTask,
  stands,
  wants,
} from './conditions.ts';
import type { Environment, Stands } from './environment.ts';

type Ways = More<Environment, ServedRun>;

export const outputOf = outputsIn(activationExamples.ports);
const { also, afterFailures, afterNothing, comesTo } = tellings<Environment, ServedRun>();

/** An example's answer to reading, in the form of an answer to a command. */
const toldAs = (name: string) => ({
  ...z.object({ activation: z.unknown() }).parse(outputOf('readActivation', name)),
  kind: 'told',
});

/** The order gets the status if nothing has been signed, or already has it. */
const comes = (now: Exclude<Stands, 'unsigned'>, isSo: When<Environment> = stands(now)) =>
  comesTo({ when: stands('unsigned'), becomes: becomes(now), arrange: arrangements[now], isSo });

const meanwhile = (when: When<Environment>, now: Exclude<Stands, 'unsigned'>, arrange = arrangements[now]): Ways => ({
  when,
  becomes: becomes(now),
  arrange,
});

const takenBack = (when: When<Environment>, arrange = takeBack): Ways => ({
  when,
  becomes: becomes('unsigned'),
  arrange,
});

const activates: Change<Environment> = ({ stands: before, chosen }) => ({
  stands: before === 'first plan' ? 'activated for good' : 'activated',
  administrator: chosen,
});
/** A contract that is open for signing stays open. */
const opensContract: Change<Environment> = ({ stands: before }) =>
  before === 'opened' ? {} : { stands: 'signing', to_sign: 'contract' };
const opens: Ways = { when: both(isUnsigned, wants('contract')), becomes: opensContract };
const isSignedUnheard: Ways = { when: isToBeSigned, becomes: becomes('signed'), arrange: onPhone('sign_unheard') };
const isActivated: Ways = { when: both(isReady, namesMember), becomes: activates };
const isDone = stands('activated');

const withoutProvider =
  'the server of the demo has a provider; a test of the server and the suite of the views have none';

const issuedByTest =
  'the order of this run leaves nothing of a credit: activation.test.ts issues the voucher of one that does';

export const activationScenarios: ScenarioTable<(typeof activationExamples)['ports'], Environment, ServedRun> = {
  readActivation: {
    'nothing is missing': comes('ready', isReady),
    'a first plan, and nothing is missing': comes('first plan'),
    'a credit leaves something': issuedByTest,
    'a signature is missing': { when: stands('unsigned') },
    'much is missing': [
      comes('much'),
      also('an invoice', { when: stands('without invoice') }),
      also('a payment that is being checked', { when: stands('checking') }),
    ],
    'unpaid, and the company was refused': [
      comes('refused company'),
      also('or not verified any more', { when: stands('unverified') }),
    ],
    'the company was never verified': shownByViews,
    'the company was accepted for now': shownByViews,
    'the company is to be corrected': shownByViews,
    'its product has ended': comes('ended'),
    cancelled: comes('cancelled'),
    'for a child account': comes('child'),
    'sales attaches what is signed': withoutProvider,
    'being signed': comes('signing', isToBeSigned),
    'being signed, and an invoice is missing': comes('signing without invoice'),
    'the proof is being signed': comes('proof'),
    'the address has expired': comes('lapsed'),
    rejected: comes('rejected'),
    'nobody has signed in time': comes('expired'),
    'its signing was cancelled': shownByViews,
    signed: comes('signed'),
    activated: comes('activated'),
    // A page with this status never reads again: only the change from 'unsigned' can occur.
    'activated without an end': meanwhile(stands('unsigned'), 'activated for good'),
    'activated long ago': meanwhile(stands('unsigned'), 'activated long ago'),
    none: comes('gone'),
    ...readFaults,
  },
  watchActivation: {
    'nothing is missing any more': [
      meanwhile(isUnsigned, 'ready', attach),
      also('as signed before', { when: both(stands('signed'), showsTask) }),
      afterNothing({ ...meanwhile(both(stands('signing', 'opened'), showsTask), 'signed'), arrange: onPhone('sign') }),
    ],
    opened: [
      meanwhile(both(stands('signing'), showsTask), 'opened', openDocument),
      also('begun before', {
        when: both(isToBeSigned, (_environment, { before }) => before.matches({ watching: 'missing' })),
      }),
    ],
    rejected: meanwhile(both(isToBeSigned, showsTask), 'rejected', onPhone('reject')),
    'a signature is missing': takenBack(isReady),
    'activated elsewhere': meanwhile(isReady, 'activated', activateElsewhere),
    none: meanwhile(isPaid, 'gone'),
  },
  beginSigning: {
    'an address': opens,
    'an address for the proof': { when: both(isUnsigned, wants('payment_by_others')), becomes: becomes('proof') },
    'of a child account': meanwhile(isUnsigned, 'child', demote),
    'signed meanwhile': meanwhile(isUnsigned, 'ready', attach),
    'not verified any more': meanwhile(stands('unsigned'), 'unverified'),
    'no such order': meanwhile(isPaid, 'gone'),
    ...commandFaults({
      'an address was made': { when: both(stands('unsigned'), wants('contract')), becomes: opensContract },
    }),
  },
  checkSigning: {
    'not signed yet': [
      { when: isToBeSigned },
      answers('not signed yet, and the address has expired', toldAs('the address has expired'), {
        when: stands('lapsed'),
      }),
      answers('the proof is not signed yet', toldAs('the proof is being signed'), { when: stands('proof') }),
    ],
    'not signed yet, and an invoice is missing': { when: stands('signing without invoice') },
    signed: isSignedUnheard,
    rejected: meanwhile(isToBeSigned, 'rejected', onPhone('reject')),
    'of a child account': meanwhile(isToBeSigned, 'child', demote),
    'no such signing': takenBack(isToBeSigned, loseSigning),
    ...commandFaults({ 'it was signed': isSignedUnheard }),
  },
  activateOrder: {
    activated: [isActivated, also('for good', { when: stands('first plan'), becomes: activates })],
    'activated, and a voucher issued': issuedByTest,
    'it brings something else by now': { when: isReady, arrange: prolong },
    'activated meanwhile': meanwhile(isReady, 'activated', activateElsewhere),
    'not verified any more': meanwhile(isReady, 'unverified'),
    'the invoice was refused': meanwhile(isReady, 'without invoice'),
    'the contract was taken back': takenBack(isReady),
    'the payment is being checked': meanwhile(isReady, 'checking'),
    'no such order': meanwhile(isReady, 'gone'),
    'the member is gone': {
      when: both(isReady, namesColleague),
      becomes: { colleague: 'gone' },
      arrange: dismissColleague,
    },
    'its product has ended': meanwhile(isReady, 'ended', end),
    'not the main account any more': meanwhile(isReady, 'child', demote),
    ...commandFaults({ 'it was activated': isActivated }),
  },
  lookUp: {
    activated: [
      comesTo({ when: isReady, becomes: becomes('activated'), arrange: activateElsewhere, isSo: isDone }),
      afterFailures(isDone),
    ],
    'still not activated': { when: isReady },
    'a signature is missing': takenBack(isReady),
    none: meanwhile(isReady, 'gone'),
  },
  untilExpiry: {
    'its time is over': meanwhile(isToBeSigned, 'lapsed', (run) =>
      passWithoutNews(run, 'watchActivation', (signingLinkMinutes + 1) * 60_000),
    ),
    'no clock': noClock,
  },
};
