import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type HandedOverPurpose, type HandOverState, handOverStates } from '#contract/entities/handOver.ts';
import { type StoredFile, storedFile } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import { applyErrorEvent, type Fault } from '../kit/fault.ts';
import { assignOutcome, isOutcome } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { pollingMachine } from './polling.ts';

export interface HandOverInput {
  readonly purpose: HandedOverPurpose;
}

/** The secret in the code stays with the page, because a context is written to drafts and traces. */
export interface BegunHandOver {
  readonly hand_over_id: string;
  /** Four digits that both devices show. */
  readonly check_code: string;
  /** The code can be opened until this moment, by the page's clock (ISO 8601). */
  readonly expires_at: string;
}

export interface HandOverContext extends HandOverInput {
  readonly begun: BegunHandOver | null;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
  readonly file: StoredFile | null;
}

export type HandOverEvent =
  /** Replaces the code; the previous one is invalidated. */
  | { readonly type: 'handOver.renew' }
  /** Continues without the phone. */
  | { readonly type: 'handOver.end' }
  | ConnectionBack;

export type BeginOutcome =
  | { readonly kind: 'begun'; readonly begun: BegunHandOver }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const phoneOutcome = z.object({ state: z.enum(handOverStates), file: z.nullable(storedFile) });
export type PhoneOutcome = Readonly<z.infer<typeof phoneOutcome>>;
const parsePhoneOutcome = (answer: unknown): PhoneOutcome => phoneOutcome.parse(answer);

const followQuery = z.object({ hand_over_id: z.string(), seen: z.enum(['waiting', 'opened']) });
/** Polling answers once the phone is further than `seen`. */
export type FollowQuery = Readonly<z.infer<typeof followQuery>>;
export const parseFollowQuery = (query: unknown): FollowQuery => followQuery.parse(query);

export const handOverPorts = {
  begin: unprovidedPort<HandOverInput, BeginOutcome>('begin'),
  follow: pollingMachine,
  /** Ends the hand-over; answers with the file if the phone has sent it already. */
  end: unprovidedPort<{ readonly hand_over_id: string }, PhoneOutcome>('end'),
  untilMoment: unprovidedUntilMoment,
};
export type HandOverPorts = typeof handOverPorts;

const stateIn = (event: object): HandOverState | null =>
  'output' in event ? parsePhoneOutcome(event.output).state : null;
const buildFollowQuery = ({ begun }: HandOverContext, seen: FollowQuery['seen']): FollowQuery => ({
  hand_over_id: begun?.hand_over_id ?? '',
  seen,
});

const handOverSetup = setup({
  types: {
    context: {} as HandOverContext,
    events: {} as HandOverEvent,
    input: {} as HandOverInput,
    output: {} as StoredFile | null,
    children: {} as {
      readonly begin: 'begin';
      readonly followOpening: 'follow';
      readonly followSending: 'follow';
      readonly end: 'end';
      readonly untilCodeEnds: 'untilMoment';
    },
  },
  actors: handOverPorts,
  guards: {
    isOpened: ({ event }) => stateIn(event) === 'opened',
    isDone: ({ event }) => stateIn(event) === 'done',
    isExpired: ({ event }) => stateIn(event) === 'expired',
  },
  actions: {
    takeFile: assign(({ event }) => ('output' in event ? { file: parsePhoneOutcome(event.output).file } : {})),
    setFault: assign(applyErrorEvent),
    beginAnew: assign({ begun: null, refusal: null, fault: null }),
  },
});

const endTransitions = [
  { guard: 'isDone', target: '#handOver.finished', actions: 'takeFile' },
  { guard: 'isExpired', target: '#handOver.expired' },
  { target: '#handOver.ended' },
] as const;

const transitionsAfterEnd = { 'handOver.renew': 'beginning', 'handOver.end': 'finished' } as const;

/**
 * Hands one file of a flow over to a phone; a child machine that flows invoke like a port. Its output is the file that
 * the phone has sent, or null if the user continues without it.
 *
 * Life: a code is created and shown; a phone opens it, once, and sends the file, which ends the machine. Meanwhile the
 * user can end the hand-over here, or replace a code that no phone has opened. A code expires.
 *
 * Invariants:
 * - The code's secret is never in the context: after a reload the page cannot show the code again, and creates another.
 * - An expired code is never shown; the server decides whether a phone opened it in time.
 * - A file that the phone has sent is accepted once, also if it arrives while the hand-over is being ended here.
 */
export const handOverMachine = handOverSetup.createMachine({
  id: 'handOver',
  context: ({ input }) => ({ ...input, begun: null, refusal: null, fault: null, file: null }),
  initial: 'beginning',
  states: {
    beginning: {
      entry: 'beginAnew',
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { purpose } }) => ({ purpose }),
        onDone: [
          {
            guard: isOutcome('begun'),
            target: 'following',
            actions: assignOutcome('begun', ({ begun }) => ({ begun })),
          },
          { target: 'refused', actions: assignOutcome('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'failed', actions: 'setFault' },
      },
    },
    following: {
      type: 'parallel',
      meta: { shares: { fault: 'what is heard of the phone takes back what was said of an end that failed' } },
      states: {
        phone: {
          initial: 'waiting',
          states: {
            waiting: {
              invoke: {
                id: 'followOpening',
                src: 'follow',
                input: ({ context }) => buildFollowQuery(context, 'waiting'),
                onDone: [{ guard: 'isOpened', target: 'opened', actions: assign({ fault: null }) }, ...endTransitions],
              },
              on: { 'handOver.renew': '#handOver.beginning' },
              initial: 'shown',
              states: {
                shown: {
                  invoke: {
                    id: 'untilCodeEnds',
                    src: 'untilMoment',
                    input: ({ context }) => ({ at: context.begun?.expires_at ?? '' }),
                    onDone: 'outdated',
                    // Without a clock, the server reports the expiry.
                    onError: 'untimed',
                  },
                },
                untimed: {},
                /** The code is hidden. Polling goes on, as a phone may have opened it in time. */
                outdated: {},
              },
            },
            opened: {
              invoke: {
                id: 'followSending',
                src: 'follow',
                input: ({ context }) => buildFollowQuery(context, 'opened'),
                onDone: endTransitions,
              },
            },
          },
        },
        end: {
          initial: 'idle',
          states: {
            idle: { on: { 'handOver.end': { target: 'requested', actions: assign({ fault: null }) } } },
            requested: {
              invoke: {
                id: 'end',
                src: 'end',
                input: ({ context: { begun } }) => ({ hand_over_id: begun?.hand_over_id ?? '' }),
                onDone: { target: '#handOver.finished', actions: 'takeFile' },
                onError: { target: 'idle', actions: 'setFault' },
              },
            },
          },
        },
      },
    },
    expired: { on: transitionsAfterEnd },
    /** Ended elsewhere: by another code, or with the session. */
    ended: { on: transitionsAfterEnd },
    refused: { on: transitionsAfterEnd },
    failed: { on: { ...transitionsAfterEnd, 'connection.back': 'beginning' } },
    finished: { type: 'final' },
  },
  output: ({ context }) => context.file,
});
