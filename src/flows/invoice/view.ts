import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** `activation` is null unless the user came from the activation. */
export interface InvoiceLinks {
  readonly order: string;
  readonly activation: string | null;
}

export interface PageProps {
  readonly files: PageFiles;
  readonly links: InvoiceLinks;
}

export type ViewProps = ViewPropsOf<typeof invoiceMachine, PageProps>;
export type LeafState = LeafStateOf<typeof invoiceMachine>;
