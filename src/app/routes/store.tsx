import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { type RouteObject, useLoaderData, useNavigate, useParams, useRevalidator } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { type FlowDraft, flowDraftDiscard, flowDraftOpen } from '#contract/calls/session.ts';
import { type OrderType, orderType } from '#contract/entities/product.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { PurchaseFlow } from '../../flows/purchase/PurchaseFlow.tsx';
import { purchasePortsBy } from '../../ports/purchase.ts';
import { LoadingState } from '../../ui/LoadingState.tsx';
import { needed } from '../load.ts';
import { paths } from '../paths.ts';
import { RunNotices } from '../run/RunNotices.tsx';
import { useRun } from '../run/useRun.ts';
import { type Services, useServices } from '../services.ts';

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
  return (
    <>
      <RunNotices run={run} onShowNewest={() => void revalidate()} />
      <TypeInAddress actor={run.actor} asked={asked} />
      <PurchaseFlow
        actor={run.actor}
        onLeave={() => void navigate(paths.home())}
        onStartAgain={() => void startAgain()}
      />
    </>
  );
}

/** Keeps the address and the way to buy the same, whichever of them is changed. */
function TypeInAddress({ actor, asked }: { actor: ActorRefFrom<typeof purchaseMachine>; asked: OrderType | null }) {
  const navigate = useNavigate();
  const chosen = useSelector(actor, ({ context }) => (context.facts === null ? null : context.selection.order_type));

  useEffect(() => {
    if (asked !== null) actor.send({ type: 'type.choose', order_type: asked });
  }, [actor, asked]);
  useEffect(() => {
    if (chosen === null) return;
    // The person is choosing: the focus stays where it is.
    void navigate(paths.store(chosen), { replace: true, preventScrollReset: true, state: { keepFocus: true } });
  }, [chosen, navigate]);
  return null;
}
