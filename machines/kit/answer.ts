import { z } from 'zod/mini';

/**
 * The contract has validated the value already. Checks only for an object, because redaction replaces values in traces.
 */
export const trusted = <Value extends object>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

export const foundOrNone = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.extend(z.object({ kind: z.literal('found') }), shape),
    z.object({ kind: z.literal('none') }),
  ]);
