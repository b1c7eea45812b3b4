import { appointmentExamples } from '#machines/flows/appointment/examples.ts';
import { appointmentFlow } from '#machines/flows/appointment/flow.ts';
import { isContactEntered, missingAnswerFields } from '#machines/flows/appointment/reasons.ts';
import type { AppointmentContext, AppointmentFlowEvent } from '#machines/flows/appointment/types.ts';
import { scenariosIn } from '../../../flowkit/server/scenario.ts';
import type { At, ServedFlow } from '../../../flowkit/server/servedFlow.ts';
import { openServedWorld } from '../../../flowkit/server/servedWorld.ts';
import { serverSuite } from '../../../flowkit/server/serverSuite.ts';
import { appointment } from '../index.ts';
import { atFirst, type Environment, settled } from './environment.ts';
import { expectAt, expectEffects, tells } from './expected.ts';
import { probesAt } from './probes.ts';
import { type AppointmentRun, effects, openAppointments, withdrawnTopic } from './run.ts';
import { appointmentScenarios, outputOf } from './scenarios.ts';

const { events: examples } = appointmentExamples;
/** The user's events. Forms are filled in completely at once. */
const events: readonly AppointmentFlowEvent[] = Object.values(examples)
  .flat()
  .filter(({ name }) => !['a beginning', 'without a time of the week', 'on DingTalk'].includes(name))
  .map(({ event }) => event);

const [the, later] = examples['time.choose'];

/** Books the first time, and moves to the later one. */
const isWanted = ({ doing }: AppointmentContext, event: AppointmentFlowEvent): boolean =>
  event === (doing === 'move' ? later : the).event;

function allows({ snapshot, environment }: At<Environment>, event: AppointmentFlowEvent): boolean {
  const context: AppointmentContext = snapshot.context;
  switch (event.type) {
    case 'answers.save':
      return (event.answers !== null) === (missingAnswerFields(context).length === 0);
    case 'appointment.book':
      return event.understood === isContactEntered(context);
    case 'time.choose':
      return isWanted(context, event);
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

const noClock = 'the page has a clock; the suite of the views has none';

const appointmentServed: ServedFlow<Environment, AppointmentRun, AppointmentFlowEvent> = {
  tested: appointment,
  flow: appointmentFlow,
  subject: '',
  input: { key: 'key-of-the-draft', userInput: null },
  events,
  scenarios: scenariosIn(appointmentScenarios, outputOf),
  environment: {
    initial: atFirst,
    allows,
    settled: (environment, { context }) => settled(environment, context),
  },
  leftToOthers: {
    'appointment.frozen.counting xstate.error.actor.untilFreezeEnds[0] -> appointment.frozen.idle': noClock,
    'appointment.frozen.idle': noClock,
  },
  open: openAppointments,
  address: '/mall/appointment-list',
  tells,
  expectAt,
  probesAt,
  effects,
  expectEffects,
};

serverSuite(await openServedWorld(), appointmentServed);
