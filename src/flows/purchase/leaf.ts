import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

export type LeafState = LeafOf<StateValueFrom<typeof purchaseMachine>>;
/** While choosing, the price and the recommendation code are in a leaf state each. */
export type PriceLeaf = Extract<LeafState, `choosing.price.${string}`>;
export type RecommendationLeaf = Extract<LeafState, `choosing.invite.${string}`>;
export type PageLeaf = Exclude<LeafState, PriceLeaf | RecommendationLeaf>;
/** The states in which choosing is behind. */
export const laterStates = ['reviewing', 'placing', 'checkingOrder', 'orderUnknown', 'placed'] as const;
type LaterState = (typeof laterStates)[number];
export type LaterLeaf = Extract<PageLeaf, LaterState | `${LaterState}.${string}`>;
