import { type Port, unprovidedPort } from './port.ts';

/** Answers when the moment (ISO 8601) has come; at once when it has passed. */
export type UntilMoment = Port<{ readonly at: string }, null>;

/**
 * The clock that a machine waits for, unprovided. A deadline is an absolute moment in the context and this port waits
 * for it: invoked anew after a restore it waits for what is left, where an `after` timer would stay silent.
 */
export const unprovidedUntilMoment: UntilMoment = unprovidedPort('untilMoment');

/**
 * Answers when so much time has passed: for what ends by the clock of somebody else, where this one may be wrong. It does not outlive a
 * restore: the flow asks anew how much is left.
 */
export type UntilPassed = Port<{ readonly ms: number }, null>;

/** Answers which moment it will be (ISO 8601) when so much time has passed: a deadline to keep in the context. */
export type MomentIn = Port<{ readonly ms: number }, { readonly at: string }>;

/** The clock by which a machine sets a deadline of its own, unprovided. */
export const unprovidedMomentIn: MomentIn = unprovidedPort('momentIn');
