import { z } from 'zod/mini';
import { setting } from './settingDocs.ts';
import { whole } from './variables.ts';

/** How long sessions and saved answers live, and how much a stranger may try and leave. */
export interface SessionSettings {
  readonly session: { readonly idle_hours: number; readonly absolute_hours: number };
  readonly idempotency_hours: number;
  /** How many sign-ins may fail in the window: for an e-mail address, and for a network. */
  readonly sign_in: {
    readonly attempts: number;
    readonly network_attempts: number;
    readonly window_minutes: number;
  };
  /** How many runs are kept without a session: for a tab, for a network, and in all. */
  readonly tab_drafts: { readonly each: number; readonly network: number; readonly all: number };
}

/** The settings by their names in the environment. */
export const sessionVariables = {
  MALLFLOW_SESSION_IDLE_HOURS: setting(
    'After how many hours without a request a session ends.',
    whole(24, { min: 1, max: 720 }),
  ),
  MALLFLOW_SESSION_HOURS: setting('After how many hours every session ends.', whole(168, { min: 1, max: 2160 })),
  MALLFLOW_IDEMPOTENCY_HOURS: setting(
    'How many hours the answer to an idempotency key is kept.',
    whole(24, { min: 1, max: 720 }),
  ),
  MALLFLOW_SIGN_IN_ATTEMPTS: setting(
    'How many sign-ins may fail for one e-mail address within `MALLFLOW_SIGN_IN_MINUTES`.',
    whole(10, { min: 1, max: 1000 }),
  ),
  MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS: setting(
    'How many may fail from one network; ten times as many in all, and twenty times as many for an IPv6 site.',
    whole(100, { min: 1, max: 100_000 }),
  ),
  MALLFLOW_SIGN_IN_MINUTES: setting('The minutes in which failed sign-ins count.', whole(15, { min: 1, max: 1440 })),
  MALLFLOW_TAB_DRAFTS: setting(
    'How many unfinished runs one tab without a session keeps; the one idle longest makes room.',
    whole(10, { min: 1, max: 1000 }),
  ),
  MALLFLOW_TAB_NETWORK_DRAFTS: setting('How many such runs one network keeps.', whole(100, { min: 1, max: 100_000 })),
  MALLFLOW_TAB_ALL_DRAFTS: setting('How many such runs there are in all.', whole(2000, { min: 1, max: 1_000_000 })),
};

const environment = z.object(sessionVariables);

export const readSessionSettings = (env: z.output<typeof environment>): SessionSettings => ({
  session: { idle_hours: env.MALLFLOW_SESSION_IDLE_HOURS, absolute_hours: env.MALLFLOW_SESSION_HOURS },
  idempotency_hours: env.MALLFLOW_IDEMPOTENCY_HOURS,
  sign_in: {
    attempts: env.MALLFLOW_SIGN_IN_ATTEMPTS,
    network_attempts: env.MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS,
    window_minutes: env.MALLFLOW_SIGN_IN_MINUTES,
  },
  tab_drafts: {
    each: env.MALLFLOW_TAB_DRAFTS,
    network: env.MALLFLOW_TAB_NETWORK_DRAFTS,
    all: env.MALLFLOW_TAB_ALL_DRAFTS,
  },
});
