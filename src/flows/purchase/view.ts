import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { purchaseMachine } from '#machines/flows/purchase/machine.ts';
import type { ExternalEvent } from '#machines/flows/purchase/types.ts';
import type { LeafPathOf } from '#src/flowkit/leaf.ts';

export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>;

export type LeafState = LeafPathOf<StateValueFrom<typeof purchaseMachine>>;
/** While choosing, price and recommendation code are parallel states with a leaf each. */
export type PriceLeaf = Extract<LeafState, `choosing.price.${string}`>;
export type RecommendationLeaf = Extract<LeafState, `choosing.invite.${string}`>;
export type PageLeaf = Exclude<LeafState, PriceLeaf | RecommendationLeaf>;
/** States after choosing. */
export const laterStates = ['reviewing', 'placing', 'checkingOrder', 'orderUnknown', 'placed'] as const;
type LaterState = (typeof laterStates)[number];
export type LaterLeaf = Extract<PageLeaf, LaterState | `${LaterState}.${string}`>;

export interface ViewProps {
  readonly snapshot: PurchaseSnapshot;
  readonly send: (event: ExternalEvent) => void;
  /** The selection stays saved. */
  readonly onLeave: () => void;
}

export type View = ComponentType<ViewProps>;

/** The views after choosing, or the state of loading them. */
export type LoadableLaterView = View | { readonly state: 'away' | 'coming' | 'lost'; readonly fetch: () => void };
