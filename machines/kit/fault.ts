import type { EventObject } from 'xstate';
import { z } from 'zod/mini';
import { codes } from '#contract/codes.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';

export const faultKinds = ['offline', 'unreachable', 'timeout', 'signedOut', 'refused', 'notice', 'broken'] as const;

/**
 * What went wrong where nobody meant to refuse: no answer, no connection, or an answer that says so.
 * Plain data, so that it lives in a context and in a trace.
 */
export type Fault =
  /** The browser says that it has no connection. */
  | { readonly kind: 'offline' }
  /** It has one, and the request failed on its way all the same. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Neither done nor refused: the server says something instead. */
  | { readonly kind: 'notice'; readonly msg: string }
  /** The answer made no sense, or a program is wrong. */
  | { readonly kind: 'broken'; readonly detail: string };

/**
 * The closed vocabularies in which a trace keeps what went wrong, and why the server refused. The server's `msg` is free
 * text: it is redacted, and the words for the code take its place.
 */
export const faultCodes = { 'fault.kind': faultKinds, 'refusal.code': Object.keys(codes) } as const;

export const faultSchema: z.ZodMiniType<Fault> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['offline', 'unreachable', 'timeout', 'signedOut']) }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
  z.object({ kind: z.literal('notice'), msg: z.string() }),
  z.object({ kind: z.literal('broken'), detail: z.string() }),
]);

/** What the server has said instead of an answer: a notice stays to be told when everything else is known again. */
export const noticeIn = (fault: Fault | null): Extract<Fault, { kind: 'notice' }> | null =>
  fault?.kind === 'notice' ? fault : null;

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

/** For an `assign`: the fault of an actor that has failed; nothing where the event is another. */
export const faultIn = ({ event }: { readonly event: EventObject }): { readonly fault?: Fault } =>
  'error' in event ? { fault: faultOf(event.error) } : {};
