import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { faultSchema } from '../../kit/fault.ts';
import { keepsFieldFaults, type Migration, migration } from '../../kit/migration.ts';

/** What version 1 kept, as far as version 2 means it differently: one fault for both regions, and receipts at an end. */
const version1 = z.object({
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  context: z.looseObject({ fault: z.nullable(faultSchema), order: z.nullable(z.looseObject({})) }),
  userInput: z.unknown(),
});

const choosing = z.object({ choosing: z.object({ price: z.string(), invite: z.string() }) });

/** Where version 2 goes on: a receipt is taken up again, and an order that is not known is looked for at once. */
const moved: Readonly<Record<string, StateValue>> = { placed: { placed: 'current' }, orderUnknown: 'checkingOrder' };

export const migrations: readonly Migration[] = [
  migration(1, version1, ({ value, context, userInput }) => {
    const { data } = choosing.safeParse(value);
    const isOfCode = data?.choosing.invite === 'failed' && data.choosing.price !== 'failed';
    return {
      value: typeof value === 'string' ? (moved[value] ?? value) : value,
      context: {
        ...context,
        fault: isOfCode ? null : context.fault,
        invite_fault: data?.choosing.invite === 'failed' ? context.fault : null,
        lookups: 0,
        look_again_at: null,
        placed_elsewhere: null,
        // The receipt reads its order anew before it says so.
        order: context.order === null ? null : { needs_verification: false, ...context.order },
      },
      userInput,
    };
  }),
  keepsFieldFaults(2),
];
