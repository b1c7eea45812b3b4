import { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import { type FrozenPageProps, useFrozenActor } from '../../flowkit/frozen/frozenPage.ts';
import type { FlowDesk } from '../../runs/flowManifest.ts';
import { LaterView } from './laterViews.tsx';
import { purchaseMessages } from './messages.tsx';
import { PurchaseFlow } from './PurchaseFlow.tsx';
import { purchaseTraceSteps } from './traceSteps.ts';

const input = { draft_id: '', key: '', order_type: null, userInput: null };
const FrozenPurchase = ({ configuration }: FrozenPageProps) => (
  <PurchaseFlow actor={useFrozenActor(purchaseMachine, input, configuration)} onLeave={() => {}} later={LaterView} />
);

export const purchaseDesk: FlowDesk = { name: purchaseMessages.name, steps: purchaseTraceSteps, Page: FrozenPurchase };
