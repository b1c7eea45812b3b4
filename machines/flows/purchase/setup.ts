import { assign, setup } from 'xstate';
import { applyErrorEvent, faultOf } from '../../kit/fault.ts';
import { applyNoOrder, displayedVouchers, requireFacts } from './context.ts';
import { type PurchaseChildren, purchasePorts } from './ports.ts';
import {
  isRecommendationVerified,
  placeReasons,
  priceReasons,
  reviewReasons,
  takesRecommendation,
  unacknowledgedHints,
} from './reasons.ts';
import { applySelectionEvent, isOffered } from './selection.ts';
import { isSelectionEvent, type PurchaseContext, type PurchaseEvent, type PurchaseInput } from './types.ts';

export const purchaseSetup = setup({
  types: {
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    input: {} as PurchaseInput,
    tags: {} as 'receipt',
    children: {} as PurchaseChildren,
  },
  actors: purchasePorts,
  guards: {
    isOffered: ({ context, event }) =>
      context.facts !== null &&
      isSelectionEvent(event) &&
      isOffered(context.facts, context.selection, displayedVouchers(context), event),
    hasOpenType: ({ context }) => requireFacts(context).types.some(({ open }) => open),
    hasQuote: ({ context }) => context.quote !== null,
    canPrice: ({ context }) => priceReasons(context).length === 0,
    canReview: ({ context }) => reviewReasons(context).length === 0,
    canPlace: ({ context }) => placeReasons(context).length === 0,
    hasRecommendationCode: ({ context }) => context.selection.invite_code !== '',
    isRecommendationRefused: ({ context }) => context.invite_refusal !== null,
    takesRecommendation: ({ context }) => takesRecommendation(context),
    isRecommendationVerified: ({ context }) => isRecommendationVerified(context),
    isOpenHint: ({ context, event }) =>
      event.type === 'hint.acknowledge' && unacknowledgedHints(context).includes(event.hint_id),
    asksForAnotherType: ({ context: { order, selection }, event }) =>
      event.type === 'flow.resume' && event.order_type !== null && event.order_type !== (order ?? selection).order_type,
    isAcknowledged: ({ context, event }) =>
      event.type === 'hint.withdraw' && context.acknowledged.includes(event.hint_id),
  },
  actions: {
    select: assign(({ context, event }) =>
      isSelectionEvent(event)
        ? {
            selection: applySelectionEvent(requireFacts(context), context.selection, event),
            previous_quote: context.quote ?? context.previous_quote,
            quote: null,
            refusal: null,
            nothing_placed: false,
          }
        : {},
    ),
    enterRecommendation: assign(({ context, event }) =>
      event.type === 'invite.enter'
        ? {
            selection: { ...context.selection, invite_code: event.code.trim() },
            invite: null,
            invite_refusal: null,
            invite_fault: null,
          }
        : {},
    ),
    resume: assign(({ event }) => (event.type === 'flow.resume' ? { asked_type: event.order_type } : {})),
    dropQuote: assign(({ context }) => ({ previous_quote: context.quote ?? context.previous_quote, quote: null })),
    clearErrors: assign({ refusal: null, fault: null, ask: null, paused_until: null, nothing_placed: false }),
    setFault: assign(applyErrorEvent),
    keepRecommendationFault: assign(({ event }) => ('error' in event ? { invite_fault: faultOf(event.error) } : {})),
    countLookUp: assign(({ context }) => ({ lookups: context.lookups + 1 })),
    lookAfresh: assign({ lookups: 0 }),
    acknowledge: assign(({ context, event }) =>
      event.type === 'hint.acknowledge' ? { acknowledged: [...context.acknowledged, event.hint_id] } : {},
    ),
    withdraw: assign(({ context, event }) =>
      event.type === 'hint.withdraw' ? { acknowledged: context.acknowledged.filter((id) => id !== event.hint_id) } : {},
    ),
    /**
     * A price that the user agreed to is renewed silently if it is the same; a price that they had not accepted is
     * asked about again.
     */
    dropReviewed: assign(({ context }) => ({ previous_quote: context.quote, quote: null, ask: null })),
    dropUnaccepted: assign({ quote: null, ask: 'quote_expired' }),
    noteNothingPlaced: assign(({ context }) => applyNoOrder(context)),
  },
});
