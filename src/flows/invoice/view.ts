import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import type { InvoiceFlowEvent } from '#machines/flows/invoice/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** Where the page leads: to its order, and to the activation where somebody has come from there. */
export interface InvoiceLinks {
  readonly order: string;
  readonly activation: string | null;
}

/** What each view is given: the state as it is, the way to say what the person did, the files of the page, and where it leads. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof invoiceMachine>;
  readonly send: (event: InvoiceFlowEvent) => void;
  readonly files: PageFiles;
  readonly links: InvoiceLinks;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof invoiceMachine>>;
