import type { mobilePaymentMachine } from '#machines/flows/mobilePayment/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export interface PageProps {
  readonly transferPage: string;
  /** Resolves server-relative provider URLs for another device. */
  readonly absolute: (url: string) => string;
}

export type ViewProps = ViewPropsOf<typeof mobilePaymentMachine, PageProps>;
export type LeafState = LeafStateOf<typeof mobilePaymentMachine>;
