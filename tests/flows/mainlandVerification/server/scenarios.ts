import { mainlandVerificationExamples } from '#machines/flows/verification/examples.ts';
import { demote } from '../../../flowkit/server/arranging.ts';
import {
  asksNothing,
  both,
  type More,
  not,
  readFaults,
  type ScenarioTable,
  shownByViews,
  tellings,
} from '../../../flowkit/server/scenario.ts';
import { mainlandApplicant as applicant } from '../../verification/server/applicants.ts';
import { atProvider, refuse, uploadAttorney } from '../../verification/server/arrange.ts';
import {
  contextOf,
  isNumberRight,
  isOpen,
  isProved,
  opens,
  stands,
  type When,
} from '../../verification/server/conditions.ts';
import type { Environment } from '../../verification/server/environment.ts';
import { outputsFor } from '../../verification/server/outputs.ts';
import { purgeAuthorisation, type VerificationRun } from '../../verification/server/run.ts';
import { decidedElsewhere, enterpriseScenarios, refusalBy } from '../../verification/server/scenarios.ts';

type Ways = More<Environment, VerificationRun>;
type Authorisation = Environment['authorisation'];

export const outputOf = outputsFor(mainlandVerificationExamples.ports, applicant);
const { afterNothing, comesTo } = tellings<Environment, VerificationRun>();

const refusePerson = refuse(refusalBy(outputOf, 'the legal person was refused'));
const refusePersonName = refuse(refusalBy(outputOf, "the legal person's name was refused"));

/** The legal person's progress at the provider; a child account does not receive it. */
const isAt =
  (...those: readonly Authorisation[]): When =>
  ({ authorisation, stands: now }) =>
    now !== 'child' && those.includes(authorisation);
const isUnsaid = isAt('none');

const childAsks: Ways = { when: stands('none'), becomes: { stands: 'child' }, arrange: demote };
const vouchedByProvider: When = ({ vouched_by }) => vouched_by === 'authorisation';
const hasAttorney: When = (_environment, asking) => contextOf(asking).entered.power_of_attorney !== null;

const enterprise = enterpriseScenarios(applicant, outputOf);

export const mainlandScenarios: ScenarioTable<
  (typeof mainlandVerificationExamples)['ports'],
  Environment,
  VerificationRun
> = {
  ...enterprise,
  readVerification: {
    ...enterprise.readVerification,
    'the legal person was refused': decidedElsewhere('person refused', refusePerson),
    "the legal person's name was refused": decidedElsewhere('person name refused', refusePersonName),
    'the power of attorney was refused': shownByViews,
  },
  submitVerification: {
    ...enterprise.submitVerification,
    // The authorisation is withdrawn after the page has read it.
    'something is missing': {
      when: both(isOpen, opens.voucher, vouchedByProvider, isProved, isNumberRight),
      becomes: { authorisation: 'none' },
      arrange: ({ world, applicant: of }) => purgeAuthorisation(world.db, of),
    },
    'no such legal person': 'the server opens what the page has sealed; a dishonest client hands in another’s seal',
  },
  readAuthorisation: {
    given: comesTo({
      when: isUnsaid,
      becomes: { authorisation: 'identified' },
      arrange: atProvider('authorise'),
      isSo: isAt('identified'),
    }),
    'given, and not identified yet': {
      when: isUnsaid,
      becomes: { authorisation: 'authorized' },
      arrange: atProvider('authorise_only'),
    },
    'an address': { when: isUnsaid },
    'refused there': comesTo({
      when: isUnsaid,
      becomes: { authorisation: 'refused' },
      arrange: atProvider('reject'),
      isSo: isAt('refused'),
    }),
    'nobody offers it': 'the server of the demo has a provider; the suite of the views has none',
    'asked by a child account': childAsks,
    ...readFaults,
  },
  watchAuthorisation: {
    given: [
      { when: isAt('none', 'refused'), becomes: { authorisation: 'identified' }, arrange: atProvider('authorise') },
      afterNothing({ when: isAt('none'), becomes: { authorisation: 'identified' }, arrange: atProvider('authorise') }),
    ],
    'refused there': { when: isAt('none'), becomes: { authorisation: 'refused' }, arrange: atProvider('reject') },
    'asked by a child account': childAsks,
  },
  uploadAttorney: {
    uploaded: { when: both(isOpen, not(hasAttorney)), arrange: uploadAttorney },
    'another uploaded': { when: both(isOpen, hasAttorney), arrange: uploadAttorney },
    'kept as it was': asksNothing,
  },
};
