import { routesByPhase } from '../../kit/routing.ts';
import { phaseOf } from './reasons.ts';
import {
  checkingOutcomeState,
  enterpriseState,
  initialContext,
  loadFailedState,
  passedState,
  readingState,
  submittingState,
  verificationSetup,
  watchingState,
} from './setup.ts';

/**
 * An enterprise outside mainland China is verified.
 *
 * Life: the verification's state is read; the enterprise's names, number, licence and mobile are entered and submitted;
 * it waits for the decision; refused or missing fields are entered again until it has passed.
 *
 * Invariants:
 * - Only open fields are submitted, and only while the lifecycle permits it.
 * - Each attempt has its own key, which survives a reload: a verification is submitted once.
 * - If a submission is not answered, its outcome is looked up; until it is known nothing else is offered.
 * - What was entered stays until the next decision. A number that cannot be looked up does not block.
 */
export const overseasVerificationMachine = verificationSetup.createMachine({
  id: 'overseasVerification',
  context: ({ input }) => initialContext(input),
  initial: 'reading',
  states: {
    reading: readingState,
    loadFailed: loadFailedState,
    routing: {
      always: [
        ...routesByPhase(phaseOf, {
          passed: 'passed',
          pending: 'watching',
          closed: 'watching.closed',
          open: null,
        }),
        { target: 'enterprise' },
      ],
    },
    enterprise: enterpriseState,
    submitting: submittingState,
    checkingOutcome: checkingOutcomeState,
    watching: watchingState,
    passed: passedState,
    finished: { type: 'final' },
  },
});
