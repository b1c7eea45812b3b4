import { z } from 'zod/mini';
import { mobileReasons, paymentMeans, proofParts, proofStatuses, settlements } from '#contract/entities/payment.ts';
import { uploadLimits } from '#contract/limits.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { keepsFieldFaults } from '../../kit/migration.ts';
import { refusalMigration } from '../../kit/refusalMigration.ts';
import { orderCodes } from '../../parts/orderCodes.ts';
import { transferPaymentMachine } from './machine.ts';
import { transferContext, transferInput } from './types.ts';

export const transferPaymentFlow = defineFlow({
  id: 'transferPayment',
  version: 3,
  machine: transferPaymentMachine,
  userInput: {
    read: (context) => z.partial(transferContext).safeParse(context).data?.entered ?? null,
    check: (value) => transferInput.safeParse(value).data ?? null,
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
      ...faultCodes,
      ...orderCodes,
      status: [...orderCodes.status, ...proofStatuses],
      part: proofParts,
      means: paymentMeans,
      provider: paymentMeans,
      reason: mobileReasons,
      settlement: settlements,
      type: uploadLimits.types,
    },
  },
  migrations: [keepsFieldFaults(1), refusalMigration(2)],
});
