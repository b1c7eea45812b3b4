import { z } from 'zod/mini';
import { orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import {
  mobilePaymentStatuses,
  mobileReasons,
  payDevices,
  paymentMeans,
  proofParts,
  proofStatuses,
  settlements,
} from '#contract/entities/payment.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { mobilePaymentMachine } from './machine.ts';
import { mobileContext, mobileInput } from './types.ts';

/** The flow of paying an order by phone. */
export const mobilePaymentFlow = defineFlow({
  id: 'mobilePayment',
  version: 1,
  machine: mobilePaymentMachine,
  userInput: {
    read: (context) => z.partial(mobileContext).safeParse(context).data?.chosen ?? null,
    check: (value) => mobileInput.safeParse(value).data ?? null,
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
      'output.kind': ['found', 'none', 'told', 'refused'],
      ...faultCodes,
      status: [...orderStatuses, ...mobilePaymentStatuses, ...proofStatuses],
      payment_status: paymentStatuses,
      order_type: orderTypes,
      currency: currencies,
      provider: paymentMeans,
      device: payDevices,
      reason: mobileReasons,
      part: proofParts,
      means: paymentMeans,
      settlement: settlements,
    },
  },
  migrations: [],
});
