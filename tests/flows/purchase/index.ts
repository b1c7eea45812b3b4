import { storeWithPlan } from '#machines/flows/purchase/examples/store.ts';
import { takesRecommendation } from '#machines/flows/purchase/reasons.ts';
import config from '../../../pathways.config.ts';
import type { TestedFlow } from '../../flowkit/testedFlow.ts';
import { gestures } from './gestures.ts';
import { purchasePages } from './onPage.ts';
import { stateLocators } from './stateLocators.ts';

const { addons, services } = storeWithPlan;

/** How the examples' add-ons, services, vouchers and losses are called on the page. */
const names = new Map([
  ...addons.map(({ addon_id, name }) => [addon_id, name.en] as const),
  ...Object.values(services).flatMap((list) => list.map(({ service_id, name }) => [service_id, name.en] as const)),
  ['voucher-1', 'Autumn voucher'],
  ['module-leads', 'Leads'],
]);

export const purchase: TestedFlow = {
  name: 'purchase',
  folder: import.meta.dirname,
  model: config.models.purchase,
  events: gestures,
  stateLocators,
  // The field of the recommendation is there only where one counts.
  isInSight: (state, { context }) => !state.startsWith('choosing.invite.') || takesRecommendation(context),
  nameOf: (id) => names.get(id) ?? id,
  onPage: purchasePages,
};
