import { z } from 'zod/mini';

/** What the contract has let in already: that it is an object is all that is asked, as a redacted record has other words in its fields. */
export const letIn = <Value extends object>() =>
  z.custom<Value>((value) => typeof value === 'object' && value !== null);

/** An answer with what was asked for, or that there is none for whoever asks. */
export const foundOrNone = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.discriminatedUnion('kind', [
    z.extend(z.object({ kind: z.literal('found') }), shape),
    z.object({ kind: z.literal('none') }),
  ]);
