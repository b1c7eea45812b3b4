import { registrationExamples } from '#machines/flows/registration/examples.ts';
import {
  applyChange,
  commandFaults,
  noRequestReason,
  outputsIn,
  readFaults,
  type ScenarioFactory,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { noClockReason } from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { codeSetups, deleteRegistrations, type Environment, fillMailbox, mailElsewhere, prove } from './environment.ts';

type Options = ScenarioOptions<Environment, ServedRun>;

export const outputOfExample = outputsIn(registrationExamples.ports);
const { also, afterFailures } = scenarioFactories<Environment, ServedRun>();

const isOpen = ({ is_full, is_unheard }: Environment): boolean => !is_full && !is_unheard;
const isFresh = (environment: Environment): boolean => isOpen(environment) && environment.mails === 0;
const isMailedOnce = (environment: Environment): boolean => isOpen(environment) && environment.mails === 1;

const registers: Options = { when: isFresh, becomes: { is_registered: true, mails: 1 } };

/** The server has done it before: the same key repeats the answer. */
const repeatsLostAnswer: Options = { when: ({ is_unheard }) => is_unheard, becomes: { is_unheard: false } };

/** The same after failed attempts. A new reason is an answer here, not a failure, so it is excluded. */
const repeatsLostAnswerLater: ScenarioFactory<Environment, ServedRun> = (example) =>
  afterFailures(({ is_unheard }) => is_unheard)(example)
    .filter(({ before }) => before?.includes('a new reason') !== true)
    .map((scenario) => ({ ...scenario, becomes: { is_unheard: false } }));

const mailLimitReached: Options = { when: isOpen, becomes: { is_full: true }, arrange: fillMailbox };

const withCode = (what: keyof typeof codeSetups): Options => ({ when: isOpen, arrange: codeSetups[what] });

const mails: Options = { when: isMailedOnce, becomes: { mails: 2 } };

const withLostAnswer = (ways: Options): Options => ({
  ...ways,
  becomes: (environment) => ({ ...applyChange(environment, ways.becomes), is_unheard: true }),
});

/** The server makes its own code; that of the examples is not used. */
const provesPhone: Options = { arrange: prove };

export const registrationScenarios: ScenarioTable<(typeof registrationExamples)['ports'], Environment, ServedRun> = {
  readTerms: {
    open: {},
    closed: 'the settings of a server do not change while it runs; its own tests name none',
    ...readFaults,
  },
  provePhone: {
    'a code was entered': provesPhone,
    'another code was entered': 'it is the same gesture; the suite of the views comes by it',
    left: noRequestReason,
  },
  saveRegistration: {
    mailed: registers,
    'no such number': 'the form does not let it',
    'the terms have changed': 'the settings of a server do not change while it runs; its own tests name others',
    'closed meanwhile': 'the settings of a server do not change while it runs; its own tests name none',
    'no more mails today': mailLimitReached,
    'the code has expired': withCode('expired'),
    'no code is left': withCode('exhausted'),
    'no code was sent': withCode('missing'),
    'the mobile is wrong': 'the form does not let it',
    'the code is wrong': withCode('wrong'),
    ...commandFaults({ 'it was registered': withLostAnswer(registers) }),
  },
  checkOutcome: {
    mailed: [registers, also('as before', repeatsLostAnswer), repeatsLostAnswerLater],
    'the terms have changed': 'the settings of a server do not change while it runs; its own tests name others',
    'the code has expired': withCode('expired'),
  },
  resendMail: {
    mailed: [mails, also('as before', repeatsLostAnswer)],
    'one was sent a moment ago': { when: isOpen, arrange: mailElsewhere },
    'no more today': mailLimitReached,
    'it was forgotten': { when: isOpen, becomes: { is_registered: false }, arrange: deleteRegistrations },
    ...commandFaults({ 'it was sent': withLostAnswer(mails) }),
  },
  untilMoment: {
    'it has come': { arrange: ({ clock }) => clock.passes(61_000) },
    'no clock': noClockReason,
  },
};
