import type { EventObject } from 'xstate';
import { z } from 'zod/mini';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { codes } from '#contract/responseCodes.ts';

export const faultKinds = ['offline', 'unreachable', 'timeout', 'signedOut', 'refused', 'notice', 'broken'] as const;

/** An unexpected failure, in contrast to an expected refusal. Plain data: it is stored in contexts and traces. */
export type Fault =
  | { readonly kind: 'offline' }
  /** The browser is online, but the request failed on its way. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** The server neither performed nor refused the request, and sent a message instead. */
  | { readonly kind: 'notice'; readonly msg: string }
  /** A malformed answer, or a defect of a program. */
  | { readonly kind: 'broken'; readonly detail: string };

/**
 * What a trace may contain of faults and refusals. The server's `msg` is free text and is redacted; our text for the
 * code replaces it.
 */
export const faultTraceCodes = { 'fault.kind': faultKinds, 'refusal.code': Object.keys(codes) } as const;

export const faultSchema: z.ZodMiniType<Fault> = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['offline', 'unreachable', 'timeout', 'signedOut']) }),
  z.object({ kind: z.literal('refused'), refusal: refusalSchema }),
  z.object({ kind: z.literal('notice'), msg: z.string() }),
  z.object({ kind: z.literal('broken'), detail: z.string() }),
]);

/** The notice in a fault. It stays on the page after everything else has loaded. */
export const noticeIn = (fault: Fault | null): Extract<Fault, { kind: 'notice' }> | null =>
  fault?.kind === 'notice' ? fault : null;

const tracedError = z.union([z.object({ fault: faultSchema }), z.object({ message: z.string() })]);

export class PortFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`port fault: ${fault.kind}`);
    this.name = 'PortFault';
    this.fault = fault;
  }
}

/**
 * The fault in an actor's rejection, or in its record in a trace. Anything but a `PortFault` is a defect: kind
 * `broken`.
 */
export function faultOf(error: unknown): Fault {
  if (error instanceof PortFault) return error.fault;
  if (error instanceof Error) return { kind: 'broken', detail: error.message };
  const traced = tracedError.safeParse(error);
  if (!traced.success) return { kind: 'broken', detail: String(error) };
  return 'fault' in traced.data ? traced.data.fault : { kind: 'broken', detail: traced.data.message };
}

export const applyErrorEvent = ({ event }: { readonly event: EventObject }): { readonly fault?: Fault } =>
  'error' in event ? { fault: faultOf(event.error) } : {};
