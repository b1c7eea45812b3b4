import { z } from 'zod/mini';
import { setting } from '../../environment/setting.ts';
import { wholeNumber } from '../../environment/variables.ts';

export interface SessionSettings {
  readonly session: { readonly idle_hours: number; readonly absolute_hours: number };
  /** Failed sign-ins allowed per window: per e-mail address, and per network. */
  readonly sign_in: {
    readonly attempts: number;
    readonly network_attempts: number;
    readonly window_minutes: number;
  };
  /** The binary logarithm of scrypt's N. */
  readonly password_cost: number;
}

export const sessionVariables = {
  MALLFLOW_SESSION_IDLE_HOURS: setting(
    'After how many hours without a request a session ends.',
    wholeNumber(24, { min: 1, max: 720 }),
  ),
  MALLFLOW_SESSION_HOURS: setting('After how many hours every session ends.', wholeNumber(168, { min: 1, max: 2160 })),
  MALLFLOW_SIGN_IN_ATTEMPTS: setting(
    'How many sign-ins may fail for one e-mail address within `MALLFLOW_SIGN_IN_MINUTES`.',
    wholeNumber(10, { min: 1, max: 1000 }),
  ),
  MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS: setting(
    'How many may fail from one network; ten times as many in all, and twenty times as many for an IPv6 site.',
    wholeNumber(100, { min: 1, max: 100_000 }),
  ),
  MALLFLOW_SIGN_IN_MINUTES: setting(
    'The minutes in which failed sign-ins count.',
    wholeNumber(15, { min: 1, max: 1440 }),
  ),
};

const environment = z.object(sessionVariables);

export const readSessionSettings = (env: z.output<typeof environment>): SessionSettings => ({
  session: { idle_hours: env.MALLFLOW_SESSION_IDLE_HOURS, absolute_hours: env.MALLFLOW_SESSION_HOURS },
  sign_in: {
    attempts: env.MALLFLOW_SIGN_IN_ATTEMPTS,
    network_attempts: env.MALLFLOW_SIGN_IN_NETWORK_ATTEMPTS,
    window_minutes: env.MALLFLOW_SIGN_IN_MINUTES,
  },
  password_cost: 15,
});
