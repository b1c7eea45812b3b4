import type { customerExportMachine } from '#machines/flows/customerExport/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export interface PageProps {
  readonly fileAddress: (exportId: string) => string;
}

export type ViewProps = ViewPropsOf<typeof customerExportMachine, PageProps>;
export type LeafState = LeafStateOf<typeof customerExportMachine>;
