import type { invoiceMachine } from '#machines/flows/invoice/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';
import type { PageFiles } from '#src/flowkit/upload/pageFiles.ts';

/** Where the page leads: to its order, and to the activation where somebody has come from there. */
export interface InvoiceLinks {
  readonly order: string;
  readonly activation: string | null;
}

/** What the page around the machine gives to its views. */
export interface PageProps {
  readonly files: PageFiles;
  readonly links: InvoiceLinks;
}

export type ViewProps = ViewPropsOf<typeof invoiceMachine, PageProps>;
export type LeafState = LeafStateOf<typeof invoiceMachine>;
