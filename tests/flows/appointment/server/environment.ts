import type { AppointmentContext } from '#machines/flows/appointment/types.ts';

/** The client's status with respect to its appointments. */
export type Status =
  /** The questionnaire is not answered yet. */
  | 'new'
  | 'free'
  | 'to come'
  /** Rescheduled. */
  | 'moved'
  | 'under way'
  | 'cancelled'
  | 'frozen'
  | 'kept'
  | 'cancelled by us'
  /** The user is no longer the main account. */
  | 'child'
  | 'sandbox';

/** The last thing that the page has had done, unless others have acted since. */
export type LastAction = 'answered' | 'booked' | 'moved' | 'cancelled' | 'frozen';

export interface Environment {
  /** Whether the questionnaire was answered before the page was opened; null before it is read. */
  readonly was_answered: boolean | null;
  readonly stands: Status;
  readonly done: LastAction | null;
  /** Cancellations since the last freeze. */
  readonly cancelled: number;
  /** What the client is not offered: a time that another client has, all times, a goal, the setup or another topic. */
  readonly lacks: 'first' | 'later' | 'times' | 'goal' | 'setup' | 'topic' | null;
  /** Whether the time that another client has is the one chosen in the run. */
  readonly is_chosen_taken: boolean;
  /** What the server answers to the entered code. */
  readonly code: 'right' | 'wrong' | 'old' | null;
}

export const initialEnvironment: Environment = {
  was_answered: null,
  stands: 'new',
  done: null,
  cancelled: 0,
  lacks: null,
  is_chosen_taken: false,
  code: null,
};

/** The code counts while the run holds it, and the taken time while it is chosen. */
export const environmentFromContext = (
  environment: Environment,
  { code, slot }: AppointmentContext,
): Partial<Environment> => ({
  is_chosen_taken: environment.is_chosen_taken && slot !== null,
  code: code === null ? null : environment.code,
});

/** The consultant's times, with their texts on the page, worked out by hand in Shanghai time. */
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
/** What is left of a freeze when the page first learns of it. */
export const shortFreezeMs = hourMs / 2;

export const slotIdAt = (starts_at: string): string => `at-${Date.parse(starts_at) / 60_000}`;
