import { assign, setup } from 'xstate';
import { unprovidedMomentIn, unprovidedUntilMoment } from '../kit/deadline.ts';
import { type Fault, faultOf } from '../kit/fault.ts';
import { unprovidedPort } from '../kit/port.ts';

/** A question or an answer, as the flow that invokes it knows it. */
export type Polled = Readonly<Record<string, unknown>>;

export interface PollingContext {
  readonly query: Polled;
  readonly answer: Polled | null;
  /** How often it was asked in vain since somebody asked for it last. */
  readonly failures: number;
  /** How often the answer was that it is not known yet. */
  readonly waits: number;
  /** Whether nobody looks at the page. */
  readonly is_hidden: boolean;
  /** When it is asked again (ISO 8601). */
  readonly ask_again_at: string | null;
  readonly fault: Fault | null;
}

export type PollingEvent =
  /** Somebody does not want to wait. */
  | { readonly type: 'poll.now' }
  /** Told by the page: the browser is online again. */
  | { readonly type: 'connection.back' }
  /** Told by the page: somebody looks at it again, or nobody does. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

/** How long it is waited after a failure before it is asked once more: twice as long each time, up to a minute. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));

const hiddenTimes = 10;

/** How long it is waited where nothing is wrong: longer each time, though what happens is in sight within five seconds. */
const pauseBetween = ({ waits, is_hidden }: Pick<PollingContext, 'waits' | 'is_hidden'>): number =>
  Math.min(4_500, 2_400 + 100 * waits) * (is_hidden ? hiddenTimes : 1);

/** What polling asks of the world: the flow that invokes it gives the question, and reads the answer by a schema. */
export const pollingPorts = {
  /** Null where it is not known yet. */
  ask: unprovidedPort<Polled, Polled | null>('ask'),
  untilMoment: unprovidedUntilMoment,
  momentIn: unprovidedMomentIn,
};
export type PollingPorts = typeof pollingPorts;

/**
 * Asks a port until it answers: a part that flows invoke as they invoke a port, for what has to be known before
 * anything else can be done.
 *
 * Life: it asks; where that fails, or it is not known yet, it waits, longer each time, and asks again; at once when somebody wants
 * it, looks at the page again, or the connection is back. It never gives up while its page is open, and ends with the answer.
 */
export const pollingMachine = setup({
  types: {
    context: {} as PollingContext,
    events: {} as PollingEvent,
    input: {} as Polled,
    output: {} as Polled | null,
    tags: {} as 'pausing',
  },
  actors: pollingPorts,
  actions: {
    keepFault: assign(({ context, event }) =>
      'error' in event ? { fault: faultOf(event.error), failures: context.failures + 1 } : {},
    ),
    noteWait: assign(({ context }) => ({ waits: context.waits + 1, failures: 0, fault: null })),
    askAfresh: assign({ failures: 0, waits: 0, is_hidden: false }),
    noteShown: assign({ is_hidden: false }),
    noteHidden: assign({ is_hidden: true }),
  },
}).createMachine({
  id: 'polling',
  context: ({ input }) => ({
    query: input,
    answer: null,
    failures: 0,
    waits: 0,
    is_hidden: false,
    ask_again_at: null,
    fault: null,
  }),
  initial: 'asking',
  on: { 'page.shown': { actions: 'noteShown' }, 'page.hidden': { actions: 'noteHidden' } },
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => context.query,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'pausing', actions: 'noteWait' },
          { target: 'answered', actions: assign(({ event }) => ({ answer: event.output, fault: null })) },
        ],
        onError: { target: 'pausing', actions: 'keepFault' },
      },
    },
    pausing: {
      tags: 'pausing',
      initial: 'timing',
      on: {
        'poll.now': 'asking',
        'connection.back': { target: 'asking', actions: 'askAfresh' },
        'page.shown': { target: 'asking', actions: 'askAfresh' },
      },
      states: {
        timing: {
          invoke: {
            id: 'timePause',
            src: 'momentIn',
            input: ({ context }) => ({
              ms: context.fault === null ? pauseBetween(context) : pauseAfter(context.failures),
            }),
            onDone: { target: 'waiting', actions: assign(({ event }) => ({ ask_again_at: event.output.at })) },
            onError: 'idle',
          },
        },
        waiting: {
          invoke: {
            id: 'untilPauseEnds',
            src: 'untilMoment',
            input: ({ context }) => ({ at: context.ask_again_at ?? '' }),
            onDone: '#polling.asking',
            onError: 'idle',
          },
        },
        /** No clock: somebody has to ask. */
        idle: {},
      },
    },
    answered: { type: 'final' },
  },
  output: ({ context }) => context.answer,
});
