import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { activationMachine } from '#machines/flows/activation/machine.ts';
import type { ActivationEvent } from '#machines/flows/activation/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What each view is given: the state as it is, the way to say what the person did, and where things are found. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof activationMachine>;
  readonly send: (event: ActivationEvent) => void;
  /** Where a phone finds what the sandbox of this server names by a path. */
  readonly absolute: (url: string) => string;
  /** Where a file is read. */
  readonly fileAddress: (fileId: string) => string;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof activationMachine>>;
