import { z } from 'zod/mini';
import {
  mobilePaymentStatuses,
  mobileReasons,
  payDevices,
  paymentMethods,
  proofParts,
  proofStatuses,
  settlements,
} from '#contract/entities/payment.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { orderTraceCodes } from '../../parts/orderCodes.ts';
import { mobilePaymentMachine } from './machine.ts';
import { mobileContext, mobileUserInput } from './types.ts';

export const mobilePaymentFlow = defineFlow({
  id: 'mobilePayment',
  version: 3,
  machine: mobilePaymentMachine,
  userInput: {
    read: (context) => z.partial(mobileContext).safeParse(context).data?.chosen ?? null,
    check: (value) => mobileUserInput.safeParse(value).data ?? null,
  },
  context: mobileContext,
  needs: {
    watching: ['payment'],
    beginning: ['payment'],
    checking: ['payment'],
    closing: ['payment'],
    paid: ['payment'],
  },
  allowlist: {
    read: ['attempt', 'nothing_begun', 'is_unconfirmed'],
    codes: {
      'output.kind': ['found', 'none', 'updated', 'refused'],
      ...faultTraceCodes,
      ...orderTraceCodes,
      status: [...orderTraceCodes.status, ...mobilePaymentStatuses, ...proofStatuses],
      provider: paymentMethods,
      device: payDevices,
      reason: mobileReasons,
      part: proofParts,
      means: paymentMethods,
      settlement: settlements,
    },
  },
  migrations: [refusalMigration(1), renameMigration(2)],
});
