import type { ComponentType } from 'react';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import type { ExportEvent } from '#machines/flows/customerExport/types.ts';
import type { LeafOf } from '#src/flowkit/leaf.ts';

/** What each view is given: the state as it is, the way to say what the person did, and where a file is. */
export interface ViewProps {
  readonly snapshot: SnapshotFrom<typeof customerExportMachine>;
  readonly send: (event: ExportEvent) => void;
  /** Where the file of an export is downloaded. */
  readonly fileAddress: (exportId: string) => string;
}

export type View = ComponentType<ViewProps>;
export type LeafState = LeafOf<StateValueFrom<typeof customerExportMachine>>;
