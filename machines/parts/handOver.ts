import { assign, setup } from 'xstate';
import { z } from 'zod/mini';
import { type HandedOverPurpose, type HandOverState, handOverStates } from '#contract/entities/handOver.ts';
import { type StoredFile, storedFile } from '#contract/files.ts';
import type { Refusal } from '#contract/refusal.ts';
import { unprovidedUntilMoment } from '../kit/deadline.ts';
import { type Fault, faultIn } from '../kit/fault.ts';
import { answered, applyAnswer } from '../kit/outcome.ts';
import { unprovidedPort } from '../kit/port.ts';
import type { ConnectionBack } from '../kit/runEvents.ts';
import { pollingMachine } from './polling.ts';

/** What is handed over to a phone. */
export interface HandOverInput {
  readonly purpose: HandedOverPurpose;
}

/** A hand-over that has begun. The secret of its code stays with the page: a draft or a trace would tell it. */
export interface BegunHandOver {
  readonly hand_over_id: string;
  /** Four digits that both devices show. */
  readonly check_code: string;
  /** Until when the code can be opened, by the clock of the page (ISO 8601). */
  readonly expires_at: string;
}

export interface HandOverContext extends HandOverInput {
  readonly begun: BegunHandOver | null;
  readonly refusal: Refusal | null;
  readonly fault: Fault | null;
  /** What the phone has sent. */
  readonly file: StoredFile | null;
}

export type HandOverEvent =
  /** Another code is wanted: the one before ends. */
  | { readonly type: 'handOver.renew' }
  /** Whoever began it goes on without the phone. */
  | { readonly type: 'handOver.end' }
  | ConnectionBack;

export type BeginOutcome =
  | { readonly kind: 'begun'; readonly begun: BegunHandOver }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const phoneOutcome = z.object({ state: z.enum(handOverStates), file: z.nullable(storedFile) });
/** How far the phone is. */
export type PhoneOutcome = Readonly<z.infer<typeof phoneOutcome>>;
const outcomeOf = (answer: unknown): PhoneOutcome => phoneOutcome.parse(answer);

const followQuery = z.object({ hand_over_id: z.string(), seen: z.enum(['waiting', 'opened']) });
/** What polling is asked: it answers once the phone is further than it was seen. */
export type FollowQuery = Readonly<z.infer<typeof followQuery>>;
export const followQueryOf = (query: unknown): FollowQuery => followQuery.parse(query);

/** What a hand-over asks of the world. */
export const handOverPorts = {
  begin: unprovidedPort<HandOverInput, BeginOutcome>('begin'),
  /** Asks how far the phone is, until it is further. */
  follow: pollingMachine,
  /** Ends it; where the phone was first, what it has sent is answered. */
  end: unprovidedPort<{ readonly hand_over_id: string }, PhoneOutcome>('end'),
  untilMoment: unprovidedUntilMoment,
};
export type HandOverPorts = typeof handOverPorts;

const stateIn = (event: object): HandOverState | null => ('output' in event ? outcomeOf(event.output).state : null);
const queryOf = ({ begun }: HandOverContext, seen: FollowQuery['seen']): FollowQuery => ({
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
    takeFile: assign(({ event }) => ('output' in event ? { file: outcomeOf(event.output).file } : {})),
    keepFault: assign(faultIn),
    beginAnew: assign({ begun: null, refusal: null, fault: null }),
  },
});

/** Where what the phone has done leads, but for opening the code. */
const ends = [
  { guard: 'isDone', target: '#handOver.over', actions: 'takeFile' },
  { guard: 'isExpired', target: '#handOver.expired' },
  { target: '#handOver.ended' },
] as const;

/** Where nothing is under way another code can be made, or somebody goes on without a phone. */
const fromAnEnd = { 'handOver.renew': 'beginning', 'handOver.end': 'over' } as const;

/**
 * Hands one file of a flow over to a phone: a part that flows invoke as they invoke a port. It ends with the file that the phone has
 * sent, or with null where somebody goes on without it.
 *
 * Life: a code is made and shown; a phone opens it, once; it sends the file, which ends the part. Meanwhile it can be ended here, and a
 * code that nobody has opened can be replaced. A code ends by its time.
 *
 * Invariants:
 * - What the code holds is never here: after a reload the page cannot show it again, and another is made.
 * - A code whose time is over is never shown; whether a phone was quicker the server says.
 * - A file that the phone has sent is taken once, also where it came while the hand-over was ended here.
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
          { guard: answered('begun'), target: 'following', actions: applyAnswer('begun', ({ begun }) => ({ begun })) },
          { target: 'refused', actions: applyAnswer('refused', ({ refusal }) => ({ refusal })) },
        ],
        onError: { target: 'failed', actions: 'keepFault' },
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
                input: ({ context }) => queryOf(context, 'waiting'),
                onDone: [{ guard: 'isOpened', target: 'opened', actions: assign({ fault: null }) }, ...ends],
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
                    // No clock: the server says when its time is over.
                    onError: 'untimed',
                  },
                },
                untimed: {},
                /** The code is hidden. A phone may have been quicker, which is still asked. */
                outdated: {},
              },
            },
            opened: {
              invoke: {
                id: 'followSending',
                src: 'follow',
                input: ({ context }) => queryOf(context, 'opened'),
                onDone: ends,
              },
            },
          },
        },
        end: {
          initial: 'unasked',
          states: {
            unasked: { on: { 'handOver.end': { target: 'asked', actions: assign({ fault: null }) } } },
            asked: {
              invoke: {
                id: 'end',
                src: 'end',
                input: ({ context: { begun } }) => ({ hand_over_id: begun?.hand_over_id ?? '' }),
                onDone: { target: '#handOver.over', actions: 'takeFile' },
                onError: { target: 'unasked', actions: 'keepFault' },
              },
            },
          },
        },
      },
    },
    expired: { on: fromAnEnd },
    /** Ended elsewhere: by another code, or with the session. */
    ended: { on: fromAnEnd },
    refused: { on: fromAnEnd },
    failed: { on: { ...fromAnEnd, 'connection.back': 'beginning' } },
    over: { type: 'final' },
  },
  output: ({ context }) => context.file,
});
