import { type RouteObject, useLoaderData } from 'react-router-dom';
import type { FlowDraft } from '#contract/calls/session.ts';
import { storeWithoutPlan } from '#machines/flows/purchase/examples/store.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PurchasePorts } from '#machines/flows/purchase/ports.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { createRoutes } from '#src/app/routes.tsx';
import { startPages } from '#src/app/start.tsx';
import { LaterView } from '#src/flows/purchase/laterViews.tsx';
import { purchaseMessages } from '#src/flows/purchase/messages.tsx';
import { PurchaseFlow } from '#src/flows/purchase/PurchaseFlow.tsx';
import { loadMessages } from '#src/i18n/activateLanguage.ts';
import { BareErrorPage } from '#src/layout/RouteStates.tsx';
import { createPort } from '#src/ports/createPort.ts';
import { FlowPage } from '#src/runs/FlowPage.tsx';
import { loadDraft } from '#src/runs/loadDraft.ts';
import type { Services } from '#src/services/services.ts';
import { CodePage } from './CodePage.tsx';
import { UploadPage } from './UploadPage.tsx';

/** Ports answered locally: a store, and no price. The draft is the server's. */
const machine = purchaseMachine.provide({
  actors: {
    loadStore: createPort(async () => storeWithoutPlan),
    quotePrice: createPort(() => Promise.reject(new PortFault({ kind: 'unreachable' }))),
  } satisfies Partial<PurchasePorts>,
});

function BarePage() {
  const draft = useLoaderData<FlowDraft>();
  return (
    <main id="content" tabIndex={-1}>
      <FlowPage
        flow={purchaseFlow}
        machine={machine}
        draft={draft}
        messages={purchaseMessages}
        input={({ draft_id, key }, userInput) => ({ draft_id, key, order_type: null, userInput })}
        resume={() => ({ type: 'flow.resume' as const, order_type: null })}
        onOver={() => {}}
      >
        {(actor) => <PurchaseFlow actor={actor} onLeave={() => {}} later={LaterView} />}
      </FlowPage>
    </main>
  );
}

const pagesOf = (services: Services): RouteObject[] => [
  {
    path: 'bare',
    loader: () => loadDraft(services, { flow: purchaseFlow.id, subject: '' }, services.tab.secret()),
    element: <BarePage />,
    errorElement: <BareErrorPage />,
  },
  { path: 'bare/upload', element: <UploadPage services={services} /> },
  { path: 'bare/code', element: <CodePage services={services} /> },
  ...createRoutes(services),
];

// These pages are no routes that load their own texts: load all texts first.
await loadMessages('all');
void startPages(pagesOf);
