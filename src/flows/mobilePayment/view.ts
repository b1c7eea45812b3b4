import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

/** What the page around the machine gives to its views. */
export interface PageProps {
  /** The page on which the order is paid by transfer. */
  readonly transferPage: string;
  /** Where a phone finds what a provider of this server names by a path. */
  readonly absolute: (url: string) => string;
}

export type ViewProps = ViewPropsOf<typeof mobilePaymentMachine, PageProps>;
export type LeafState = LeafStateOf<typeof mobilePaymentMachine>;
