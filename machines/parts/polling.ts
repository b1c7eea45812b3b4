import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import { type Fault, faultOf } from '../kit/fault.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack, PageShown } from '../kit/runEvents.ts';

/** A question or an answer, as the flow that invokes it knows it. */
export type Polled = Readonly<Record<string, unknown>>;

const watched = z.object({ seen: z.string() });
/** What a flow has seen of what it watches: what differs from it is news. */
export const seenIn = (query: Polled): string => watched.parse(query).seen;

const orderQuery = z.object({ order_id: z.string() });
/** A question about an order. */
export type OrderQuery = Readonly<z.infer<typeof orderQuery>>;
export const orderQueryOf = (query: Polled): OrderQuery => orderQuery.parse(query);

export interface PollingContext {
  readonly query: Polled;
  readonly answer: Polled | null;
  /** How often it was asked in vain since somebody asked for it last. */
  readonly failures: number;
  /** How often the answer was that it is not known yet. */
  readonly waits: number;
  /** When it is asked again (ISO 8601). */
  readonly ask_again_at: string | null;
  readonly fault: Fault | null;
}

export type PollingEvent =
  /** Somebody does not want to wait. */
  { readonly type: 'poll.now' } | ConnectionBack | PageShown;

const firstPauseMs = 4_000;
const longestPauseMs = 60_000;

/** How long it is waited after a failure before it is asked once more: twice as long each time, up to a minute. */
const pauseAfter = (failures: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));

/** How long it is waited where nothing is wrong: longer each time, though what happens is in sight within five seconds. */
const pauseBetween = (waits: number): number => Math.min(4_500, 2_400 + 100 * waits);

const hiddenTimes = 10;

/** How long it is waited where somebody looks at the page, and where nobody does. */
export interface Pause {
  readonly ms: number;
  readonly hidden_ms: number;
}

function pauseOf({ fault, failures, waits }: PollingContext): Pause {
  const ms = fault === null ? pauseBetween(waits) : pauseAfter(failures);
  return { ms, hidden_ms: fault === null ? ms * hiddenTimes : ms };
}

/** What polling asks of the world: the flow that invokes it gives the question, and reads the answer by a schema. */
export const pollingPorts = {
  /** Null where it is not known yet. */
  ask: unprovidedPort<Polled, Polled | null>('ask'),
  untilMoment: unprovidedUntilMoment,
  /** Which moment it is after a pause that begins now: only then is it known whether somebody looks at the page. */
  momentIn: unprovidedPort<Pause, { readonly at: string }>('momentIn'),
};
export type PollingPorts = typeof pollingPorts;

/**
 * Asks a port until it answers: a part that flows invoke as they invoke a port, for what has to be known before
 * anything else can be done.
 *
 * Life: it asks; where that fails, or it is not known yet, it waits, longer each time, and asks again; at once when somebody wants
 * it, looks at the page again, or the connection is back. It never gives up while its page is open, and ends with the answer, whose
 * shape it is made with: by it the flow knows the type of what comes, and the port what it has to answer.
 */
export const pollingOf = <Answer extends Polled>(answer: z.ZodMiniType<Answer>) =>
  setup({
    types: {
      context: {} as PollingContext,
      events: {} as PollingEvent,
      input: {} as Polled,
      output: {} as Answer,
      tags: {} as 'pausing',
    },
    actors: pollingPorts,
    actions: {
      keepFault: assign(({ context, event }) =>
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
          /** No clock: somebody has to ask. */
          idle: {},
        },
      },
      answered: { type: 'final' },
    },
    output: ({ context }) => answer.parse(context.answer),
  });
export type Polling<Answer extends Polled> = ReturnType<typeof pollingOf<Answer>>;

/** Polling by itself, whatever is answered. */
export const pollingMachine = pollingOf<Polled>(z.record(z.string(), z.unknown()));
