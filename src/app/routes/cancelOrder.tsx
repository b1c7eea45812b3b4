import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { CancelOrderFlow } from '../../flows/cancelOrder/CancelOrderFlow.tsx';
import { cancelPortsBy } from '../../ports/cancelOrder.ts';
import { OrderFlowPage } from '../../runs/OrderFlowPage.tsx';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';
import { useServices } from '../../services/services.ts';

const messages = orderRunMessages(msg`Either way, the order is cancelled once.`);

/** The page on which an order is cancelled, below the page of the order. */
export function Component() {
  const { api, now } = useServices();
  const machine = useMemo(() => cancelOrderMachine.provide({ actors: cancelPortsBy(api, now) }), [api, now]);
  return (
    <OrderFlowPage
      messages={messages}
      flow={cancelOrderFlow}
      machine={machine}
      input={({ key, order_id }) => ({ key, order_id })}
      resume={() => ({ type: 'flow.resume' as const })}
    >
      {(actor) => <CancelOrderFlow actor={actor} />}
    </OrderFlowPage>
  );
}
