import { mainlandVerificationExamples } from '#machines/flows/verification/examples.ts';
import { mainlandVerificationFlow } from '#machines/flows/verification/flow.ts';
import type { MainlandEvent, VerificationContext } from '#machines/flows/verification/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { type At, isNeverLeft, type ServedFlow, sentByForms } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { mainlandApplicant as applicant } from '../../verification/server/applicants.ts';
import { atFirst, type Environment, settledFor } from '../../verification/server/environment.ts';
import { callsOfMainland, openVerification, type VerificationRun } from '../../verification/server/run.ts';
import { allowsOnBoth, enterpriseEvents, servedAlike } from '../../verification/server/served.ts';
import { agreesWithPersonForm, mainlandVerification } from '../index.ts';
import { mainlandScenarios, outputOf } from './scenarios.ts';

const [both] = mainlandVerificationExamples.events['person.enter'];
const settled = settledFor(applicant);

const events: readonly MainlandEvent[] = [
  ...enterpriseEvents(applicant),
  both.event,
  { type: 'voucher.choose', voucher: 'authorisation' },
  { type: 'voucher.choose', voucher: 'attorney' },
  { type: 'attorney.replace' },
  { type: 'attorney.remove' },
  { type: 'authorisation.check' },
  { type: 'person.done', understood: true },
  { type: 'person.done', understood: false },
  { type: 'person.change' },
];
const allowed = allowsOnBoth(applicant);

/** Not done on paths with an answer from the provider; the other paths cover these. */
const withAttorneyOnly: ReadonlySet<string> = new Set([
  'voucher.choose',
  'phone.change',
  'license.replace',
  'license.remove',
]);

const isNothingEntered = ({ entered }: VerificationContext): boolean => entered.legal_person_id === null;

function allows(at: At<Environment>, event: MainlandEvent): boolean {
  const { authorisation, vouched_by, stands } = at.environment;
  const isStraight = authorisation !== 'none' || vouched_by === 'authorisation';
  if (authorisation !== 'none' && withAttorneyOnly.has(event.type)) return false;
  switch (event.type) {
    case 'person.done':
      // 'authorized' leads on like 'identified'; the paths go on only with the latter.
      return stands !== 'child' && authorisation !== 'authorized' && agreesWithPersonForm(at.snapshot.context, event);
    case 'flow.resume':
      // An empty page has nothing to resume.
      return allowed(at, event) && !(at.snapshot.matches('person') && isNothingEntered(at.snapshot.context));
    case 'voucher.choose':
      return stands !== 'child';
    case 'enterprise.enter':
      return allowed(at, event) && (!isStraight || event.typed === applicant.typed);
    default:
      return allowed(at, event);
  }
}

const mainlandVerificationServed: ServedFlow<Environment, VerificationRun, MainlandEvent> = {
  ...servedAlike,
  tested: mainlandVerification,
  flow: mainlandVerificationFlow,
  events,
  scenarios: scenariosIn(mainlandScenarios, outputOf),
  environment: {
    initial: atFirst,
    allows,
    settled: (environment, { context }) => settled(environment, context),
  },
  leftToOthers: {
    ...isNeverLeft('mainlandVerification', 'passed'),
    ...sentByForms('mainlandVerification.person', 'mainlandVerification.enterprise'),
  },
  open: openVerification(applicant, callsOfMainland),
  address: applicant.page,
};

serverSuite(await openServedWorld(), mainlandVerificationServed);
