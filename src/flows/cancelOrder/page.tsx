import { useMemo } from 'react';
import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { OrderFlowPage } from '../../runs/OrderFlowPage.tsx';
import { useServices } from '../../services/services.ts';
import { CancelOrderFlow } from './CancelOrderFlow.tsx';
import { cancelOrderMessages } from './messages.ts';
import { createCancelPorts } from './ports.ts';

export function Component() {
  const { api, now } = useServices();
  const machine = useMemo(() => cancelOrderMachine.provide({ actors: createCancelPorts(api, now) }), [api, now]);
  return (
    <OrderFlowPage
      messages={cancelOrderMessages}
      flow={cancelOrderFlow}
      machine={machine}
      input={({ key, order_id }) => ({ key, order_id })}
    >
      {(actor) => <CancelOrderFlow actor={actor} />}
    </OrderFlowPage>
  );
}
