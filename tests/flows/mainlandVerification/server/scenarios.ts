import { mainlandVerificationExamples } from '#machines/flows/verification/examples.ts';
import {
  allOf,
  leftToViewsReason,
  noRequestReason,
  not,
  readFaults,
  type ScenarioOptions,
  type ScenarioTable,
  scenarioFactories,
} from '../../../flowkit/server/scenario.ts';
import { demote } from '../../../flowkit/server/setup.ts';
import { mainlandApplicant as applicant } from '../../verification/server/applicants.ts';
import {
  type Condition,
  contextBefore,
  isCodeRight,
  isNumberRight,
  isOpen,
  isPartOpen,
  statusIs,
} from '../../verification/server/conditions.ts';
import type { Environment } from '../../verification/server/environment.ts';
import { outputsFor } from '../../verification/server/outputs.ts';
import { purgeAuthorisation, type VerificationRun } from '../../verification/server/run.ts';
import { decidesElsewhere, enterpriseScenarios, refusalBy } from '../../verification/server/scenarios.ts';
import { actAtProvider, refuse, uploadAttorney } from '../../verification/server/setup.ts';

type Options = ScenarioOptions<Environment, VerificationRun>;
type Authorisation = Environment['authorisation'];

export const outputOfExample = outputsFor(mainlandVerificationExamples.ports, applicant);
const { afterNothing, comesTo } = scenarioFactories<Environment, VerificationRun>();

const refusePerson = refuse(refusalBy(outputOfExample, 'the legal person was refused'));
const refusePersonName = refuse(refusalBy(outputOfExample, "the legal person's name was refused"));

/** The legal person's progress at the provider; a child account does not receive it. */
const authorisationIs =
  (...those: readonly Authorisation[]): Condition =>
  ({ authorisation, stands: now }) =>
    now !== 'child' && those.includes(authorisation);
const isNotAuthorised = authorisationIs('none');

const childAccountReads: Options = { when: statusIs('none'), becomes: { stands: 'child' }, arrange: demote };
const isProvenByProvider: Condition = ({ proof_method }) => proof_method === 'authorisation';
const hasAttorney: Condition = (_environment, asking) => contextBefore(asking).entered.power_of_attorney !== null;

const enterprise = enterpriseScenarios(applicant, outputOfExample);

export const mainlandScenarios: ScenarioTable<
  (typeof mainlandVerificationExamples)['ports'],
  Environment,
  VerificationRun
> = {
  ...enterprise,
  readVerification: {
    ...enterprise.readVerification,
    'the legal person was refused': decidesElsewhere('person refused', refusePerson),
    "the legal person's name was refused": decidesElsewhere('person name refused', refusePersonName),
    'the power of attorney was refused': leftToViewsReason,
  },
  submitVerification: {
    ...enterprise.submitVerification,
    // The authorisation is withdrawn after the page has read it.
    'something is missing': {
      when: allOf(isOpen, isPartOpen.proofMethod, isProvenByProvider, isCodeRight, isNumberRight),
      becomes: { authorisation: 'none' },
      arrange: ({ world, applicant: of }) => purgeAuthorisation(world.db, of),
    },
    'no such legal person': 'the server opens what the page has sealed; a dishonest client hands in another’s seal',
  },
  readAuthorisation: {
    given: comesTo({
      when: isNotAuthorised,
      becomes: { authorisation: 'identified' },
      arrange: actAtProvider('authorise'),
      isSo: authorisationIs('identified'),
    }),
    'given, and not identified yet': {
      when: isNotAuthorised,
      becomes: { authorisation: 'authorized' },
      arrange: actAtProvider('authorise_only'),
    },
    'an address': { when: isNotAuthorised },
    'refused there': comesTo({
      when: isNotAuthorised,
      becomes: { authorisation: 'refused' },
      arrange: actAtProvider('reject'),
      isSo: authorisationIs('refused'),
    }),
    'nobody offers it': 'the server of the demo has a provider; the suite of the views has none',
    'asked by a child account': childAccountReads,
    ...readFaults,
  },
  watchAuthorisation: {
    given: [
      {
        when: authorisationIs('none', 'refused'),
        becomes: { authorisation: 'identified' },
        arrange: actAtProvider('authorise'),
      },
      afterNothing({
        when: authorisationIs('none'),
        becomes: { authorisation: 'identified' },
        arrange: actAtProvider('authorise'),
      }),
    ],
    'refused there': {
      when: authorisationIs('none'),
      becomes: { authorisation: 'refused' },
      arrange: actAtProvider('reject'),
    },
    'asked by a child account': childAccountReads,
  },
  uploadAttorney: {
    uploaded: { when: allOf(isOpen, not(hasAttorney)), arrange: uploadAttorney },
    'another uploaded': { when: allOf(isOpen, hasAttorney), arrange: uploadAttorney },
    'kept as it was': noRequestReason,
  },
};
