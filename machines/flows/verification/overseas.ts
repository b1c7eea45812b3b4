import { routesBy } from '../../kit/routing.ts';
import { standingOf } from './reasons.ts';
import {
  beginWith,
  enterprise,
  lookingUp,
  passed,
  reading,
  submitting,
  unread,
  verificationSetup,
  watching,
} from './setup.ts';

/**
 * An enterprise outside mainland China is verified.
 *
 * Life: how the verification stands is read; the enterprise's names, number, licence and mobile are entered and handed in; it waits for
 * the decision; what was refused, or is still to come, is entered again, until it has passed.
 *
 * Invariants:
 * - Nothing is handed in that the lifecycle does not let, and of it only what is open.
 * - Each attempt has a key of its own, which a reload keeps: what is handed in is handed in once.
 * - An answer that does not come leads to looking it up; until that has succeeded nothing else is offered.
 * - What was entered stays whatever happens, until something was decided since. A number that cannot be looked up stands in no way.
 */
export const overseasVerificationMachine = verificationSetup.createMachine({
  id: 'overseasVerification',
  context: ({ input }) => beginWith(input),
  initial: 'reading',
  states: {
    reading,
    unread,
    /** Where what was read leads. */
    sorting: {
      always: [
        ...routesBy(standingOf, {
          passed: 'passed',
          pending: 'watching',
          closed: 'watching.closed',
          open: null,
        }),
        { target: 'enterprise' },
      ],
    },
    enterprise,
    submitting,
    lookingUp,
    watching,
    passed,
    over: { type: 'final' },
  },
});
