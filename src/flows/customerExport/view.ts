import type { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** Where the file of an export is downloaded. */
  readonly fileAddress: (exportId: string) => string;
}

export type ViewProps = ViewPropsOf<typeof customerExportMachine, PageProps>;
export type LeafState = LeafStateOf<typeof customerExportMachine>;
