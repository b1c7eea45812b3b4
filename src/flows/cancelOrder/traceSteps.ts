import { msg } from '@lingui/core/macro';
import type { CancelChildren, CancelContext, CancelEvent } from '#machines/flows/cancelOrder/types.ts';
import { describeOrder, failed, pageRows, resumeRow, succeeded } from '../../flowkit/steps/common.ts';
import type { StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage } from '../../flowkit/steps/stepFormatter.ts';

export const cancelOrderTraceSteps = {
  'order.cancel': { by: 'person', can: msg`Cancel order`, did: msg`Tried to cancel the order` },
  'order.keep': { by: 'person', can: msg`Keep order`, did: msg`Decided to keep the order` },
  'order.check': {
    by: 'person',
    can: msg`Check order status`,
    did: msg`Tried to check order status`,
  },
  ...pageRows,
  'flow.resume': resumeRow,

  readOrder: { by: 'server', did: msg`Loading the order`, answer: describeOrder },
  cancelOrder: {
    by: 'server',
    did: msg`Cancelling the order`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'cancelled' ? succeeded(say(doneMessage)) : failed(refused(refusal)),
  },
  checkOutcome: { by: 'server', did: msg`Checking order status`, answer: describeOrder },
} as const satisfies StepRows<CancelContext, CancelEvent, CancelChildren>;
