import { z } from 'zod/mini';
import type { Verification } from '#contract/entities/verification.ts';
import type { overseasVerificationExamples } from '#machines/flows/verification/examples.ts';
import { parseVerificationAnswer } from '#machines/flows/verification/types.ts';
import { deleteCode, dismissPhoneForm, exhaustCode, expireCode } from '../../../flowkit/server/provingPhone.ts';
import {
  allOf,
  answerScenario,
  commandFaults,
  leftToViewsReason,
  noRequestReason,
  not,
  type OutputLookup,
  readFaults,
  type ScenarioFactory,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { demote, inSequence, promote } from '../../../flowkit/server/setup.ts';
import type { Applicant, Numbers } from './applicants.ts';
import {
  type Condition,
  contextBefore,
  hasPersonProof,
  isCodeRight,
  isDecidable,
  isNumberRight,
  isOpen,
  isPartOpen,
  isPending,
  numberIs,
  statusIs,
  submitChange,
  submitElsewhereChange,
} from './conditions.ts';
import type { Environment, Status } from './environment.ts';
import { expireLicense, giveNumberAway, type VerificationRun } from './run.ts';
import { accept, prove, proveWrongly, refuse, submitElsewhere, uploadLicense } from './setup.ts';

type Options = ScenarioOptions<Environment, VerificationRun>;

const { afterFailures, afterNothing, comesTo } = scenarioFactories<Environment, VerificationRun>();

const numberFound = z.object({ number: z.string(), is: z.string() });

/** The verification in an example of reading, in the words of the submission from another window. */
const verificationOf = (outputOf: OutputLookup, name: string): Verification =>
  parseVerificationAnswer(outputOf('readVerification', name)).verification;

export function refusalBy(outputOf: OutputLookup, name: string): NonNullable<Verification['refusal']> {
  const { refusal } = verificationOf(outputOf, name);
  if (refusal === null) throw new Error(`nothing is refused where it is “${name}”`);
  return refusal;
}

const decisions = (outputOf: OutputLookup) =>
  ({
    passed: accept(),
    refused: refuse(refusalBy(outputOf, 'refused')),
    'license refused': refuse(refusalBy(outputOf, 'the licence was refused')),
    'names refused': refuse(refusalBy(outputOf, 'name and mobile were refused')),
    'for now': accept(refusalBy(outputOf, 'accepted for now')),
  }) as const satisfies Partial<Record<Status, unknown>>;

/** If nothing was submitted: it is submitted in another window and decided. */
export const decidesElsewhere = (now: Status, decide: (run: VerificationRun) => Promise<void>): Options => ({
  when: statusIs('none'),
  becomes: (environment) => ({ ...submitElsewhereChange(environment), stands: now }),
  arrange: inSequence(submitElsewhere, decide),
});

export function enterpriseScenarios(applicant: Applicant, outputOf: OutputLookup) {
  const decided = decisions(outputOf);
  const isAcceptable = allOf(isOpen, isCodeRight, isNumberRight, hasPersonProof(applicant));
  const sent: Options = { when: isAcceptable, becomes: submitChange };
  const found =
    (
      number: keyof Numbers,
      { besides = '', when = numberIs(number) } = {},
    ): ScenarioFactory<Environment, VerificationRun> =>
    ({ name, output }) => [
      answerScenario(
        `${name}${besides}`,
        { ...numberFound.parse(output()), number: applicant.numbers[number] },
        { when },
      ),
    ];
  const decides = (now: keyof typeof decided): Options => ({
    when: isDecidable(applicant),
    becomes: { stands: now },
    arrange: decided[now],
  });
  const refusedCode = (arrange: NonNullable<Options['arrange']>): Options => ({
    when: allOf(isOpen, isPartOpen.mobile, (environment) => environment.code === 'right'),
    becomes: { code: 'none' },
    arrange,
  });
  const isDone = allOf(isPending, ({ last }) => last?.name === 'typed');
  const hasLicense: Condition = ({ has_license }) => has_license;
  const hasCode: Condition = (_environment, asking) => contextBefore(asking).code !== null;
  const entersRight: Options = { arrange: prove, becomes: { code: 'right' } };

  return {
    readVerification: {
      'nothing yet': { when: statusIs('none') },
      'being reviewed': comesTo({
        when: statusIs('none'),
        becomes: submitElsewhereChange,
        arrange: submitElsewhere,
        isSo: isPending,
      }),
      passed: decidesElsewhere('passed', decided.passed),
      refused: decidesElsewhere('refused', decided.refused),
      'the licence was refused': decidesElsewhere('license refused', decided['license refused']),
      'name and mobile were refused': decidesElsewhere('names refused', decided['names refused']),
      'the licence has expired': leftToViewsReason,
      'the number differs': leftToViewsReason,
      'nobody was reached': leftToViewsReason,
      'accepted for now': decidesElsewhere('for now', decided['for now']),
      'asked by a child account': comesTo({
        when: statusIs('none'),
        becomes: { stands: 'child' },
        arrange: demote,
        isSo: statusIs('child'),
      }),
      ...readFaults,
    },
    searchNumber: {
      // No longer free once another client is verified with it.
      free: found('listed', { when: allOf(numberIs('listed'), ({ is_taken }) => !is_taken) }),
      wrong: found('struck'),
      taken: [
        found('taken'),
        found('listed', {
          besides: ', since it was handed in',
          when: allOf(numberIs('listed'), ({ is_taken }) => is_taken),
        }),
      ],
      'cannot be checked': found('unchecked'),
      ...readFaults,
    },
    uploadLicense: {
      uploaded: { when: allOf(isOpen, not(hasLicense)), arrange: uploadLicense },
      'another uploaded': { when: allOf(isOpen, hasLicense), arrange: uploadLicense },
      'kept as it was': noRequestReason,
    },
    provePhone: {
      'a code was entered': { ...entersRight, when: allOf(isOpen, not(hasCode)) },
      'another code was entered': [
        { ...entersRight, when: allOf(isOpen, hasCode) },
        ({ name, output }) => [
          answerScenario(`${name}, a wrong one`, output(), {
            when: allOf(isOpen, ({ was_tried, is_taken }) => !was_tried && !is_taken),
            arrange: proveWrongly,
            becomes: { code: 'wrong' },
          }),
        ],
      ],
      left: { when: isOpen, arrange: dismissPhoneForm },
    },
    submitVerification: {
      'handed in': sent,
      'decided meanwhile': {
        when: allOf(isAcceptable, statusIs('none', 'license refused')),
        becomes: submitElsewhereChange,
        arrange: submitElsewhere,
      },
      'by a child account': { when: statusIs('none'), becomes: { stands: 'child' }, arrange: demote },
      'something is missing': 'what the page hands in is whole; a test of the server leaves parts of it out',
      'no name is Chinese': 'the form says so before; a test of the server hands it in',
      // Only if the search did not answer: otherwise the page would have refused the number before.
      'not listed': { when: allOf(isOpen, isCodeRight, isPartOpen.number, numberIs('struck')) },
      taken: {
        when: allOf(isOpen, isCodeRight, isPartOpen.number, numberIs('listed')),
        becomes: { is_taken: true },
        arrange: giveNumberAway,
      },
      'the code has expired': refusedCode(expireCode),
      'no code is left': refusedCode(exhaustCode),
      'no code was sent': refusedCode(deleteCode),
      'the mobile is wrong': 'the page hands in a number to which a code was sent; a test of the server sends another',
      'a file is gone': {
        when: allOf(isAcceptable, isPartOpen.license, hasLicense),
        becomes: { has_license: false },
        arrange: expireLicense,
      },
      'a file is not accepted': 'the page hands in what the upload has accepted',
      'the code is wrong': {
        when: allOf(isOpen, isPartOpen.mobile, ({ code }) => code === 'wrong'),
        becomes: { was_tried: true, code: 'none' },
      },
      ...commandFaults({ 'it was handed in': sent }),
    },
    checkOutcome: {
      'being reviewed': [
        comesTo({ when: statusIs('none'), becomes: submitElsewhereChange, arrange: submitElsewhere, isSo: isPending }),
        afterFailures(isDone),
      ],
      'nothing yet': { when: statusIs('none') },
      'the licence is still refused': { when: statusIs('license refused') },
    },
    watchVerification: {
      passed: [
        { when: isPending, becomes: { stands: 'passed' }, arrange: decided.passed },
        afterNothing({
          when: allOf(isDone, statusIs('pending')),
          becomes: { stands: 'passed' },
          arrange: decided.passed,
        }),
      ],
      refused: decides('refused'),
      'the licence was refused': decides('license refused'),
      'accepted for now': decides('for now'),
      'it can be handed in': { when: statusIs('child'), becomes: { stands: 'none' }, arrange: promote },
    },
  } as const satisfies ScenarioTable<(typeof overseasVerificationExamples)['ports'], Environment, VerificationRun>;
}
