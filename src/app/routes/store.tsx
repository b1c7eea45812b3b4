import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type RouteObject, useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
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
    loader: () => needed(services.api.call(flowDraftOpen, { body: { flow: purchaseFlow.id } })),
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: StorePage,
  } satisfies RouteObject;
}

function StorePage() {
  const loaded = useLoaderData<FlowDraft>();
  const { api } = useServices();
  const running = useRef<Purchase | null>(null);
  const [shown, setShown] = useState({ draft: loaded, opening: 0 });
  const [failure, setFailure] = useState<unknown>(null);
  // Before the run is put away with the page: a receipt that was in sight has been read.
  useLayoutEffect(() => () => tell(running.current, { type: 'receipt.leave' }), []);
  useEffect(() => {
    const back = () => tell(running.current, { type: 'connection.back' });
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  if (failure !== null) throw failure;
  const openAgain = async () => {
    try {
      const draft = await needed(api.call(flowDraftOpen, { body: { flow: purchaseFlow.id } }));
      setShown(({ opening }) => ({ draft, opening: opening + 1 }));
    } catch (cause) {
      setFailure(cause);
    }
  };
  return <Store key={shown.opening} draft={shown.draft} running={running} onOpenAgain={openAgain} />;
}

type Purchase = ActorRefFrom<typeof purchaseMachine>;

function tell(purchase: Purchase | null, event: Parameters<Purchase['send']>[0]): void {
  if (purchase?.getSnapshot().status === 'active') purchase.send(event);
}

interface StoreProps {
  readonly draft: FlowDraft;
  /** Where the purchase is found by what happens around the page. */
  readonly running: RefObject<Purchase | null>;
  /** Opens what the server keeps now. */
  readonly onOpenAgain: () => Promise<void>;
}

function Store({ draft, running, onOpenAgain }: StoreProps) {
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
  const letGo = () => {
    if (run?.came === 'refused') stash.clear();
    else run?.saving.actor.send({ type: 'run.leave' });
  };
  const startAgain = async () => {
    letGo();
    await services.api.call(flowDraftDiscard, { body: { draft_id: draft.draft_id } });
    await onOpenAgain();
  };

  const actor = run === null || run.came === 'refused' ? null : run.actor;
  useLayoutEffect(() => {
    running.current = actor;
  }, [actor, running]);

  if (run === null) return <LoadingState rows={6} />;
  if (run.came === 'refused') return <RefusedRunState refused={run} onStartOver={startAgain} />;
  return (
    <>
      <RunNotices
        run={run}
        onShowNewest={() => {
          letGo();
          void onOpenAgain();
        }}
        onContinue={() => void onOpenAgain()}
      />
      <PurchaseInAddress actor={run.actor} asked={asked} />
      <AfterPurchase actor={run.actor} onOver={() => void startAgain()} />
      <PurchaseFlow actor={run.actor} onLeave={() => void navigate(paths.home())} />
    </>
  );
}

/** Begins another purchase once this one is over. */
function AfterPurchase({ actor, onOver }: { readonly actor: Purchase; readonly onOver: () => void }) {
  const isOver = useSelector(actor, (snapshot) => snapshot.matches('over'));
  const begin = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) begin();
  }, [isOver]);
  return null;
}
