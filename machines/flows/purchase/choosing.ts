import { and, assign, raise } from 'xstate';
import { assignOutcome, isOutcome } from '../../kit/outcome.ts';
import { applyQuote, applyRecommendation, applyRefusal, buildQuotePriceQuery, quoteExpiry } from './context.ts';
import { purchaseSetup } from './setup.ts';

/** Accepts only changes on offer, and then requests a new price. */
const selectTransition = { guard: 'isOffered', target: '.deciding', actions: 'select' } as const;

/** The price of the selection, requested again after every change and when it expires. */
export const priceState = purchaseSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'type.choose': selectTransition,
    'product.choose': selectTransition,
    'plan.choose': selectTransition,
    'years.set': selectTransition,
    'addon.set': selectTransition,
    'service.set': selectTransition,
    'prepaid.set': selectTransition,
    'voucher.apply': selectTransition,
    'voucher.remove': selectTransition,
    'invite.changed': { target: '.deciding', actions: 'dropQuote' },
  },
  states: {
    deciding: {
      always: [
        { guard: 'hasQuote', target: 'quoted' },
        { guard: 'canPrice', target: 'quoting' },
        { target: 'incomplete' },
      ],
    },
    incomplete: {},
    quoting: {
      invoke: {
        id: 'quotePrice',
        src: 'quotePrice',
        input: buildQuotePriceQuery,
        onDone: [
          { guard: isOutcome('quoted'), target: 'quoted', actions: assignOutcome('quoted', applyQuote) },
          { guard: isOutcome('alreadyPlaced'), target: '#purchase.checkingOrder' },
          { target: 'refused', actions: assignOutcome('refused', applyRefusal) },
        ],
        onError: { target: 'failed', actions: 'setFault' },
      },
    },
    quoted: {
      invoke: {
        id: 'untilQuoteExpires',
        src: 'untilMoment',
        input: quoteExpiry,
        onDone: { target: 'deciding', actions: 'dropQuote' },
        onError: { target: 'failed', actions: ['dropQuote', 'setFault'] },
      },
      on: { 'order.review': { guard: 'canReview', target: '#purchase.reviewing', actions: 'clearErrors' } },
    },
    refused: { on: { 'store.retry': '#purchase.loading' } },
    failed: { on: { 'quote.retry': 'quoting', 'connection.back': 'quoting' } },
  },
});

const verifyTransition = { guard: 'takesRecommendation', target: 'verifying' } as const;

/** Runs beside the price: the code is verified on its own, and the price follows. */
export const recommendationState = purchaseSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'invite.enter': [
      {
        guard: and(['takesRecommendation', 'isRecommendationVerified']),
        target: '.deciding',
        actions: ['enterRecommendation', raise({ type: 'invite.changed' })],
      },
      { guard: 'takesRecommendation', target: '.deciding', actions: 'enterRecommendation' },
    ],
  },
  states: {
    deciding: {
      always: [
        { guard: 'isRecommendationVerified', target: 'verified' },
        { guard: 'isRecommendationRefused', target: 'refused' },
        { guard: 'hasRecommendationCode', target: 'unverified' },
        { target: 'empty' },
      ],
    },
    empty: { on: { 'invite.verify': { guard: 'takesRecommendation', target: 'missing' } } },
    missing: {},
    unverified: { on: { 'invite.verify': verifyTransition } },
    verifying: {
      invoke: {
        id: 'verifyInvite',
        src: 'verifyInvite',
        input: ({ context }) => ({ code: context.selection.invite_code }),
        onDone: [
          {
            guard: isOutcome('verified'),
            target: 'verified',
            actions: [
              assign(({ context, event }) => applyRecommendation(context, event.output)),
              raise({ type: 'invite.changed' }),
            ],
          },
          { target: 'refused', actions: assign(({ context, event }) => applyRecommendation(context, event.output)) },
        ],
        onError: { target: 'failed', actions: 'keepRecommendationFault' },
      },
    },
    verified: {},
    refused: { on: { 'invite.verify': verifyTransition } },
    failed: { on: { 'invite.verify': verifyTransition } },
  },
});
