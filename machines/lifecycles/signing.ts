import { setup, transition } from 'xstate';
import type { SigningStatus } from '#contract/entities/signing.ts';

/** What happens to the signing of a document. Imperative for what somebody here asks, past tense for what has happened. */
export type SigningEvent =
  /** Its address was opened, or the enterprise turned out to be authorised at the provider already. */
  | { readonly type: 'document.opened' }
  | { readonly type: 'document.signed' }
  | { readonly type: 'document.rejected' }
  | { readonly type: 'task.cancel' }
  | { readonly type: 'term.expired' };

/**
 * The life of a signing. The legal person opens the document and signs or rejects it; whoever wants another document takes it
 * back. What is signed counts however late: after its term, and after it was taken back here while it was being signed there.
 */
export const signingLifecycle = setup({ types: { events: {} as SigningEvent } }).createMachine({
  id: 'signing',
  initial: 'waiting',
  on: { 'document.signed': '.signed' },
  states: {
    waiting: {
      on: {
        'document.opened': 'opened',
        'document.rejected': 'rejected',
        'task.cancel': 'cancelled',
        'term.expired': 'expired',
      },
    },
    opened: {
      on: { 'document.rejected': 'rejected', 'task.cancel': 'cancelled', 'term.expired': 'expired' },
    },
    signed: { type: 'final' },
    rejected: {},
    cancelled: {},
    expired: {},
  },
});

/** Where an event leads from a status, or null where the lifecycle refuses it or nothing changes by it. */
export function signingAfter(status: SigningStatus, event: SigningEvent): SigningStatus | null {
  const before = signingLifecycle.resolveState({ value: status });
  if (status === 'signed' || !before.can(event)) return null;
  return transition(signingLifecycle, before, event)[0].value;
}

/** Whether a document can be signed: nobody has signed, rejected or taken it back yet. */
export const isToBeSigned = (status: SigningStatus): boolean => status === 'waiting' || status === 'opened';

/** Minutes for which the address of a signing holds: a code that lies about is soon worth nothing. */
export const signingLinkMinutes = 15;
/** Days after which a document that nobody has signed is signed no more. */
export const signingDays = 7;
