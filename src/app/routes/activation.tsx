import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { activationFlow } from '#machines/flows/activation/flow.ts';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { ActivationFlow } from '../../flows/activation/ActivationFlow.tsx';
import { activationPortsBy } from '../../ports/activation.ts';
import { OrderFlowPage } from '../../runs/OrderFlowPage.tsx';
import { orderRunMessages } from '../../runs/orderRunMessages.tsx';
import { useServices } from '../../services/services.ts';

const messages = orderRunMessages(msg`Either way, the order is activated once.`);

/** The page on which an order is activated, below the page of the order. */
export function Component() {
  const { api, apiOptions, fileAddress, now } = useServices();
  const machine = useMemo(() => activationMachine.provide({ actors: activationPortsBy(api, now) }), [api, now]);
  const origin = new URL(apiOptions.baseUrls.oss, window.location.href);
  return (
    <OrderFlowPage
      messages={messages}
      flow={activationFlow}
      machine={machine}
      input={(given) => given}
      resume={() => ({ type: 'flow.resume' as const })}
    >
      {(actor) => (
        <ActivationFlow actor={actor} absolute={(url) => new URL(url, origin).href} fileAddress={fileAddress} />
      )}
    </OrderFlowPage>
  );
}
