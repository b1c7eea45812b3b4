import { z } from 'zod/mini';
import { mobileReasons, paymentMethods, proofParts, proofStatuses, settlements } from '#contract/entities/payment.ts';
import { uploadLimits } from '#contract/limits.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { fieldFaultsMigration } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { renameMigration } from '../../kit/renameMigration.ts';
import { orderTraceCodes } from '../../parts/orderCodes.ts';
import { transferPaymentMachine } from './machine.ts';
import { transferContext, transferUserInput } from './types.ts';

export const transferPaymentFlow = defineFlow({
  id: 'transferPayment',
  version: 4,
  machine: transferPaymentMachine,
  userInput: {
    read: (context) => z.partial(transferContext).safeParse(context).data?.entered ?? null,
    check: (value) => transferUserInput.safeParse(value).data ?? null,
  },
  context: transferContext,
  needs: {
    filling: ['payment'],
    submitting: ['payment'],
    watching: ['payment'],
    paid: ['payment'],
  },
  allowlist: {
    read: ['attempt', 'is_replacing', 'is_asked_for', 'nothing_submitted', 'understood'],
    codes: {
      'output.kind': ['found', 'none', 'submitted', 'refused'],
      ...faultTraceCodes,
      ...orderTraceCodes,
      status: [...orderTraceCodes.status, ...proofStatuses],
      part: proofParts,
      means: paymentMethods,
      provider: paymentMethods,
      reason: mobileReasons,
      settlement: settlements,
      type: uploadLimits.types,
    },
  },
  migrations: [fieldFaultsMigration(1), refusalMigration(2), renameMigration(3)],
});
