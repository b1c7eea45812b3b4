import { type Port, unprovidedPort } from './port.ts';

/** Resolves at the moment (ISO 8601), or immediately if it has passed. */
export type UntilMoment = Port<{ readonly at: string }, null>;

/**
 * A deadline is an absolute moment in the context, awaited through this port. A restore invokes the port again and it
 * waits for the remaining time; an `after` timer would never fire.
 */
export const unprovidedUntilMoment: UntilMoment = unprovidedPort('untilMoment');

/**
 * Resolves after a duration: for expiries by the server's clock, as the local clock may be wrong. After a restore the
 * flow has to read the remaining time again.
 */
export type UntilPassed = Port<{ readonly ms: number }, null>;

/** Resolves at once with the moment (ISO 8601) that lies `ms` ahead, to be stored in the context as a deadline. */
export type MomentIn = Port<{ readonly ms: number }, { readonly at: string }>;

export const unprovidedMomentIn: MomentIn = unprovidedPort('momentIn');
