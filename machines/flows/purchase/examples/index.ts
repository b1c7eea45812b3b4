import {
  commonFaults,
  type Examples,
  formExamples,
  refusalWithMessage,
  unknownCodeFault,
  unknownCodeRefusal,
} from '../../../kit/examples.ts';
import type { PurchasePorts } from '../ports.ts';
import type { ExternalEvent } from '../types.ts';
import {
  anotherOrder,
  anotherPrice,
  baseQuote,
  freeOrder,
  freeQuote,
  orderWithRemainingCredit,
  placedOrder,
  quoteWithEachKind,
  quoteWithHints,
  quoteWithRefusedVoucher,
  quoteWithRemainingCredit,
  renewedQuote,
} from './order.ts';
import {
  closedForOtherReasons,
  closedStore,
  fullStore,
  storeInYen,
  storeWithExpiredPlan,
  storeWithoutPlan,
  storeWithPlan,
} from './store.ts';

const noClock = { name: 'no clock', fault: { kind: 'broken', detail: 'no clock' } } as const;

/** Read by exploration, probes, gallery and fault tests. */
export const purchaseExamples = {
  events: {
    'type.choose': [
      { name: 'append', event: { type: 'type.choose', order_type: 'append' } },
      { name: 'renew', event: { type: 'type.choose', order_type: 'renew' } },
      { name: 'upgrade', event: { type: 'type.choose', order_type: 'upgrade' } },
      { name: 'upgrade and renew', event: { type: 'type.choose', order_type: 'upgrade_renew' } },
    ],
    'product.choose': [
      { name: 'own', event: { type: 'product.choose', order_product_id: 'owned-1' } },
      { name: 'a higher one', event: { type: 'product.choose', order_product_id: 'owned-2' } },
      {
        name: 'of somebody else',
        event: { type: 'product.choose', order_product_id: 'owned-9' },
        refused: 'everywhere',
      },
    ],
    'plan.choose': [
      { name: 'on offer', event: { type: 'plan.choose', plan_id: 'flagship' } },
      { name: 'that of a product', event: { type: 'plan.choose', plan_id: 'professional' } },
      { name: 'not on offer', event: { type: 'plan.choose', plan_id: 'retired' }, refused: 'everywhere' },
    ],
    'years.set': [
      { name: 'on offer', event: { type: 'years.set', years: 3 } },
      { name: 'not on offer', event: { type: 'years.set', years: 9 }, refused: 'everywhere' },
    ],
    'addon.set': [
      { name: 'two', event: { type: 'addon.set', addon_id: 'accounts', quantity: 2 } },
      { name: 'as many as may be', event: { type: 'addon.set', addon_id: 'accounts', quantity: 50 } },
      { name: 'none again', event: { type: 'addon.set', addon_id: 'accounts', quantity: 0 } },
      {
        name: 'more than may be',
        event: { type: 'addon.set', addon_id: 'accounts', quantity: 51 },
        refused: 'everywhere',
      },
      { name: 'half a one', event: { type: 'addon.set', addon_id: 'accounts', quantity: 0.5 }, refused: 'everywhere' },
    ],
    'service.set': [
      { name: 'one', event: { type: 'service.set', service_id: 'training', quantity: 1 } },
      { name: 'unknown', event: { type: 'service.set', service_id: 'juggling', quantity: 1 }, refused: 'everywhere' },
    ],
    'prepaid.set': [
      { name: 'wanted', event: { type: 'prepaid.set', prepaid: { cid: null, amount_minor: null } } },
      { name: 'complete', event: { type: 'prepaid.set', prepaid: { cid: 'ads-1', amount_minor: 500_000 } } },
      { name: 'too little', event: { type: 'prepaid.set', prepaid: { cid: 'ads-1', amount_minor: 1 } } },
      { name: 'account not granted', event: { type: 'prepaid.set', prepaid: { cid: 'ads-2', amount_minor: 500_000 } } },
      {
        name: 'account of somebody else',
        event: { type: 'prepaid.set', prepaid: { cid: 'ads-9', amount_minor: null } },
        refused: 'everywhere',
      },
      { name: 'not wanted', event: { type: 'prepaid.set', prepaid: null } },
    ],
    'voucher.apply': [{ name: 'own', event: { type: 'voucher.apply', voucher_id: 'voucher-1' } }],
    'voucher.remove': [{ name: 'own', event: { type: 'voucher.remove', voucher_id: 'voucher-1' } }],
    'invite.enter': [
      { name: 'a code', event: { type: 'invite.enter', code: 'FRIEND' } },
      { name: 'nothing', event: { type: 'invite.enter', code: ' ' } },
    ],
    'invite.verify': [{ name: 'asked', event: { type: 'invite.verify' } }],
    'store.retry': [{ name: 'asked', event: { type: 'store.retry' } }],
    'quote.retry': [{ name: 'asked', event: { type: 'quote.retry' } }],
    'order.review': [{ name: 'asked', event: { type: 'order.review' } }],
    'selection.edit': [{ name: 'asked', event: { type: 'selection.edit' } }],
    'hint.acknowledge': [
      { name: 'first', event: { type: 'hint.acknowledge', hint_id: 'accounts' } },
      { name: 'second', event: { type: 'hint.acknowledge', hint_id: 'module-leads' } },
      { name: 'unknown', event: { type: 'hint.acknowledge', hint_id: 'weather' }, refused: 'everywhere' },
    ],
    'hint.withdraw': [{ name: 'first', event: { type: 'hint.withdraw', hint_id: 'accounts' } }],
    'quote.accept': [{ name: 'asked', event: { type: 'quote.accept' } }],
    'order.place': [{ name: 'asked', event: { type: 'order.place' } }],
    'order.check': [{ name: 'asked', event: { type: 'order.check' } }],
    'receipt.leave': [{ name: 'asked', event: { type: 'receipt.leave' } }],
    ...formExamples,
    'connection.back': [{ name: 'heard', event: { type: 'connection.back' } }],
    'flow.resume': [
      { name: 'after a reload', event: { type: 'flow.resume', order_type: null } },
      { name: 'by a link to renew', event: { type: 'flow.resume', order_type: 'renew' } },
    ],
  },
  ports: {
    loadStore: [
      { name: 'a client with a plan', output: storeWithPlan },
      { name: 'a client without a plan', output: storeWithoutPlan },
      { name: 'a child account', output: { ...storeWithPlan, is_admin: false } },
      { name: 'a client whose plan has expired', output: storeWithExpiredPlan },
      { name: 'nothing is open', output: closedStore },
      { name: 'a client who pays in yen', output: storeInYen },
      { name: 'closed for other reasons', output: closedForOtherReasons },
      { name: 'all that can be sold', output: fullStore },
      ...commonFaults,
      unknownCodeFault,
    ],
    quotePrice: [
      { name: 'a price', output: { kind: 'quoted', quote: baseQuote, same: false } },
      { name: 'losses to acknowledge', output: { kind: 'quoted', quote: quoteWithHints, same: false } },
      { name: 'a voucher that is refused', output: { kind: 'quoted', quote: quoteWithRefusedVoucher, same: false } },
      { name: 'placed elsewhere', output: { kind: 'alreadyPlaced' } },
      { name: 'no longer sold', output: { kind: 'refused', refusal: refusalWithMessage('product_unavailable') } },
      { name: 'another price', output: { kind: 'quoted', quote: anotherPrice, same: false } },
      { name: 'a price of each kind', output: { kind: 'quoted', quote: quoteWithEachKind, same: false } },
      { name: 'nothing to pay', output: { kind: 'quoted', quote: freeQuote, same: false } },
      {
        name: 'a credit that leaves something',
        output: { kind: 'quoted', quote: quoteWithRemainingCredit, same: false },
      },
      { name: 'the same for longer', output: { kind: 'quoted', quote: renewedQuote, same: true } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      { name: 'a voucher that is gone', output: { kind: 'refused', refusal: { code: 'voucher_unknown' } } },
      ...commonFaults,
    ],
    verifyInvite: [
      { name: 'good', output: { kind: 'verified', percent: 5, recommended_by: 'E*****e Ltd' } },
      { name: 'good, of nobody named', output: { kind: 'verified', percent: 10, recommended_by: null } },
      { name: 'unknown', output: { kind: 'refused', refusal: { code: 'invite_code_unknown' } } },
      { name: 'own', output: { kind: 'refused', refusal: refusalWithMessage('invite_code_own') } },
      { name: 'empty', output: { kind: 'refused', refusal: { code: 'invite_code_empty' } } },
      ...commonFaults,
      unknownCodeFault,
    ],
    placeOrder: [
      { name: 'placed', output: { kind: 'placed', order: placedOrder } },
      { name: 'placed, with nothing to pay', output: { kind: 'placed', order: freeOrder } },
      {
        name: 'placed, with a credit that leaves something',
        output: { kind: 'placed', order: orderWithRemainingCredit },
      },
      { name: 'placed elsewhere', output: { kind: 'alreadyPlaced' } },
      { name: 'expired', output: { kind: 'quoteGone', ask: 'quote_expired' } },
      { name: 'changed', output: { kind: 'quoteGone', ask: 'quote_changed' } },
      { name: 'unknown', output: { kind: 'quoteGone', ask: 'quote_unknown' } },
      { name: 'ordering is paused', output: { kind: 'paused', until: '2026-11-21T18:00:00+00:00' } },
      { name: 'closed meanwhile', output: { kind: 'refused', refusal: refusalWithMessage('type_closed') } },
      { name: 'refused for a new reason', output: { kind: 'refused', refusal: unknownCodeRefusal } },
      ...commonFaults,
    ],
    findOrder: [
      {
        name: 'found',
        output: {
          kind: 'found',
          order: { ...placedOrder, needs_verification: false },
          confirmed: true,
          as_placed: true,
        },
      },
      {
        name: 'found, with nothing to pay',
        output: { kind: 'found', order: freeOrder, confirmed: true, as_placed: true },
      },
      { name: 'another one found', output: { kind: 'found', order: anotherOrder, confirmed: false, as_placed: true } },
      {
        name: 'cancelled meanwhile',
        output: { kind: 'found', order: { ...placedOrder, status: 'cancelled' }, confirmed: true, as_placed: false },
      },
      { name: 'none', output: { kind: 'none' } },
      ...commonFaults,
      unknownCodeFault,
    ],
    untilMoment: [{ name: 'it has come', output: null }, noClock],
    momentIn: [{ name: 'a moment', output: { at: '2026-11-21T10:05:04+00:00' } }, noClock],
  },
} as const satisfies Examples<ExternalEvent, PurchasePorts>;
