import { overseasVerificationExamples } from '#machines/flows/verification/examples.ts';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import type { OverseasEvent } from '#machines/flows/verification/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { isNeverLeft, type ServedFlow, sentByForms } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { overseasApplicant as applicant } from '../../verification/server/applicants.ts';
import { atFirst, type Environment, settledFor } from '../../verification/server/environment.ts';
import { outputsFor } from '../../verification/server/outputs.ts';
import { callsOfOverseas, openVerification, type VerificationRun } from '../../verification/server/run.ts';
import { enterpriseScenarios } from '../../verification/server/scenarios.ts';
import { allowsOnBoth, enterpriseEvents, servedAlike } from '../../verification/server/served.ts';
import { overseasVerification } from '../index.ts';

const outputOf = outputsFor(overseasVerificationExamples.ports, applicant);
const events = enterpriseEvents(applicant);
const settled = settledFor(applicant);

const overseasVerificationServed: ServedFlow<Environment, VerificationRun, OverseasEvent> = {
  ...servedAlike,
  tested: overseasVerification,
  flow: overseasVerificationFlow,
  events,
  scenarios: scenariosIn(enterpriseScenarios(applicant, outputOf), outputOf),
  environment: {
    initial: atFirst,
    allows: allowsOnBoth(applicant),
    settled: (environment, { context }) => settled(environment, context),
  },
  leftToOthers: { ...isNeverLeft('overseasVerification', 'passed'), ...sentByForms('overseasVerification.enterprise') },
  open: openVerification(applicant, callsOfOverseas),
  address: applicant.page,
};

serverSuite(await openServedWorld(), overseasVerificationServed);
