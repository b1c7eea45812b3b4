import { assign } from 'xstate';
import { priceQuery, quoteExpiry, takeQuote, takeRefusal } from './context.ts';
import { purchaseSetup } from './setup.ts';

/** The order before it is placed: its price stands, or is asked for and confirmed once more. */
export const reviewing = purchaseSetup.createStateConfig({
  initial: 'confirming',
  on: { 'selection.edit': { target: 'choosing', actions: 'forget' } },
  states: {
    confirming: {
      invoke: {
        id: 'untilReviewExpires',
        src: 'untilMoment',
        input: quoteExpiry,
        onDone: { target: 'requoting', actions: 'askAsExpired' },
        onError: { target: 'requoteFailed', actions: ['askAsExpired', 'keepFault'] },
      },
      on: {
        'hint.acknowledge': { guard: 'isOpenHint', actions: 'acknowledge' },
        'hint.withdraw': { guard: 'isAcknowledged', actions: 'withdraw' },
        'order.place': { guard: 'canPlace', target: '#purchase.placing', actions: 'forget' },
      },
    },
    requoting: {
      tags: 'busy',
      invoke: {
        id: 'requotePrice',
        src: 'quotePrice',
        input: priceQuery,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'quoted',
            target: 'askingAgain',
            actions: assign(({ context, event }) => ({
              ...takeQuote(event.output),
              previous_quote: context.previous_quote,
            })),
          },
          { guard: ({ event }) => event.output.kind === 'alreadyPlaced', target: '#purchase.checkingOrder' },
          { target: 'refused', actions: assign(({ event }) => takeRefusal(event.output)) },
        ],
        onError: { target: 'requoteFailed', actions: 'keepFault' },
      },
    },
    requoteFailed: { tags: 'fault', on: { 'quote.retry': 'requoting' } },
    askingAgain: {
      invoke: {
        id: 'untilAskExpires',
        src: 'untilMoment',
        input: quoteExpiry,
        onDone: { target: 'requoting', actions: 'askAsExpired' },
        onError: { target: 'requoteFailed', actions: ['askAsExpired', 'keepFault'] },
      },
      on: { 'quote.accept': { target: 'confirming', actions: assign({ ask: null, previous_quote: null }) } },
    },
    refused: { on: { 'store.retry': { target: '#purchase.loading', actions: 'forget' } } },
  },
});
