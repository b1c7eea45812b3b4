import { z } from 'zod';
import { codes, type ErrorName } from '#contract/codes.ts';

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

const isErrorName = (name: unknown): name is ErrorName =>
  typeof name === 'string' && name !== 'ok' && name !== 'notice' && Object.hasOwn(codes, name);

const faultSchema: z.ZodType<Fault> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['offline', 'timeout', 'signedOut']) }),
  z.object({ kind: z.literal('refused'), error: z.custom<ErrorName>(isErrorName) }),
  z.object({ kind: z.literal('broken'), detail: z.string() }),
]);

/** An error as a trace holds it: its fields and its message. */
const tracedError = z.union([z.object({ fault: faultSchema }), z.object({ message: z.string() })]);

/** How a port rejects: an error that carries its fault. */
export class PortFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`port fault: ${fault.kind}`);
    this.name = 'PortFault';
    this.fault = fault;
  }
}

/**
 * The fault in whatever an actor rejected with, or in what a trace holds of that. Anything but a `PortFault` is a
 * defect, named as such.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof PortFault) return error.fault;
  if (error instanceof Error) return { kind: 'broken', detail: error.message };
  const traced = tracedError.safeParse(error);
  if (!traced.success) return { kind: 'broken', detail: String(error) };
  return 'fault' in traced.data ? traced.data.fault : { kind: 'broken', detail: traced.data.message };
}
