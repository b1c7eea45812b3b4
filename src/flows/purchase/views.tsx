import { priceViews } from './choosing/priceViews.tsx';
import { storeViews } from './choosing/storeViews.tsx';
import { laterViews } from './laterViews.tsx';
import { recommendationViews } from './panels/RecommendationViews.tsx';
import type { LeafState, View } from './view.ts';

export const views = {
  ...storeViews,
  ...priceViews,
  ...recommendationViews,
  ...laterViews,
} as const satisfies Record<LeafState, View>;
