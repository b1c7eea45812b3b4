import { useMemo } from 'react';
import { activationFlow } from '#machines/flows/activation/flow.ts';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { OrderFlowPage } from '../../runs/OrderFlowPage.tsx';
import { useServices } from '../../services/services.ts';
import { ActivationFlow } from './ActivationFlow.tsx';
import { activationMessages } from './messages.ts';
import { createActivationPorts } from './ports.ts';

export function Component() {
  const { api, apiOptions, fileAddress, now } = useServices();
  const machine = useMemo(() => activationMachine.provide({ actors: createActivationPorts(api, now) }), [api, now]);
  const origin = new URL(apiOptions.baseUrls.oss, window.location.href);
  return (
    <OrderFlowPage messages={activationMessages} flow={activationFlow} machine={machine} input={(given) => given}>
      {(actor) => (
        <ActivationFlow actor={actor} absolute={(url) => new URL(url, origin).href} fileAddress={fileAddress} />
      )}
    </OrderFlowPage>
  );
}
