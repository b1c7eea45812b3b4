import type { StateValue } from 'xstate';
import { z } from 'zod';
import { instant } from '#contract/codecs.ts';
import { orderDetail, quote } from '#contract/entities/order.ts';
import { adAccount, addon, orderType, ownedProduct, plan, service, typeOffer } from '#contract/entities/product.ts';
import { prepaid, selection } from '#contract/entities/selection.ts';
import { currency, money } from '#contract/money.ts';
import { faultSchema, refusalSchema } from '../../kit/fault.ts';
import type { StoreFacts } from './ports.ts';
import type { PurchaseContext } from './types.ts';

const facts = z.object({
  types: z.array(typeOffer),
  prepaid: z.object({ minimum: money, maximum: money }),
  ad_accounts: z.array(adAccount),
  client_id: z.string(),
  full_name: z.string(),
  is_admin: z.boolean(),
  currency,
  plans: z.array(plan),
  addons: z.array(addon),
  services: z.record(z.string(), z.array(service)),
  products: z.array(ownedProduct),
}) satisfies z.ZodType<StoreFacts>;

/** What may stand in the fields for now, though it is too long or too much to be accepted. */
const typed = selection.extend({
  prepaid: prepaid.extend({ amount_minor: z.number().nullable() }).nullable(),
  invite_code: z.string(),
});

/** The context of a purchase as it comes back from where it was kept. */
const keptContext = z.object({
  draft_id: z.string(),
  key: z.string(),
  asked_type: orderType.nullable(),
  facts: facts.nullable(),
  selection: typed,
  invite: z.object({ code: z.string(), percent: z.number(), recommended_by: z.string().nullable() }).nullable(),
  quote: quote.nullable(),
  previous_quote: quote.nullable(),
  acknowledged: z.array(z.string()),
  ask: z.enum(['quote_unknown', 'quote_expired', 'quote_changed']).nullable(),
  refusal: refusalSchema.nullable(),
  invite_refusal: z.enum(['invite_code_empty', 'invite_code_unknown', 'invite_code_own']).nullable(),
  fault: faultSchema.nullable(),
  invite_fault: faultSchema.nullable(),
  nothing_placed: z.boolean(),
  lookups: z.int().min(0),
  look_again_at: instant.nullable(),
  order: orderDetail.nullable(),
  placed_elsewhere: z.object({ confirmed: money.nullable() }).nullable(),
}) satisfies z.ZodType<PurchaseContext>;

type Needed = 'facts' | 'quote' | 'order';

/** What has to be in the context in each state, beyond what it asks of the world there. */
const needs: Readonly<Record<string, readonly Needed[]>> = {
  opening: ['facts'],
  closed: ['facts'],
  choosing: ['facts'],
  reviewing: ['facts'],
  placing: ['facts', 'quote'],
  placed: ['order'],
};

/** Whether a purchase can go on in a state with a context that was kept. */
export function canGoOn(value: StateValue, context: unknown): boolean {
  const kept = keptContext.safeParse(context);
  const state = typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
  return kept.success && (needs[state] ?? []).every((name) => kept.data[name] !== null);
}
