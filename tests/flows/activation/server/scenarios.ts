import { z } from 'zod';
import { activationExamples } from '#machines/flows/activation/examples.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import { signingLinkMinutes } from '#machines/lifecycles/signing.ts';
import { passWithoutNews } from '../../../flowkit/server/askingAgain.ts';
import type { Answer } from '../../../flowkit/server/requestGate.ts';
import {
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
  activateElsewhere,
  arrangements,
  attach,
  demote,
  dismissColleague,
  end,
  loseSigning,
  onPhone,
  openDocument,
  prolong,
  takeBack,
} from './arrange.ts';
import {
  type Becomes,
  becomes,
  both,
  isPaid,
  isReady,
  isToBeSigned,
  isUnsigned,
  namesColleague,
  namesMember,
  showsTask,
  stands,
  type When,
  wants,
} from './conditions.ts';
import type { Environment, Stands } from './environment.ts';
import type { ActivationRun } from './run.ts';

type Examples = (typeof activationExamples)['ports'];
type Port = keyof Examples;
type One = Scenario<Environment, ActivationRun>;
type More = Partial<One>;

const outputOf = outputsIn(activationExamples.ports);
const like = (port: Port, name: string, more: More) =>
  answers<Environment, ActivationRun>(name, outputOf(port, name), more);

/** What an example of reading says, told of something that was done. */
const toldAs = (name: string) => ({
  ...z.object({ activation: z.unknown() }).parse(outputOf('readActivation', name)),
  kind: 'told',
});

/** Another name for what an example says. */
const as = (name: string, port: Port, example: string, more: More) =>
  answers<Environment, ActivationRun>(name, outputOf(port, example), more);

/** It comes to stand so where nothing has been signed, or stands so already. */
const comes = (name: string, now: Exclude<Stands, 'unsigned'>, isSo: When = stands(now)) =>
  comesTo<Environment, ActivationRun>(name, outputOf('readActivation', name), {
    when: stands('unsigned'),
    becomes: becomes(now),
    arrange: arrangements[now],
    isSo,
  });

/** A page on which it stands so asks no more. */
const isOnce = (name: string, now: Exclude<Stands, 'unsigned'>) =>
  meanwhile('readActivation', name, stands('unsigned'), now, arrangements[now]);

/** It comes to stand otherwise while the page asks. */
const meanwhile = (port: Port, name: string, when: When, now: Stands, arrange: Arrange) =>
  like(port, name, { when, becomes: becomes(now), arrange });

const gone = (port: Port, name: string) => meanwhile(port, name, isPaid, 'gone', arrangements.gone);

const newReason = answers<Environment, ActivationRun>(
  'refused for a new reason',
  { kind: 'refused', refusal: newRefusal },
  { answer: 'a new reason' },
);

/** It was done, and nobody was told. */
const unheard = (name: string, kind: 'unreachable' | 'timeout', answer: Answer, more: More): One => ({
  ...fails(name, { kind }, answer),
  ...more,
});

const faultsUnless = (what: string, more: More) => ({
  ...faultScenarios,
  'cut off on the way': [
    ...faultScenarios['cut off on the way'],
    unheard(`cut off on the way, but ${what}`, 'unreachable', 'done, then lost', more),
  ],
  'no answer in time': [
    ...faultScenarios['no answer in time'],
    unheard(`no answer in time, but ${what}`, 'timeout', 'done, then silent', more),
  ],
});

/** Whoever was chosen administers what is in use. */
const activates: Becomes = (environment) => ({
  ...environment,
  stands: environment.stands === 'first plan' ? 'activated for good' : 'activated',
  administrator: environment.chosen,
});
/** One that somebody has open stays open. */
const opensContract: Becomes = (environment) =>
  environment.stands === 'opened' ? environment : { ...environment, stands: 'signing' };
const opens: More = { when: both(isUnsigned, wants('contract')), becomes: opensContract };
const isSignedUnheard: More = { when: isToBeSigned, becomes: becomes('signed'), arrange: onPhone('sign_unheard') };
const isActivated: More = { when: both(isReady, namesMember), becomes: activates };
const isDone = stands('activated');

const withoutProvider =
  'the server of the demo has a provider; a test of the server and the suite of the views have none';

/** How each example of each port is brought about against the running server, or why it is not. */
export const activationScenarios: ScenarioTable<Examples, Environment, ActivationRun> = {
  readActivation: {
    'nothing is missing': comes('nothing is missing', 'ready', isReady),
    'a first plan, and nothing is missing': comes('a first plan, and nothing is missing', 'first plan'),
    'a signature is missing': like('readActivation', 'a signature is missing', { when: stands('unsigned') }),
    'much is missing': [
      ...comes('much is missing', 'much'),
      ...as('an invoice is missing', 'readActivation', 'much is missing', { when: stands('without invoice') }),
      ...as('the payment is being checked', 'readActivation', 'much is missing', { when: stands('checking') }),
    ],
    'unpaid, and the company was refused': [
      ...comes('unpaid, and the company was refused', 'refused company'),
      ...as('not verified any more', 'readActivation', 'unpaid, and the company was refused', {
        when: stands('unverified'),
      }),
    ],
    'its product has ended': comes('its product has ended', 'ended'),
    cancelled: comes('cancelled', 'cancelled'),
    'for a child account': comes('for a child account', 'child'),
    'sales attaches what is signed': withoutProvider,
    'being signed': comes('being signed', 'signing', isToBeSigned),
    'being signed, and an invoice is missing': comes(
      'being signed, and an invoice is missing',
      'signing without invoice',
    ),
    'the proof is being signed': comes('the proof is being signed', 'proof'),
    'the address has expired': comes('the address has expired', 'lapsed'),
    rejected: comes('rejected', 'rejected'),
    'nobody has signed in time': comes('nobody has signed in time', 'expired'),
    signed: comes('signed', 'signed', stands('signed')),
    activated: comes('activated', 'activated'),
    'activated without an end': isOnce('activated without an end', 'activated for good'),
    'activated long ago': isOnce('activated long ago', 'activated long ago'),
    none: comes('none', 'gone'),
    ...faultScenarios,
    'refused for a new reason': newRefusalScenarios,
  },
  watchActivation: {
    'nothing is missing any more': [
      ...meanwhile('watchActivation', 'nothing is missing any more', isUnsigned, 'ready', attach),
      ...as('signed before', 'watchActivation', 'nothing is missing any more', {
        when: both(stands('signed'), showsTask),
      }),
      {
        outcome: {
          name: 'nothing is missing any more, and nothing before',
          output: outputOf('watchActivation', 'nothing is missing any more'),
        },
        answer: 'answered',
        afterNothing: true,
        when: both(stands('signing', 'opened'), showsTask),
        becomes: becomes('signed'),
        arrange: onPhone('sign'),
      },
    ],
    opened: [
      ...meanwhile('watchActivation', 'opened', both(stands('signing'), showsTask), 'opened', openDocument),
      ...as('begun before', 'watchActivation', 'opened', {
        when: (environment, asking) =>
          isToBeSigned(environment, asking) && asking.before.matches({ watching: 'missing' }),
      }),
    ],
    rejected: meanwhile('watchActivation', 'rejected', both(isToBeSigned, showsTask), 'rejected', onPhone('reject')),
    'a signature is missing': meanwhile('watchActivation', 'a signature is missing', isReady, 'unsigned', takeBack),
    'activated elsewhere': meanwhile('watchActivation', 'activated elsewhere', isReady, 'activated', activateElsewhere),
    none: gone('watchActivation', 'none'),
  },
  beginSigning: {
    'an address': like('beginSigning', 'an address', opens),
    'an address for the proof': like('beginSigning', 'an address for the proof', {
      when: both(isUnsigned, wants('payment_by_others')),
      becomes: becomes('proof'),
    }),
    'of a child account': meanwhile('beginSigning', 'of a child account', isUnsigned, 'child', demote),
    'signed meanwhile': meanwhile('beginSigning', 'signed meanwhile', isUnsigned, 'ready', attach),
    'not verified any more': meanwhile(
      'beginSigning',
      'not verified any more',
      stands('unsigned'),
      'unverified',
      arrangements.unverified,
    ),
    'no such order': gone('beginSigning', 'no such order'),
    'refused for a new reason': newReason,
    ...faultsUnless('an address was made', {
      when: both(stands('unsigned'), wants('contract')),
      becomes: opensContract,
    }),
  },
  checkSigning: {
    'not signed yet': [
      ...like('checkSigning', 'not signed yet', { when: isToBeSigned }),
      ...answers<Environment, ActivationRun>(
        'not signed yet, and the address has expired',
        toldAs('the address has expired'),
        {
          when: stands('lapsed'),
        },
      ),
      ...answers<Environment, ActivationRun>('the proof is not signed yet', toldAs('the proof is being signed'), {
        when: stands('proof'),
      }),
    ],
    signed: like('checkSigning', 'signed', isSignedUnheard),
    rejected: meanwhile('checkSigning', 'rejected', isToBeSigned, 'rejected', onPhone('reject')),
    'of a child account': meanwhile('checkSigning', 'of a child account', isToBeSigned, 'child', demote),
    'no such signing': meanwhile('checkSigning', 'no such signing', isToBeSigned, 'unsigned', loseSigning),
    'refused for a new reason': newReason,
    ...faultsUnless('it was signed', isSignedUnheard),
  },
  activateOrder: {
    activated: [
      ...like('activateOrder', 'activated', isActivated),
      ...as('activated for good', 'activateOrder', 'activated', { when: stands('first plan'), becomes: activates }),
    ],
    'it brings something else by now': like('activateOrder', 'it brings something else by now', {
      when: isReady,
      arrange: prolong,
    }),
    'activated meanwhile': meanwhile('activateOrder', 'activated meanwhile', isReady, 'activated', activateElsewhere),
    'not verified any more': meanwhile(
      'activateOrder',
      'not verified any more',
      isReady,
      'unverified',
      arrangements.unverified,
    ),
    'the invoice was refused': meanwhile(
      'activateOrder',
      'the invoice was refused',
      isReady,
      'without invoice',
      arrangements['without invoice'],
    ),
    'the contract was taken back': meanwhile(
      'activateOrder',
      'the contract was taken back',
      isReady,
      'unsigned',
      takeBack,
    ),
    'the payment is being checked': meanwhile(
      'activateOrder',
      'the payment is being checked',
      isReady,
      'checking',
      arrangements.checking,
    ),
    'no such order': meanwhile('activateOrder', 'no such order', isReady, 'gone', arrangements.gone),
    'the member is gone': like('activateOrder', 'the member is gone', {
      when: both(isReady, namesColleague),
      becomes: (environment) => ({ ...environment, colleague: 'gone' }),
      arrange: dismissColleague,
    }),
    'its product has ended': meanwhile('activateOrder', 'its product has ended', isReady, 'ended', end),
    'not the main account any more': meanwhile(
      'activateOrder',
      'not the main account any more',
      isReady,
      'child',
      demote,
    ),
    'refused for a new reason': newReason,
    ...faultsUnless('it was activated', isActivated),
  },
  lookUp: {
    activated: [
      ...comesTo<Environment, ActivationRun>('activated', outputOf('lookUp', 'activated'), {
        when: isReady,
        becomes: becomes('activated'),
        arrange: activateElsewhere,
        isSo: isDone,
      }),
      ...afterFailures<Environment, ActivationRun>('activated', outputOf('lookUp', 'activated'), isDone),
    ],
    'still not activated': like('lookUp', 'still not activated', { when: isReady }),
    'a signature is missing': meanwhile('lookUp', 'a signature is missing', isReady, 'unsigned', takeBack),
    none: meanwhile('lookUp', 'none', isReady, 'gone', arrangements.gone),
  },
  untilExpiry: {
    'its time is over': like('untilExpiry', 'its time is over', {
      when: isToBeSigned,
      becomes: becomes('lapsed'),
      arrange: (run) => passWithoutNews(run, 'watchActivation', (signingLinkMinutes + 1) * 60_000),
    }),
    'no clock': 'a browser always has a clock',
  },
};
