import { appointmentExamples } from '#machines/flows/appointment/examples.ts';
import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { isContactEntered, missingAnswerFields } from '#machines/flows/appointment/reasons.ts';
import type { AppointmentContext, AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import type { ServedFlow, ServedState } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { appointment } from '../index.ts';
import { type Environment, environmentFromContext, initialEnvironment } from './environment.ts';
import { expectAt, expectEffects, reportedFailure } from './expected.ts';
import { probesAt } from './probes.ts';
import { type AppointmentRun, openAppointments, readEffects, withdrawnTopic } from './run.ts';
import { appointmentScenarios, outputOfExample } from './scenarios.ts';

const { events: examples } = appointmentExamples;
/** The user's events. Forms are filled in completely at once. */
const events: readonly AppointmentFlowEvent[] = Object.values(examples)
  .flat()
  .filter(({ name }) => !['a beginning', 'without a time of the week', 'on DingTalk'].includes(name))
  .map(({ event }) => event);

const [the, later] = examples['time.choose'];

/** Books the first time, and moves to the later one. */
const isAllowedTime = ({ doing }: AppointmentContext, event: AppointmentFlowEvent): boolean =>
  event === (doing === 'move' ? later : the).event;

function isEventAllowed({ snapshot, environment }: ServedState<Environment>, event: AppointmentFlowEvent): boolean {
  const context: AppointmentContext = snapshot.context;
  switch (event.type) {
    case 'answers.save':
      return (event.answers !== null) === (missingAnswerFields(context).length === 0);
    case 'appointment.book':
      return event.understood === isContactEntered(context);
    case 'time.choose':
      return isAllowedTime(context, event);
    case 'category.choose':
      return environment.lacks === null || (environment.lacks !== 'setup' && event.category_id !== withdrawnTopic);
    case 'appointment.move':
      // An appointment at the later time is not moved there again.
      return environment.stands !== 'moved';
    case 'booking.leave':
      // Leaving reads the questionnaire again, which then has one goal less.
      return environment.lacks !== 'goal';
    default:
      return true;
  }
}

const withClockReason = 'the page has a clock; the suite of the views has none';

const servedAppointment: ServedFlow<Environment, AppointmentRun, AppointmentFlowEvent> = {
  tested: appointment,
  flow: appointmentFlow,
  subject: '',
  input: { key: 'key-of-the-draft', userInput: null },
  events,
  scenarios: scenariosIn(appointmentScenarios, outputOfExample),
  environment: {
    initial: initialEnvironment,
    allows: isEventAllowed,
    settled: (environment, { context }) => environmentFromContext(environment, context),
  },
  leftToOthers: {
    'appointment.frozen.counting xstate.error.actor.untilFreezeEnds[0] -> appointment.frozen.idle': withClockReason,
    'appointment.frozen.idle': withClockReason,
  },
  open: openAppointments,
  address: '/mall/appointment-list',
  tells: reportedFailure,
  expectAt,
  probesAt,
  effects: readEffects,
  expectEffects,
};

serverSuite(await openServedWorld(), servedAppointment);
