import { z } from 'zod/mini';
import { lineKinds, orderHistoryEvents } from '#contract/entities/order.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { contextMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { orderTraceCodes } from '../../parts/orderCodes.ts';
import { cancelOrderMachine } from './machine.ts';
import { cancelContext } from './types.ts';

/** Version 1 had no remaining credit. */
const remainingCreditMigration = contextMigration(
  1,
  z.looseObject({ order: z.nullable(z.looseObject({})) }),
  ({ order, ...context }) => ({ ...context, order: order && { remaining_credit: null, ...order } }),
);

export const cancelOrderFlow = defineFlow({
  id: 'cancelOrder',
  version: 4,
  machine: cancelOrderMachine,
  userInput: null,
  context: cancelContext,
  needs: { confirming: ['order'], cancelling: ['order'], cancelled: ['order'] },
  allowlist: {
    read: ['can.cancel', 'nothing_cancelled'],
    codes: {
      'output.kind': ['found', 'none', 'cancelled', 'refused'],
      ...faultTraceCodes,
      ...orderTraceCodes,
      kind: lineKinds,
      'history.event': orderHistoryEvents,
    },
  },
  migrations: [remainingCreditMigration, refusalMigration(2), renameMigration(3)],
});
