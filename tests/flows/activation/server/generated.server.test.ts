import { activationFlow } from '#machines/flows/activation/flow.ts';
import {
  type ActivationContext,
  type ActivationEvent,
  type ActivationMachineInput,
  activationUserInput,
} from '#machines/flows/activation/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import {
  leftToReceipts,
  noClockReason,
  type ReportedFailure,
  type ServedFlow,
  type ServedState,
} from '../../../flowkit/server/servedFlow.ts';
import type { ServedRun } from '../../../flowkit/server/servedRun.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { activation } from '../index.ts';
import { chosenAdministrator, type Environment, initialEnvironment, memberOfExamples } from './environment.ts';
import { expectAt, expectEffects } from './expected.ts';
import { probesAt } from './probes.ts';
import { openActivation, readEffects, subject } from './run.ts';
import { activationScenarios, outputOfExample } from './scenarios.ts';

const events: readonly ActivationEvent[] = [
  { type: 'document.choose', document: 'payment_by_others' },
  { type: 'document.choose', document: 'contract' },
  { type: 'signing.begin' },
  { type: 'signing.check' },
  { type: 'member.choose', member_id: 'member-2' },
  { type: 'member.choose', member_id: 'member-1' },
  { type: 'order.activate' },
  { type: 'activation.check' },
  { type: 'connection.back' },
  { type: 'flow.resume' },
];

function reportedFailure(state: string, { context }: ServedState<Environment>['snapshot']): ReportedFailure | null {
  const { fault, refusal, nothing_activated, terms_changed }: ActivationContext = context;
  if (state === 'loadFailed') return { fault, isTriedAgain: false };
  if (!state.startsWith('watching.')) return null;
  if (refusal !== null) return { refusal };
  return fault === null || terms_changed || nothing_activated ? null : { fault, isTriedAgain: true };
}

/** The server has other ids for people: compare by the member of the examples. */
const toComparable = (entered: unknown): unknown => {
  const { data } = activationUserInput.safeParse(entered);
  return data && { ...data, member_id: memberOfExamples(data.member_id) };
};

const servedActivation: ServedFlow<Environment, ServedRun, ActivationEvent> = {
  tested: activation,
  flow: activationFlow,
  subject,
  input: { key: 'key-of-the-draft', order_id: subject, userInput: null } satisfies ActivationMachineInput,
  events,
  scenarios: scenariosIn(activationScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    // A run cannot be opened for an order that the user cannot see.
    allows: ({ environment }, { type }) => type !== 'flow.resume' || environment.stands !== 'gone',
    settled: (_environment, { context }) => ({ chosen: chosenAdministrator(context) }),
  },
  leftToOthers: {
    'activation.notFound flow.resume[0] -> activation.reading':
      'of an order that is not there no run is taken up again',
    'activation.watching.signing xstate.error.actor.untilExpiry[0] -> activation.watching.lapsed': noClockReason,
    ...leftToReceipts('activation', 'activated'),
  },
  open: openActivation,
  address: `/mall/order/detail/${subject}/activate`,
  comparable: toComparable,
  tells: reportedFailure,
  expectAt,
  probesAt,
  effects: readEffects,
  expectEffects,
};

serverSuite(await openServedWorld(), servedActivation);
