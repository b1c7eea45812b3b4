import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import type { TransferEvent } from '#machines/flows/transferPayment/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** What each view is given: the state as it is, the way to say what the person did, and the files of the page. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof transferPaymentMachine>;
  readonly send: (event: TransferEvent) => void;
  readonly files: PageFiles;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof transferPaymentMachine>>;
