import { inviteViews } from './choosing/inviteViews.tsx';
import { priceViews } from './choosing/priceViews.tsx';
import type { LeafState } from './leaf.ts';
import { pageViews } from './placing/pageViews.tsx';
import type { View } from './view.ts';

/** A view for each leaf state of the machine: a state without one does not compile. */
export const views = { ...pageViews, ...priceViews, ...inviteViews } as const satisfies Record<LeafState, View>;
