import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
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

/** What each view is given: the state as it is, and the way to say what the person did. */
export interface ViewProps {
  readonly snapshot: PurchaseSnapshot;
  readonly send: (event: PersonEvent) => void;
  /** Leaves the purchase; what was chosen is kept. */
  readonly onLeave: () => void;
}

export type View = ComponentType<ViewProps>;

/** The view of what comes after choosing, which is fetched ahead; until it is there, how that stands. */
export type Later = View | { readonly state: 'away' | 'coming' | 'lost'; readonly fetch: () => void };
