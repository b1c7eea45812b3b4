import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import type { OrderDetail } from '#contract/entities/order.ts';
import { orderType } from '#contract/entities/product.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { loadable } from '../../flowkit/loadable.tsx';
import { withMessages } from '../../i18n/activateLanguage.ts';
import { FlowPage } from '../../runs/FlowPage.tsx';
import { useServices } from '../../services/services.ts';
import { useLinkMode } from '../../ui/linkMode.ts';
import { paths } from '../../ui/paths.ts';
import { purchaseMessages } from './messages.tsx';
import { PurchaseFlow } from './PurchaseFlow.tsx';
import { ClosedType } from './page/ClosedType.tsx';
import { EndedOrder } from './page/EndedOrder.tsx';
import { PurchaseAddressSync } from './page/PurchaseAddressSync.tsx';
import { createPurchasePorts } from './ports.ts';

const loadableLaterView = loadable(
  withMessages('laterPurchase', async () => (await import('./laterViews.tsx')).LaterView),
);

export function Component() {
  const draft = useLoaderData<FlowDraft>();
  const { api, now } = useServices();
  const goHome = useGoHome();
  /** The order of the previous purchase if it is no longer unpaid; null otherwise. */
  const [ended, setEnded] = useState<OrderDetail | null>(null);
  const requested = orderType.safeParse(useParams().action).data ?? null;
  const [requestedFirst] = useState(requested);
  const machine = useMemo(() => purchaseMachine.provide({ actors: createPurchasePorts(api, now) }), [api, now]);
  const later = useSyncExternalStore(loadableLaterView.subscribe, loadableLaterView.state);
  return (
    <FlowPage
      messages={purchaseMessages}
      flow={purchaseFlow}
      machine={machine}
      draft={draft}
      input={({ draft_id, key }, userInput) => ({ draft_id, key, order_type: requested, userInput })}
      resume={() => ({ type: 'flow.resume' as const, order_type: requested })}
      onOver={(begin, { context }) => {
        setEnded(context.order?.status === 'unpaid' ? null : context.order);
        // If another window placed the order, what was entered here has not been ordered: it carries over into the new
        // run.
        begin(context.placed_elsewhere === null ? null : context.selection);
      }}
    >
      {(actor) => (
        <>
          {ended !== null && <EndedOrder actor={actor} order={ended} onClose={() => setEnded(null)} />}
          {requestedFirst !== null && <ClosedType actor={actor} requested={requestedFirst} />}
          <PurchaseAddressSync actor={actor} requested={requested} />
          <PurchaseFlow
            actor={actor}
            onLeave={goHome}
            later={typeof later === 'string' ? { state: later, fetch: loadableLaterView.fetch } : later}
          />
        </>
      )}
    </FlowPage>
  );
}

/** From the mini-program, home is a page of the surrounding application. */
function useGoHome(): () => void {
  const navigate = useNavigate();
  const way = useLinkMode(paths.home());
  return typeof way === 'object' ? way.leave : () => void navigate(paths.home());
}
