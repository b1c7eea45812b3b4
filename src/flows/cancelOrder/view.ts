import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import type { CancelEvent } from '#machines/flows/cancelOrder/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What each view is given: the state as it is, and the way to say what the person did. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof cancelOrderMachine>;
  readonly send: (event: CancelEvent) => void;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof cancelOrderMachine>>;
