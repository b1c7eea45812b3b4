import type { ErrorName } from '#contract/codes.ts';

/**
 * What went wrong where nobody meant to refuse: no answer, no connection, or an answer that says so.
 * Plain data, so that it lives in a context and in a trace.
 */
export type Fault =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly error: ErrorName }
  /** The answer made no sense, or a program is wrong. */
  | { readonly kind: 'broken'; readonly detail: string };

/** How a port rejects: an error that carries its fault. */
export class PortFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`port fault: ${fault.kind}`);
    this.name = 'PortFault';
    this.fault = fault;
  }
}

/** The fault in whatever an actor rejected with. Anything but a `PortFault` is a defect, named as such. */
export function faultOf(error: unknown): Fault {
  if (error instanceof PortFault) return error.fault;
  return { kind: 'broken', detail: error instanceof Error ? error.message : String(error) };
}
