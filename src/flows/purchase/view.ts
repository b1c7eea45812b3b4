import type { ComponentType } from 'react';
import type { PersonEvent } from '#machines/flows/purchase/types.ts';
import type { PurchaseSnapshot } from './leaf.ts';

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
