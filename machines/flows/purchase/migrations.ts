import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { money } from '#contract/money.ts';
import { noFieldFaults } from '../../kit/fieldFaults.ts';
import { contextMigration, defineMigration, type Migration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';

/** The parts of version 1 that version 2 changed: one fault for both regions, and receipts in a final state. */
const version1 = z.object({
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  context: z.looseObject({
    fault: z.nullable(z.looseObject({ kind: z.string() })),
    order: z.nullable(z.looseObject({})),
  }),
  userInput: z.unknown(),
});

const choosingValue = z.object({ choosing: z.object({ price: z.string(), invite: z.string() }) });

/** The new states: a receipt resumes, and an unknown order is looked up at once. */
const movedStates: Readonly<Record<string, StateValue>> = {
  placed: { placed: 'current' },
  orderUnknown: 'checkingOrder',
};

/** A voucher of version 2: used in one order, which the price named. */
const voucher2 = z.looseObject({
  worth: z.looseObject({ kind: z.string(), amount: z.optional(money) }),
  used_by_order_id: z.nullable(z.string()),
});
type Voucher2 = z.infer<typeof voucher2>;

const price2 = z.looseObject({
  vouchers: z.object({ agency_vouchers: z.array(voucher2), client_vouchers: z.array(voucher2) }),
});

/** Prices and orders of version 2, without a remaining credit. */
const version2 = z.looseObject({
  quote: z.nullable(price2),
  previous_quote: z.nullable(price2),
  order: z.nullable(z.looseObject({})),
});

/** For display only: the server requires a new confirmation of prices from before version 3. */
const voucher3 = ({ used_by_order_id, ...voucher }: Voucher2) => ({
  ...voucher,
  spend: 'once',
  balance: voucher.worth.amount ?? null,
  is_used_up: used_by_order_id !== null,
});

const price3 = ({ vouchers: { agency_vouchers, client_vouchers }, ...price }: z.infer<typeof price2>) => ({
  ...price,
  remaining_credit: null,
  vouchers: { agency_vouchers: agency_vouchers.map(voucher3), client_vouchers: client_vouchers.map(voucher3) },
});

export const migrations: readonly Migration[] = [
  contextMigration(2, version2, (context) => ({
    ...context,
    quote: context.quote && price3(context.quote),
    previous_quote: context.previous_quote && price3(context.previous_quote),
    order: context.order && { remaining_credit: null, ...context.order },
    ...noFieldFaults,
    paused_until: null,
  })),
  defineMigration(1, version1, ({ value, context, userInput }) => {
    const { data } = choosingValue.safeParse(value);
    const isOfCode = data?.choosing.invite === 'failed' && data.choosing.price !== 'failed';
    return {
      value: typeof value === 'string' ? (movedStates[value] ?? value) : value,
      context: {
        ...context,
        fault: isOfCode ? null : context.fault,
        invite_fault: data?.choosing.invite === 'failed' ? context.fault : null,
        lookups: 0,
        look_again_at: null,
        placed_elsewhere: null,
        // The receipt reads its order again before it shows this.
        order: context.order === null ? null : { needs_verification: false, ...context.order },
      },
      userInput,
    };
  }),
  refusalMigration(3),
  renameMigration(4),
];
