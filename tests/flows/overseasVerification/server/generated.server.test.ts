import { overseasVerificationExamples } from '#machines/flows/verification/examples.ts';
import { overseasVerificationFlow } from '#machines/flows/verification/flow.ts';
import type { OverseasEvent } from '#machines/flows/verification/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import { leftToForms, leftToReceipts, type ServedFlow } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { overseasApplicant as applicant } from '../../verification/server/applicants.ts';
import {
  type Environment,
  environmentFromContextOf,
  initialEnvironment,
} from '../../verification/server/environment.ts';
import { outputsFor } from '../../verification/server/outputs.ts';
import { callsOfOverseas, openVerification, type VerificationRun } from '../../verification/server/run.ts';
import { enterpriseScenarios } from '../../verification/server/scenarios.ts';
import { enterpriseEvents, isAllowedOnBoth, sharedServedFlow } from '../../verification/server/served.ts';
import { overseasVerification } from '../index.ts';

const outputOfExample = outputsFor(overseasVerificationExamples.ports, applicant);
const events = enterpriseEvents(applicant);
const environmentFromContext = environmentFromContextOf(applicant);

const servedOverseasVerification: ServedFlow<Environment, VerificationRun, OverseasEvent> = {
  ...sharedServedFlow,
  tested: overseasVerification,
  flow: overseasVerificationFlow,
  events,
  scenarios: scenariosIn(enterpriseScenarios(applicant, outputOfExample), outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: isAllowedOnBoth(applicant),
    settled: (environment, { context }) => environmentFromContext(environment, context),
  },
  leftToOthers: {
    ...leftToReceipts('overseasVerification', 'passed'),
    ...leftToForms('overseasVerification.enterprise'),
  },
  open: openVerification(applicant, callsOfOverseas),
  address: applicant.page,
};

serverSuite(await openServedWorld(), servedOverseasVerification);
