import { registrationExamples } from '#machines/flows/registration/examples.ts';
import {
  asksNothing,
  changed,
  commandFaults,
  type More,
  outputsIn,
  readFaults,
  type ScenarioTable,
  type Telling,
  tellings,
} from '../../../flowkit/server/scenario.ts';
import { noClock } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { codes, type Environment, fillMailbox, forget, mailElsewhere, prove } from './environment.ts';

type Ways = More<Environment, ServedRun>;

export const outputOf = outputsIn(registrationExamples.ports);
const { also, afterFailures } = tellings<Environment, ServedRun>();

const isOpen = ({ is_full, is_unheard }: Environment): boolean => !is_full && !is_unheard;
const isFresh = (environment: Environment): boolean => isOpen(environment) && environment.mails === 0;
const isMailedOnce = (environment: Environment): boolean => isOpen(environment) && environment.mails === 1;

const registers: Ways = { when: isFresh, becomes: { is_registered: true, mails: 1 } };

/** The server has done it before: the same key repeats the answer. */
const heardNow: Ways = { when: ({ is_unheard }) => is_unheard, becomes: { is_unheard: false } };

/** The same after failed attempts. A new reason is an answer here, not a failure, so it is excluded. */
const heardLate: Telling<Environment, ServedRun> = (example) =>
  afterFailures(({ is_unheard }) => is_unheard)(example)
    .filter(({ before }) => before?.includes('a new reason') !== true)
    .map((scenario) => ({ ...scenario, becomes: { is_unheard: false } }));

const full: Ways = { when: isOpen, becomes: { is_full: true }, arrange: fillMailbox };

const codeIs = (what: keyof typeof codes): Ways => ({ when: isOpen, arrange: codes[what] });

const mails: Ways = { when: isMailedOnce, becomes: { mails: 2 } };

const isUnheard = (ways: Ways): Ways => ({
  ...ways,
  becomes: (environment) => ({ ...changed(environment, ways.becomes), is_unheard: true }),
});

/** The server makes its own code; that of the examples is not used. */
const proved: Ways = { arrange: prove };

export const registrationScenarios: ScenarioTable<(typeof registrationExamples)['ports'], Environment, ServedRun> = {
  readTerms: {
    open: {},
    closed: 'the settings of a server do not change while it runs; its own tests name none',
    ...readFaults,
  },
  provePhone: {
    'a code was entered': proved,
    'another code was entered': 'it is the same gesture; the suite of the views comes by it',
    left: asksNothing,
  },
  saveRegistration: {
    mailed: registers,
    'no such number': 'the form does not let it',
    'the terms have changed': 'the settings of a server do not change while it runs; its own tests name others',
    'closed meanwhile': 'the settings of a server do not change while it runs; its own tests name none',
    'no more mails today': full,
    'the code has expired': codeIs('expired'),
    'no code is left': codeIs('exhausted'),
    'no code was sent': codeIs('missing'),
    'the mobile is wrong': 'the form does not let it',
    'the code is wrong': codeIs('wrong'),
    ...commandFaults({ 'it was registered': isUnheard(registers) }),
  },
  lookUp: {
    mailed: [registers, also('as before', heardNow), heardLate],
    'the terms have changed': 'the settings of a server do not change while it runs; its own tests name others',
    'the code has expired': codeIs('expired'),
  },
  resendMail: {
    mailed: [mails, also('as before', heardNow)],
    'one was sent a moment ago': { when: isOpen, arrange: mailElsewhere },
    'no more today': full,
    'it was forgotten': { when: isOpen, becomes: { is_registered: false }, arrange: forget },
    ...commandFaults({ 'it was sent': isUnheard(mails) }),
  },
  untilMoment: {
    'it has come': { arrange: ({ clock }) => clock.passes(61_000) },
    'no clock': noClock,
  },
};
