import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import { type Fault, faultOf } from '../kit/fault.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack, PageShown } from '../kit/runEvents.ts';

/** A query or an answer, in the type of the flow that invokes polling. */
export type PollingValue = Readonly<Record<string, unknown>>;

const watchQuery = z.object({ seen: z.string() });
/** The revision that the flow has seen; the port answers once it differs. */
export const parseSeenRevision = (query: PollingValue): string => watchQuery.parse(query).seen;

const orderQuery = z.object({ order_id: z.string() });
export type OrderQuery = Readonly<z.infer<typeof orderQuery>>;
export const parseOrderQuery = (query: PollingValue): OrderQuery => orderQuery.parse(query);

export interface PollingContext {
  readonly query: PollingValue;
  readonly answer: PollingValue | null;
  /** Failures since the last success, `connection.back` or `page.shown`. */
  readonly failures: number;
  /** "Not known yet" answers since the start or the last `connection.back` or `page.shown`. */
  readonly waits: number;
  /** The next poll (ISO 8601). */
  readonly ask_again_at: string | null;
  readonly fault: Fault | null;
}

export type PollingEvent =
  /** The user does not want to wait. */
  { readonly type: 'poll.now' } | ConnectionBack | PageShown;

const firstPauseMs = 4_000;
const maxPauseMs = 60_000;

/** After a failure: doubles each time, from 4 s up to a minute. */
const pauseAfter = (failures: number): number => Math.min(maxPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));

/** Without failures: grows slightly, and stays below 5 s so that changes show within five seconds. */
const pauseBetween = (waits: number): number => Math.min(4_500, 2_400 + 100 * waits);

const hiddenPauseFactor = 10;

/** Polling interval while the page is visible and while it is hidden. */
export interface Pause {
  readonly ms: number;
  readonly hidden_ms: number;
}

function pauseOf({ fault, failures, waits }: PollingContext): Pause {
  const ms = fault === null ? pauseBetween(waits) : pauseAfter(failures);
  return { ms, hidden_ms: fault === null ? ms * hiddenPauseFactor : ms };
}

/** The flow supplies the query, and parses the answer by a schema. */
export const pollingPorts = {
  /** Null while the answer is not known yet. */
  ask: unprovidedPort<PollingValue, PollingValue | null>('ask'),
  untilMoment: unprovidedUntilMoment,
  /**
   * The moment at which a pause that starts now ends. Asked for each pause, as the page's visibility is known only
   * then.
   */
  momentIn: unprovidedPort<Pause, { readonly at: string }>('momentIn'),
};
export type PollingPorts = typeof pollingPorts;

/**
 * Asks a port until it answers; a child machine that flows invoke like a port, for what must be known before anything
 * else can be done.
 *
 * Life: it asks; after a failure, or while the answer is not known yet, it waits, longer each time, and asks again. It
 * asks at once when the user wants it, the page becomes visible or the connection is back. It never gives up while its
 * page is open. The output is the answer, validated by the schema, which also types the flow's `onDone` and the port.
 */
export const createPollingMachine = <Answer extends PollingValue>(answer: z.ZodMiniType<Answer>) =>
  setup({
    types: {
      context: {} as PollingContext,
      events: {} as PollingEvent,
      input: {} as PollingValue,
      output: {} as Answer,
      tags: {} as 'pausing',
    },
    actors: pollingPorts,
    actions: {
      setFault: assign(({ context, event }) =>
        'error' in event ? { fault: faultOf(event.error), failures: context.failures + 1 } : {},
      ),
      noteWait: assign(({ context }) => ({ waits: context.waits + 1, failures: 0, fault: null })),
      askAfresh: assign({ failures: 0, waits: 0 }),
    },
  }).createMachine({
    id: 'polling',
    context: ({ input }) => ({
      query: input,
      answer: null,
      failures: 0,
      waits: 0,
      ask_again_at: null,
      fault: null,
    }),
    initial: 'asking',
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
          onError: { target: 'pausing', actions: 'setFault' },
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
              input: ({ context }) => pauseOf(context),
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
          /** Without a clock only an event polls again. */
          idle: {},
        },
      },
      answered: { type: 'final' },
    },
    output: ({ context }) => answer.parse(context.answer),
  });
export type PollingMachine<Answer extends PollingValue> = ReturnType<typeof createPollingMachine<Answer>>;

export const pollingMachine = createPollingMachine<PollingValue>(z.record(z.string(), z.unknown()));
