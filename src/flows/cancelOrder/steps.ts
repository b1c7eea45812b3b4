import { msg } from '@lingui/core/macro';
import type { CancelContext, CancelEvent, CancelQuestions } from '#machines/flows/cancelOrder/types.ts';
import { answered, failed, orderAnswer, pageRows, resumeRow } from '../../flowkit/steps/common.ts';
import type { StepRows } from '../../flowkit/steps/rows.ts';
import { doneWords } from '../../flowkit/steps/teller.ts';

export const cancelOrderSteps = {
  'order.cancel': { by: 'person', can: msg`Cancel order`, did: msg`Tried to cancel the order` },
  'order.keep': { by: 'person', can: msg`Keep order`, did: msg`Decided to keep the order` },
  'order.check': {
    by: 'person',
    can: msg`Check order status`,
    did: msg`Tried to check order status`,
  },
  ...pageRows,
  'flow.resume': resumeRow,

  readOrder: { by: 'server', did: msg`Loading the order`, answer: orderAnswer },
  cancelOrder: {
    by: 'server',
    did: msg`Cancelling the order`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'cancelled' ? answered(say(doneWords)) : failed(refused(refusal)),
  },
  lookUp: { by: 'server', did: msg`Checking order status`, answer: orderAnswer },
} as const satisfies StepRows<CancelContext, CancelEvent, CancelQuestions>;
