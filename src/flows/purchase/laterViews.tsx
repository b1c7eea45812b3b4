import { leavesOf, viewIn } from '#src/flowkit/leaf.ts';
import { LookingUp } from './placing/LookingUp.tsx';
import { Placed } from './placing/Placed.tsx';
import { ReadingAgain, Unread } from './placing/ReadingAgain.tsx';
import { Confirming } from './reviewing/Confirming.tsx';
import { reviewViews } from './reviewing/reviewViews.tsx';
import type { LaterLeaf, View, ViewProps } from './view.ts';

export const laterViews = {
  ...reviewViews,
  placing: Confirming,
  checkingOrder: LookingUp,
  'orderUnknown.timing': LookingUp,
  'orderUnknown.waiting': LookingUp,
  'orderUnknown.asking': LookingUp,
  'placed.current': Placed,
  'placed.reading': ReadingAgain,
  'placed.unread': Unread,
} as const satisfies Record<LaterLeaf, View>;

export function LaterView(props: ViewProps) {
  const Page = viewIn(laterViews, leavesOf(props.snapshot.value));
  return Page && <Page {...props} />;
}
