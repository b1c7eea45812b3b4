import { useMemo } from 'react';
import { type RouteObject, useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom';
import { type FlowDraft, flowDraftDiscard, flowDraftOpen } from '#contract/calls/session.ts';
import { orderType } from '#contract/entities/product.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { PurchaseFlow } from '../../flows/purchase/PurchaseFlow.tsx';
import { purchasePortsBy } from '../../ports/purchase.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { needed } from '../load.ts';
import { paths } from '../paths.ts';
import { RefusedRunState } from '../run/RefusedRunState.tsx';
import { RunNotices } from '../run/RunNotices.tsx';
import { useRun } from '../run/useRun.ts';
import { type Services, useServices } from '../services.ts';
import { PurchaseInAddress } from './PurchaseInAddress.tsx';

/** The purchase page. Its draft is opened once; moving between the ways to buy keeps it. */
export function storeRoute(services: Services) {
  return {
    loader: () => needed(services.api.call(flowDraftOpen, { body: { flow: purchaseFlow.id } })),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: StorePage,
  } satisfies RouteObject;
}

function StorePage() {
  const draft = useLoaderData<FlowDraft>();
  return <Store key={`${draft.draft_id} ${draft.revision}`} draft={draft} />;
}

function Store({ draft }: { readonly draft: FlowDraft }) {
  const services = useServices();
  const navigate = useNavigate();
  const asked = orderType.safeParse(useParams().action).data ?? null;
  const machine = useMemo(
    () => purchaseMachine.provide({ actors: purchasePortsBy(services.api, services.now) }),
    [services],
  );
  const run = useRun(
    {
      flow: purchaseFlow,
      machine,
      draft,
      input: (typed) => ({ draft_id: draft.draft_id, key: draft.key, order_type: asked, typed }),
      resume: () => ({ type: 'flow.resume' as const, order_type: asked }),
    },
    services,
  );
  const { revalidate } = useRevalidator();
  const startAgain = async () => {
    await services.api.call(flowDraftDiscard, { body: { draft_id: draft.draft_id } });
    await revalidate();
  };

  if (run === null) return <LoadingState rows={6} />;
  if (run.came === 'refused') return <RefusedRunState refused={run} onStartOver={startAgain} />;
  return (
    <>
      <RunNotices run={run} onShowNewest={() => void revalidate()} />
      <PurchaseInAddress actor={run.actor} asked={asked} />
      <PurchaseFlow
        actor={run.actor}
        onLeave={() => void navigate(paths.home())}
        onStartAgain={() => void startAgain()}
      />
    </>
  );
}
