import { setup, transition } from 'xstate';
import type { SigningStatus } from '#contract/entities/signing.ts';

/** Imperative for requests, past tense for facts. */
export type SigningEvent =
  /** The link was opened, or the enterprise was already authorised at the provider. */
  | { readonly type: 'document.opened' }
  | { readonly type: 'document.signed' }
  | { readonly type: 'document.rejected' }
  | { readonly type: 'task.cancel' }
  | { readonly type: 'term.expired' };

/**
 * The legal person opens the document and signs or rejects it; a user who begins with another document cancels it. A
 * signature always counts: after the term, and after a cancellation here while the document was being signed there.
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

/** Null if the lifecycle rejects the event, or the status stays the same. */
export function nextSigningStatus(status: SigningStatus, event: SigningEvent): SigningStatus | null {
  const before = signingLifecycle.resolveState({ value: status });
  if (status === 'signed' || !before.can(event)) return null;
  return transition(signingLifecycle, before, event)[0].value;
}

export const isToBeSigned = (status: SigningStatus): boolean => status === 'waiting' || status === 'opened';

/** Validity of a signing link, in minutes; short, as its code may be seen by others. */
export const signingLinkMinutes = 15;
/** Days until an unsigned document expires. */
export const signingDays = 7;
