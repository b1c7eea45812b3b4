import { z } from 'zod/mini';
import type { Verification } from '#contract/entities/verification.ts';
import type { overseasVerificationExamples } from '#machines/flows/verification/examples.ts';
import { parseVerificationAnswer } from '#machines/flows/verification/types.ts';
import { demote, inTurn, promote } from '../../../flowkit/server/arranging.ts';
import { exhaustCode, expireCode, leaveProof, loseCode } from '../../../flowkit/server/provingPhone.ts';
import {
  answers,
  asksNothing,
  both,
  commandFaults,
  type More,
  not,
  type OutputOf,
  readFaults,
  type ScenarioTable,
  shownByViews,
  type Telling,
  tellings,
} from '../../../flowkit/server/scenario.ts';
import type { Applicant, Numbers } from './applicants.ts';
import { accept, handInElsewhere, prove, proveWrongly, refuse, uploadLicense } from './arrange.ts';
import {
  contextOf,
  handedIn,
  handedInElsewhere,
  isDecidable,
  isNumberRight,
  isOpen,
  isPending,
  isProved,
  isVouched,
  numberIs,
  opens,
  stands,
  type When,
} from './conditions.ts';
import type { Environment, Stands } from './environment.ts';
import { loseLicense, takeNumber, type VerificationRun } from './run.ts';

type Ways = More<Environment, VerificationRun>;

const { afterFailures, afterNothing, comesTo } = tellings<Environment, VerificationRun>();

const numberFound = z.object({ number: z.string(), is: z.string() });

/** The verification in an example of reading, in the words of the submission from another window. */
const toldBy = (outputOf: OutputOf, name: string): Verification =>
  parseVerificationAnswer(outputOf('readVerification', name)).told;

export function refusalBy(outputOf: OutputOf, name: string): NonNullable<Verification['refusal']> {
  const { refusal } = toldBy(outputOf, name);
  if (refusal === null) throw new Error(`nothing is refused where it is “${name}”`);
  return refusal;
}

const decisions = (outputOf: OutputOf) =>
  ({
    passed: accept(),
    refused: refuse(refusalBy(outputOf, 'refused')),
    'license refused': refuse(refusalBy(outputOf, 'the licence was refused')),
    'names refused': refuse(refusalBy(outputOf, 'name and mobile were refused')),
    'for now': accept(refusalBy(outputOf, 'accepted for now')),
  }) as const satisfies Partial<Record<Stands, unknown>>;

/** If nothing was submitted: it is submitted in another window and decided. */
export const decidedElsewhere = (now: Stands, decide: (run: VerificationRun) => Promise<void>): Ways => ({
  when: stands('none'),
  becomes: (environment) => ({ ...handedInElsewhere(environment), stands: now }),
  arrange: inTurn(handInElsewhere, decide),
});

export function enterpriseScenarios(applicant: Applicant, outputOf: OutputOf) {
  const decided = decisions(outputOf);
  const isAcceptable = both(isOpen, isProved, isNumberRight, isVouched(applicant));
  const sent: Ways = { when: isAcceptable, becomes: handedIn };
  const found =
    (number: keyof Numbers, { besides = '', when = numberIs(number) } = {}): Telling<Environment, VerificationRun> =>
    ({ name, output }) => [
      answers(`${name}${besides}`, { ...numberFound.parse(output()), number: applicant.numbers[number] }, { when }),
    ];
  const decides = (now: keyof typeof decided): Ways => ({
    when: isDecidable(applicant),
    becomes: { stands: now },
    arrange: decided[now],
  });
  const refusedCode = (arrange: NonNullable<Ways['arrange']>): Ways => ({
    when: both(isOpen, opens.mobile, (environment) => environment.code === 'right'),
    becomes: { code: 'none' },
    arrange,
  });
  const isDone = both(isPending, ({ last }) => last?.name === 'typed');
  const hasLicense: When = ({ has_license }) => has_license;
  const hasCode: When = (_environment, asking) => contextOf(asking).code !== null;
  const entersRight: Ways = { arrange: prove, becomes: { code: 'right' } };

  return {
    readVerification: {
      'nothing yet': { when: stands('none') },
      'being reviewed': comesTo({
        when: stands('none'),
        becomes: handedInElsewhere,
        arrange: handInElsewhere,
        isSo: isPending,
      }),
      passed: decidedElsewhere('passed', decided.passed),
      refused: decidedElsewhere('refused', decided.refused),
      'the licence was refused': decidedElsewhere('license refused', decided['license refused']),
      'name and mobile were refused': decidedElsewhere('names refused', decided['names refused']),
      'the licence has expired': shownByViews,
      'the number differs': shownByViews,
      'nobody was reached': shownByViews,
      'accepted for now': decidedElsewhere('for now', decided['for now']),
      'asked by a child account': comesTo({
        when: stands('none'),
        becomes: { stands: 'child' },
        arrange: demote,
        isSo: stands('child'),
      }),
      ...readFaults,
    },
    searchNumber: {
      // No longer free once another client is verified with it.
      free: found('listed', { when: both(numberIs('listed'), ({ is_taken }) => !is_taken) }),
      wrong: found('struck'),
      taken: [
        found('taken'),
        found('listed', {
          besides: ', since it was handed in',
          when: both(numberIs('listed'), ({ is_taken }) => is_taken),
        }),
      ],
      'cannot be checked': found('unchecked'),
      ...readFaults,
    },
    uploadLicense: {
      uploaded: { when: both(isOpen, not(hasLicense)), arrange: uploadLicense },
      'another uploaded': { when: both(isOpen, hasLicense), arrange: uploadLicense },
      'kept as it was': asksNothing,
    },
    provePhone: {
      'a code was entered': { ...entersRight, when: both(isOpen, not(hasCode)) },
      'another code was entered': [
        { ...entersRight, when: both(isOpen, hasCode) },
        ({ name, output }) => [
          answers(`${name}, a wrong one`, output(), {
            when: both(isOpen, ({ was_tried, is_taken }) => !was_tried && !is_taken),
            arrange: proveWrongly,
            becomes: { code: 'wrong' },
          }),
        ],
      ],
      left: { when: isOpen, arrange: leaveProof },
    },
    submitVerification: {
      'handed in': sent,
      'decided meanwhile': {
        when: both(isAcceptable, stands('none', 'license refused')),
        becomes: handedInElsewhere,
        arrange: handInElsewhere,
      },
      'by a child account': { when: stands('none'), becomes: { stands: 'child' }, arrange: demote },
      'something is missing': 'what the page hands in is whole; a test of the server leaves parts of it out',
      'no name is Chinese': 'the form says so before; a test of the server hands it in',
      // Only if the search did not answer: otherwise the page would have refused the number before.
      'not listed': { when: both(isOpen, isProved, opens.number, numberIs('struck')) },
      taken: {
        when: both(isOpen, isProved, opens.number, numberIs('listed')),
        becomes: { is_taken: true },
        arrange: takeNumber,
      },
      'the code has expired': refusedCode(expireCode),
      'no code is left': refusedCode(exhaustCode),
      'no code was sent': refusedCode(loseCode),
      'the mobile is wrong': 'the page hands in a number to which a code was sent; a test of the server sends another',
      'a file is gone': {
        when: both(isAcceptable, opens.license, hasLicense),
        becomes: { has_license: false },
        arrange: loseLicense,
      },
      'a file is not accepted': 'the page hands in what the upload has accepted',
      'the code is wrong': {
        when: both(isOpen, opens.mobile, ({ code }) => code === 'wrong'),
        becomes: { was_tried: true, code: 'none' },
      },
      ...commandFaults({ 'it was handed in': sent }),
    },
    lookUp: {
      'being reviewed': [
        comesTo({ when: stands('none'), becomes: handedInElsewhere, arrange: handInElsewhere, isSo: isPending }),
        afterFailures(isDone),
      ],
      'nothing yet': { when: stands('none') },
      'the licence is still refused': { when: stands('license refused') },
    },
    watchVerification: {
      passed: [
        { when: isPending, becomes: { stands: 'passed' }, arrange: decided.passed },
        afterNothing({ when: both(isDone, stands('pending')), becomes: { stands: 'passed' }, arrange: decided.passed }),
      ],
      refused: decides('refused'),
      'the licence was refused': decides('license refused'),
      'accepted for now': decides('for now'),
      'it can be handed in': { when: stands('child'), becomes: { stands: 'none' }, arrange: promote },
    },
  } as const satisfies ScenarioTable<(typeof overseasVerificationExamples)['ports'], Environment, VerificationRun>;
}
