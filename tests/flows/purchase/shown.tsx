import { purchaseModel } from '#machines/flows/purchase/model.ts';
import { LaterView } from '#src/flows/purchase/laterViews.tsx';
import { PurchaseFlow } from '#src/flows/purchase/PurchaseFlow.tsx';
import { createShow, type Show } from '../../gallery/shown.ts';

export const show: Show = createShow(purchaseModel, (actor) => (
  <PurchaseFlow actor={actor} onLeave={() => {}} later={LaterView} />
));
