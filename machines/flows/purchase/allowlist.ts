import { hintKinds, lineKinds, orderHistoryEvents, orderStatuses, paymentStatuses } from '#contract/entities/order.ts';
import {
  addonKinds,
  orderTypeReasons,
  orderTypes,
  voucherReasons,
  voucherSpendModes,
} from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';
import { faultTraceCodes } from '../../kit/fault.ts';
import type { Flow } from '../../kit/flow.ts';
import { reconfirmReason } from './ports.ts';

/**
 * What of a recorded purchase may leave the device. Names, companies, typed codes, order numbers, amounts, moments and
 * keys may not: for them a replay only needs to know which are equal.
 */
export const purchaseAllowlist: Flow['allowlist'] = {
  read: [
    'is_admin',
    'types.type',
    'types.open',
    'types.prepaid',
    'types.addon_ids',
    'order_type',
    'asked_type',
    'plan_id',
    'plan_ids',
    'rank',
    'years',
    'addon_id',
    'service_id',
    'max_quantity',
    'quantity',
    'selection.addons.*',
    'selection.services.*',
    'prepaid.amount_minor',
    'prepaid.minimum.minor',
    'prepaid.maximum.minor',
    'grant_status',
    'usable',
    'selected',
    'nothing_placed',
    'same',
    'confirmed',
    'as_placed',
    'lookups',
  ],
  codes: {
    'output.kind': ['quoted', 'verified', 'placed', 'alreadyPlaced', 'quoteGone', 'paused', 'refused', 'found', 'none'],
    ...faultTraceCodes,
    'invite_fault.kind': faultTraceCodes['fault.kind'],
    'invite_refusal.code': faultTraceCodes['refusal.code'],
    ask: reconfirmReason.options,
    currency: currencies,
    kind: [...lineKinds, ...hintKinds, ...addonKinds, 'amount', 'percent'],
    'reasons.reason': orderTypeReasons,
    reason: voucherReasons,
    holder: ['agency', 'client'],
    spend: voucherSpendModes,
    status: [...orderStatuses, 'active', 'expired'],
    payment_status: paymentStatuses,
    order_types: orderTypes,
    'history.event': orderHistoryEvents,
  },
};
