import type { transferPaymentMachine } from '#machines/flows/transferPayment/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

export interface PageProps {
  readonly files: PageFiles;
}

export type ViewProps = ViewPropsOf<typeof transferPaymentMachine, PageProps>;
export type LeafState = LeafStateOf<typeof transferPaymentMachine>;
