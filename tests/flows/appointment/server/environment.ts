import type { AppointmentContext } from '#machines/flows/appointment/types.ts';

/** How the client stands with its appointments. */
export type Stands =
  /** The questionnaire waits to be answered. */
  | 'new'
  | 'free'
  | 'to come'
  /** It was put at another time. */
  | 'moved'
  | 'under way'
  | 'cancelled'
  | 'frozen'
  | 'kept'
  | 'cancelled by us'
  /** Whoever asks is the main account no more. */
  | 'child'
  | 'sandbox';

/** What the page has had done last, unless others have done something since. */
export type Deed = 'answered' | 'booked' | 'moved' | 'cancelled' | 'frozen';

/** What the server's answers to appointments depend on. */
export interface Environment {
  /** Whether the questionnaire was answered before the page was opened; nobody knows before it was read. */
  readonly was_answered: boolean | null;
  readonly stands: Stands;
  readonly done: Deed | null;
  /** How often the client has cancelled since booking was frozen last. */
  readonly cancelled: number;
  /** What is not offered to the client: a time that another client has, all times, a goal, the setup or another topic. */
  readonly lacks: 'first' | 'later' | 'times' | 'goal' | 'setup' | 'topic' | null;
  /** Whether the time that another client has is the one chosen in the run. */
  readonly is_chosen_taken: boolean;
  /** What is to be said of the code that was entered. */
  readonly code: 'right' | 'wrong' | 'old' | null;
}

export const atFirst: Environment = {
  was_answered: null,
  stands: 'new',
  done: null,
  cancelled: 0,
  lacks: null,
  is_chosen_taken: false,
  code: null,
};

/** A code is the run's as long as something is booked with it, and a time as long as it is chosen. */
export const settled = (environment: Environment, { code, slot }: AppointmentContext): Partial<Environment> => ({
  is_chosen_taken: environment.is_chosen_taken && slot !== null,
  code: code === null ? null : environment.code,
});

/** Times of the consultant, and how the page says each: worked out by hand, by the clock of Shanghai. */
export const times = {
  first: '2026-11-25T01:00:00.000Z',
  afterFirst: '2026-11-25T02:00:00.000Z',
  elsewhere: '2026-11-25T06:00:00.000Z',
  later: '2026-11-27T01:00:00.000Z',
  afterLater: '2026-11-27T02:00:00.000Z',
} as const;

export const spans: Readonly<Record<string, string>> = {
  [times.first]: 'Nov 25, 2026, 09:00 – 10:00',
  [times.afterFirst]: 'Nov 25, 2026, 10:00 – 11:00',
  [times.elsewhere]: 'Nov 25, 2026, 14:00 – 15:00',
  [times.later]: 'Nov 27, 2026, 09:00 – 10:00',
  [times.afterLater]: 'Nov 27, 2026, 10:00 – 11:00',
};

export const hourMs = 3_600_000;
/** How long a freeze still lasts of which the page hears first. */
export const shortFreezeMs = hourMs / 2;

/** How the server names a time. */
export const slotIdAt = (starts_at: string): string => `at-${Date.parse(starts_at) / 60_000}`;
