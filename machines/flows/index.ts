import type { FlowName } from '#contract/calls/session.ts';
import type { Flow } from '../kit/flow.ts';
import { cancelOrderFlow } from './cancelOrder/flow.ts';
import { purchaseFlow } from './purchase/flow.ts';

/** Every flow, by its name. */
export const flows: Readonly<Record<FlowName, Flow>> = {
  purchase: purchaseFlow,
  cancelOrder: cancelOrderFlow,
};
