import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { activationFlow } from '#machines/flows/activation/flow.ts';
import { activationMachine } from '#machines/flows/activation/machine.ts';
import { ActivationFlow } from '../../flows/activation/ActivationFlow.tsx';
import { activationPortsBy } from '../../ports/activation.ts';
import { paths } from '../../ui/paths.ts';
import { FlowPage } from '../run/FlowPage.tsx';
import { useServices } from '../services.ts';
import { orderRunWords } from './OrderRunWords.tsx';

const words = orderRunWords(msg`Either way, the order is activated once.`);

/** The page on which an order is activated, below the page of the order. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, apiOptions, fileAddress, now } = useServices();
  const navigate = useNavigate();
  const { id: order_id = '' } = useParams();
  const machine = useMemo(() => activationMachine.provide({ actors: activationPortsBy(api, now) }), [api, now]);
  const origin = new URL(apiOptions.baseUrls.oss, window.location.href);
  return (
    <FlowPage
      words={words}
      key={order_id}
      flow={activationFlow}
      subject={order_id}
      machine={machine}
      draft={draft}
      input={({ key }, userInput) => ({ key, order_id, userInput })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(paths.order(order_id), { replace: true })}
    >
      {(actor) => (
        <ActivationFlow actor={actor} absolute={(url) => new URL(url, origin).href} fileAddress={fileAddress} />
      )}
    </FlowPage>
  );
}
