import { lineKinds, orderHistoryEvents, orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import { orderTypes } from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';
import { faultCodes } from '../../kit/fault.ts';
import { defineFlow } from '../../kit/flow.ts';
import { cancelOrderMachine } from './machine.ts';
import { cancelContext } from './types.ts';

/** The flow of cancelling an order. Nothing is entered in it. */
export const cancelOrderFlow = defineFlow({
  id: 'cancelOrder',
  version: 1,
  machine: cancelOrderMachine,
  userInput: null,
  context: cancelContext,
  needs: { confirming: ['order'], cancelling: ['order'], cancelled: ['order'] },
  allowlist: {
    read: ['can.cancel', 'nothing_cancelled'],
    codes: {
      'output.kind': ['found', 'none', 'cancelled', 'refused'],
      ...faultCodes,
      status: orderStatuses,
      payment_status: paymentStatuses,
      order_type: orderTypes,
      kind: lineKinds,
      currency: currencies,
      'history.event': orderHistoryEvents,
    },
  },
  migrations: [],
});
