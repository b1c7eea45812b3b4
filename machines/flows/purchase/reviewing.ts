import { assign } from 'xstate';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import {
  applyOtherQuote,
  applyQuote,
  applyRefusal,
  buildRequoteQuery,
  orderingResumeMoment,
  quoteExpiry,
} from './context.ts';
import { purchaseSetup } from './setup.ts';

/**
 * The order before it is placed. An expired price is requested again: an equal one is renewed silently, another must be
 * confirmed. Until then `previous_quote` is the price that the user agreed to.
 */
export const reviewingState = purchaseSetup.createStateConfig({
  initial: 'confirming',
  on: {
    'selection.edit': { target: 'choosing', actions: 'clearErrors' },
    /** A link to another order type leaves the review. */
    'flow.resume': { guard: 'asksForAnotherType', target: 'loading', actions: ['clearErrors', 'resume'] },
  },
  states: {
    confirming: {
      invoke: {
        id: 'untilReviewExpires',
        src: 'untilMoment',
        input: quoteExpiry,
        onDone: { target: 'requoting', actions: 'dropReviewed' },
        onError: { target: 'requoteFailed', actions: ['dropReviewed', 'setFault'] },
      },
      on: {
        'hint.acknowledge': { guard: 'isOpenHint', actions: 'acknowledge' },
        'hint.withdraw': { guard: 'isAcknowledged', actions: 'withdraw' },
        'order.place': { guard: 'canPlace', target: '#purchase.placing', actions: 'clearErrors' },
      },
    },
    requoting: {
      invoke: {
        id: 'requotePrice',
        src: 'quotePrice',
        input: buildRequoteQuery,
        onDone: [
          {
            guard: isOutcome('quoted', ({ same }) => same),
            target: 'confirming',
            actions: assignOutcome('quoted', applyQuote),
          },
          { guard: isOutcome('quoted'), target: 'askingAgain', actions: assignOutcome('quoted', applyOtherQuote) },
          { guard: isOutcome('alreadyPlaced'), target: '#purchase.checkingOrder' },
          { target: 'refused', actions: assignOutcome('refused', applyRefusal) },
        ],
        onError: { target: 'requoteFailed', actions: 'setFault' },
      },
    },
    requoteFailed: { on: { 'quote.retry': 'requoting' } },
    askingAgain: {
      invoke: {
        id: 'untilAskExpires',
        src: 'untilMoment',
        input: quoteExpiry,
        onDone: { target: 'requoting', actions: 'dropUnaccepted' },
        onError: { target: 'requoteFailed', actions: ['dropUnaccepted', 'setFault'] },
      },
      on: { 'quote.accept': { target: 'confirming', actions: assign({ ask: null, previous_quote: null }) } },
    },
    /**
     * Waits for the end of a maintenance window. The confirmed price is then requested again, like one that has
     * expired.
     */
    paused: {
      invoke: {
        id: 'untilOrderingResumes',
        src: 'untilMoment',
        input: orderingResumeMoment,
        onDone: { target: 'requoting', actions: assign({ paused_until: null }) },
        onError: { target: 'requoteFailed', actions: [assign({ paused_until: null }), 'setFault'] },
      },
      on: { 'quote.retry': { target: 'requoting', actions: assign({ paused_until: null }) } },
    },
    refused: {
      on: {
        'store.retry': { target: '#purchase.loading', actions: 'clearErrors' },
        'flow.resume': { target: '#purchase.loading', actions: ['clearErrors', 'resume'] },
      },
    },
  },
});
