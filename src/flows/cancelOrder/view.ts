import type { cancelOrderMachine } from '#machines/flows/cancelOrder/machine.ts';
import type { LeafStateOf, ViewPropsOf } from '#src/flowkit/FlowView.tsx';

export type ViewProps = ViewPropsOf<typeof cancelOrderMachine>;
export type LeafState = LeafStateOf<typeof cancelOrderMachine>;
