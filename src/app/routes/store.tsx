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
import { stashIn } from '../run/stash.ts';
import { useRun } from '../run/useRun.ts';
import { type Services, useServices } from '../services.ts';
import { useSession } from '../session.ts';
import { PurchaseInAddress } from './PurchaseInAddress.tsx';

/** The purchase page. Its draft is opened once; moving between the ways to buy keeps it. */
export function storeRoute(services: Services) {
  return {
    loader: async () => ({
      draft: await needed(services.api.call(flowDraftOpen, { body: { flow: purchaseFlow.id } })),
      opening: services.newKey(),
    }),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: StorePage,
  } satisfies RouteObject;
}

function StorePage() {
  const { draft, opening } = useLoaderData<{ readonly draft: FlowDraft; readonly opening: string }>();
  return <Store key={opening} draft={draft} />;
}

function Store({ draft }: { readonly draft: FlowDraft }) {
  const services = useServices();
  const navigate = useNavigate();
  const asked = orderType.safeParse(useParams().action).data ?? null;
  const machine = useMemo(
    () => purchaseMachine.provide({ actors: purchasePortsBy(services.api, services.now) }),
    [services],
  );
  const { user_id } = useSession().user;
  const stash = useMemo(() => stashIn(sessionStorage, purchaseFlow.id, user_id), [user_id]);
  const run = useRun(
    {
      flow: purchaseFlow,
      machine,
      draft,
      stash,
      input: (typed) => ({ draft_id: draft.draft_id, key: draft.key, order_type: asked, typed }),
      resume: () => ({ type: 'flow.resume' as const, order_type: asked }),
    },
    services,
  );
  const { revalidate } = useRevalidator();
  const letGo = () => {
    if (run?.came === 'refused') stash.clear();
    else run?.saving.actor.send({ type: 'run.leave' });
  };
  const startAgain = async () => {
    letGo();
    await services.api.call(flowDraftDiscard, { body: { draft_id: draft.draft_id } });
    await revalidate();
  };

  if (run === null) return <LoadingState rows={6} />;
  if (run.came === 'refused') return <RefusedRunState refused={run} onStartOver={startAgain} />;
  return (
    <>
      <RunNotices
        run={run}
        onShowNewest={() => {
          letGo();
          void revalidate();
        }}
        onContinue={() => void revalidate()}
      />
      <PurchaseInAddress actor={run.actor} asked={asked} />
      <PurchaseFlow
        actor={run.actor}
        onLeave={() => void navigate(paths.home())}
        onStartAgain={() => void startAgain()}
      />
    </>
  );
}
