import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import type { MobileEvent } from '#machines/flows/mobilePayment/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What each view is given: the state as it is, the way to say what the person did, and where else it goes on. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof mobilePaymentMachine>;
  readonly send: (event: MobileEvent) => void;
  /** The page on which the order is paid by transfer. */
  readonly transferPage: string;
  /** Where a phone finds what a provider of this server names by a path. */
  readonly absolute: (url: string) => string;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof mobilePaymentMachine>>;
