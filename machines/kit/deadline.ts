import { type Port, unprovidedPort } from './port.ts';

/** Answers when the moment (ISO 8601) has come; at once when it has passed. */
export type UntilMoment = Port<{ readonly at: string }, null>;

/**
 * The clock that a machine waits for, unprovided. A deadline is an absolute moment in the context and this port waits
 * for it: invoked anew after a restore it waits for what is left, where an `after` timer would stay silent.
 */
export const unprovidedUntilMoment: UntilMoment = unprovidedPort('untilMoment');

/** Answers which moment it will be (ISO 8601) when so much time has passed: a deadline to keep in the context. */
export type MomentIn = Port<{ readonly ms: number }, { readonly at: string }>;

/** The clock by which a machine sets a deadline of its own, unprovided. */
export const unprovidedMomentIn: MomentIn = unprovidedPort('momentIn');
