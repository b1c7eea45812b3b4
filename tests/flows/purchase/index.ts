import { storeWithPlan } from '#machines/flows/purchase/examples/store.ts';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseModel } from '#machines/flows/purchase/model.ts';
import { takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import type { TestedFlow } from '../../flowkit/testedFlow.ts';
import { purchaseDefects } from './defects/index.ts';
import { gestures } from './gestures.ts';
import { purchasePageRules } from './pageRules.ts';
import { stateLocators } from './stateLocators.ts';

const { addons, services } = storeWithPlan;

const names = new Map([
  ...addons.map(({ addon_id, name }) => [addon_id, name.en] as const),
  ...Object.values(services).flatMap((list) => list.map(({ service_id, name }) => [service_id, name.en] as const)),
  ['voucher-1', 'Autumn voucher'],
  ['module-leads', 'Leads'],
]);

export const purchase: TestedFlow = {
  name: 'purchase',
  folder: import.meta.dirname,
  model: purchaseModel,
  events: gestures,
  stateLocators,
  // The page has a recommendation field only for order types that take one.
  isInSight: (state, { context }) => !state.startsWith('choosing.invite.') || takesRecommendation(context),
  nameOf: (id) => names.get(id) ?? id,
  onPage: purchasePageRules,
  flow: purchaseFlow,
  unsaid: [
    { at: /history\[\]\.event: \w+$/, why: 'only the page of the order shows its history' },
    {
      at: /^(?:payment\.)?order\.order_type: \w+$/,
      why: 'the pages on paying and cancelling an order do not say of which type it is',
    },
    {
      at: /^order\.lines\[\]\.kind: \w+$/,
      why: 'lines are shown by their names; those of vouchers are in the examples',
    },
    {
      at: /^order\.(?:status: (?:completed|expired)|payment_status: \w+)$/,
      why: 'an order that has gone on since it was placed is shown by its own page',
    },
    { at: /^asked_type: \w+$/, why: 'a link asks for a type as a person chooses it, of which each is an example' },
    {
      at: /^(?:previous_)?quote\.vouchers\.agency_vouchers\[\]\.(?:holder|worth\.kind|spend|order_types\[\]|reason): \w+$/,
      why: 'both lists of vouchers are shown by one view, and the vouchers of clients have the rest',
    },
    {
      at: /^(?:previous_)?quote\.vouchers\.client_vouchers\[\]\.(?:holder|worth\.kind|spend|order_types\[\]): \w+$/,
      why: 'both lists of vouchers are shown by one view, and the vouchers of agencies have the rest',
    },
    { at: /is_oversea: 1$/, why: 'no page of a flow reads it' },
  ],
  traces: {
    secrets: ['Example', 'FRIEND', 'key-of', 'draft-1', 'client-1', 'a-token', 'MF-2026', 'quote-', '1280000', '0000"'],
    further: {
      'additions, services and money for advertising': [
        'loadStore: a client with a plan',
        'product.choose (own)',
        'addon.set (two)',
        'service.set (one)',
        'prepaid.set (too little)',
        'prepaid.set (complete)',
        'quotePrice: a voucher that is refused',
        'order.review (asked)',
      ],
      'a plan for other years': [
        'loadStore: a client without a plan',
        'plan.choose (on offer)',
        'years.set (on offer)',
      ],
      'a link to another order type while the store is loaded again': [
        'loadStore: a client with a plan',
        'flow.resume (by a link to renew)',
      ],
      'an order that was looked for and does not exist': [
        'loadStore: a client without a plan',
        'plan.choose (on offer)',
        'quotePrice: placed elsewhere',
        'findOrder: none',
      ],
    },
  },
  page: { address: '/mall/store', email: 'owner@cn.example', hasHeader: true },
  defects: purchaseDefects,
  acceptedMutants: {
    'transition retargeted: purchase.choosing.invite invite.enter[0] -> purchase.choosing.invite.deciding, now to purchase.choosing.invite.empty':
      'the examples have one code that is good: once verified it is emptied, and no page enters it once more',
  },
};
