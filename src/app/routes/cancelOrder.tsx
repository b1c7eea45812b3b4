import { msg } from '@lingui/core/macro';
import { useMemo } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { cancelOrderFlow } from '#machines/flows/cancelOrder/flow.ts';
import { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import { CancelOrderFlow } from '../../flows/cancelOrder/CancelOrderFlow.tsx';
import { cancelPortsBy } from '../../ports/cancelOrder.ts';
import { paths } from '../../ui/paths.ts';
import { FlowPage } from '../run/FlowPage.tsx';
import { useServices } from '../services.ts';
import { orderRunWords } from './OrderRunWords.tsx';

const words = orderRunWords(msg`Either way, the order is cancelled once.`);

/** The page on which an order is cancelled, below the page of the order. */
export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, now } = useServices();
  const navigate = useNavigate();
  const { id: order_id = '' } = useParams();
  const machine = useMemo(() => cancelOrderMachine.provide({ actors: cancelPortsBy(api, now) }), [api, now]);
  return (
    <FlowPage
      words={words}
      key={order_id}
      flow={cancelOrderFlow}
      subject={order_id}
      machine={machine}
      draft={draft}
      input={({ key }) => ({ key, order_id })}
      resume={() => ({ type: 'flow.resume' as const })}
      onOver={() => void navigate(paths.order(order_id), { replace: true })}
    >
      {(actor) => <CancelOrderFlow actor={actor} />}
    </FlowPage>
  );
}
