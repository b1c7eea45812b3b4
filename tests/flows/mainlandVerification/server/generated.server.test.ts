import { mainlandVerificationExamples } from '#machines/flows/verification/examples.ts';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import type { MainlandEvent, VerificationContext } from '#machines/flows/verification/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { leftToForms, leftToReceipts, type ServedFlow, type ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { mainlandApplicant as applicant } from '../../verification/server/applicants.ts';
import {
  type Environment,
  environmentFromContextOf,
  initialEnvironment,
} from '../../verification/server/environment.ts';
import { callsOfMainland, openVerification, type VerificationRun } from '../../verification/server/run.ts';
import { enterpriseEvents, isAllowedOnBoth, sharedServedFlow } from '../../verification/server/served.ts';
import { agreesWithPersonForm, mainlandVerification } from '../index.ts';
import { mainlandScenarios, outputOfExample } from './scenarios.ts';

const [both] = mainlandVerificationExamples.events['person.enter'];
const environmentFromContext = environmentFromContextOf(applicant);

const events: readonly MainlandEvent[] = [
  ...enterpriseEvents(applicant),
  both.event,
  { type: 'proofMethod.choose', method: 'authorisation' },
  { type: 'proofMethod.choose', method: 'attorney' },
  { type: 'attorney.replace' },
  { type: 'attorney.remove' },
  { type: 'authorisation.check' },
  { type: 'person.done', understood: true },
  { type: 'person.done', understood: false },
  { type: 'person.change' },
];
const isAllowedForApplicant = isAllowedOnBoth(applicant);

/** Not done on paths with an answer from the provider; the other paths cover these. */
const withAttorneyOnly: ReadonlySet<string> = new Set([
  'proofMethod.choose',
  'phone.change',
  'license.replace',
  'license.remove',
]);

const isNothingEntered = ({ entered }: VerificationContext): boolean => entered.legal_person_id === null;

function isEventAllowed(at: ServedState<Environment>, event: MainlandEvent): boolean {
  const { authorisation, proof_method, stands } = at.environment;
  const isStraight = authorisation !== 'none' || proof_method === 'authorisation';
  if (authorisation !== 'none' && withAttorneyOnly.has(event.type)) return false;
  switch (event.type) {
    case 'person.done':
      // 'authorized' leads on like 'identified'; the paths go on only with the latter.
      return stands !== 'child' && authorisation !== 'authorized' && agreesWithPersonForm(at.snapshot.context, event);
    case 'flow.resume':
      // An empty page has nothing to resume.
      return (
        isAllowedForApplicant(at, event) && !(at.snapshot.matches('person') && isNothingEntered(at.snapshot.context))
      );
    case 'proofMethod.choose':
      return stands !== 'child';
    case 'enterprise.enter':
      return isAllowedForApplicant(at, event) && (!isStraight || event.typed === applicant.typed);
    default:
      return isAllowedForApplicant(at, event);
  }
}

const servedMainlandVerification: ServedFlow<Environment, VerificationRun, MainlandEvent> = {
  ...sharedServedFlow,
  tested: mainlandVerification,
  flow: mainlandVerificationFlow,
  events,
  scenarios: scenariosIn(mainlandScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: isEventAllowed,
    settled: (environment, { context }) => environmentFromContext(environment, context),
  },
  leftToOthers: {
    ...leftToReceipts('mainlandVerification', 'passed'),
    ...leftToForms('mainlandVerification.person', 'mainlandVerification.enterprise'),
  },
  open: openVerification(applicant, callsOfMainland),
  address: applicant.page,
};

serverSuite(await openServedWorld(), servedMainlandVerification);
