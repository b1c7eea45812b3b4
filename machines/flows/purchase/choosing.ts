import { and, assign, raise } from 'xstate';
import { answered, applyAnswer } from '../../kit/outcome.ts';
import { applyQuote, applyRecommendation, applyRefusal, pricing, quoteExpiry } from './context.ts';
import { purchaseSetup } from './setup.ts';

/** Accepts only changes on offer, and then requests a new price. */
const change = { guard: 'isOffered', target: '.deciding', actions: 'select' } as const;

/** The price of the selection, requested again after every change and when it expires. */
export const price = purchaseSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'type.choose': change,
    'product.choose': change,
    'plan.choose': change,
    'years.set': change,
    'addon.set': change,
    'service.set': change,
    'prepaid.set': change,
    'voucher.apply': change,
    'voucher.remove': change,
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
        input: pricing,
        onDone: [
          { guard: answered('quoted'), target: 'quoted', actions: applyAnswer('quoted', applyQuote) },
          { guard: answered('alreadyPlaced'), target: '#purchase.checkingOrder' },
          { target: 'refused', actions: applyAnswer('refused', applyRefusal) },
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
      on: { 'order.review': { guard: 'canReview', target: '#purchase.reviewing', actions: 'forget' } },
    },
    refused: { on: { 'store.retry': '#purchase.loading' } },
    failed: { on: { 'quote.retry': 'quoting', 'connection.back': 'quoting' } },
  },
});

const verify = { guard: 'takesRecommendation', target: 'verifying' } as const;

/** Runs beside the price: the code is verified on its own, and the price follows. */
export const recommendation = purchaseSetup.createStateConfig({
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
    unverified: { on: { 'invite.verify': verify } },
    verifying: {
      invoke: {
        id: 'verifyInvite',
        src: 'verifyInvite',
        input: ({ context }) => ({ code: context.selection.invite_code }),
        onDone: [
          {
            guard: answered('verified'),
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
    refused: { on: { 'invite.verify': verify } },
    failed: { on: { 'invite.verify': verify } },
  },
});
