import { priceViews } from './choosing/priceViews.tsx';
import { recommendationViews } from './choosing/recommendationViews.tsx';
import type { LeafState } from './leaf.ts';
import { pageViews } from './placing/pageViews.tsx';
import type { View } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
export const views = { ...pageViews, ...priceViews, ...recommendationViews } as const satisfies Record<LeafState, View>;
