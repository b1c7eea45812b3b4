import { leafPathsOf, viewOfLeaf } from '#src/flowkit/leaf.ts';
import { CheckingOrder } from './placing/CheckingOrder.tsx';
import { Placed } from './placing/Placed.tsx';
import { ReloadFailed, ReloadingOrder } from './placing/ReloadingOrder.tsx';
import { ConfirmingOrder } from './reviewing/ConfirmingOrder.tsx';
import { reviewViews } from './reviewing/reviewViews.tsx';
import type { LaterLeaf, View, ViewProps } from './view.ts';

export const laterViews = {
  ...reviewViews,
  placing: ConfirmingOrder,
  checkingOrder: CheckingOrder,
  'orderUnknown.timing': CheckingOrder,
  'orderUnknown.waiting': CheckingOrder,
  'orderUnknown.asking': CheckingOrder,
  'placed.current': Placed,
  'placed.reading': ReloadingOrder,
  'placed.loadFailed': ReloadFailed,
} as const satisfies Record<LaterLeaf, View>;

export function LaterView(props: ViewProps) {
  const Page = viewOfLeaf(laterViews, leafPathsOf(props.snapshot.value));
  return Page && <Page {...props} />;
}
