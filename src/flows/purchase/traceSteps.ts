import { msg, plural } from '@lingui/core/macro';
import { z } from 'zod/mini';
import { orderTypes } from '#contract/entities/product.ts';
import { currencies } from '#contract/money.ts';
import { displayedVouchers } from '#machines/flows/purchase/context.ts';
import type { PurchaseChildren } from '#machines/flows/purchase/ports.ts';
import { unacknowledgedHints } from '#machines/flows/purchase/reasons.ts';
import { servicesOnOffer, yearsOnOffer } from '#machines/flows/purchase/selection.ts';
import type { ExternalEvent, PurchaseContext } from '#machines/flows/purchase/types.ts';
import {
  describeOrder,
  failed,
  formRows,
  noneFoundMessage,
  pageRows,
  resumeRow,
  succeeded,
} from '../../flowkit/steps/common.ts';
import type { Payload, StepResult, StepRows } from '../../flowkit/steps/rows.ts';
import { doneMessage, hiddenMessage, type StepFormatter } from '../../flowkit/steps/stepFormatter.ts';
import { orderTypeLabels } from '../../i18n/orderLabels.ts';

const describePrice = ({ kind, quote, refusal }: Payload, { say, amount, refused }: StepFormatter): StepResult => {
  if (kind === 'quoted') return succeeded(amount(z.object({ amount: z.unknown() }).safeParse(quote).data?.amount));
  return kind === 'alreadyPlaced' ? succeeded(say(alreadyPlacedMessage)) : failed(refused(refusal));
};

const alreadyPlacedMessage = msg`the order was already placed`;
const priceExpiredRow = { by: 'clock', did: msg`The price expired` } as const;

export const purchaseTraceSteps = {
  'type.choose': {
    by: 'person',
    can: msg`Choose another order type`,
    did: msg`Chose the order type`,
    detail: ({ order_type }, { wordOf }) => wordOf(orderTypeLabels, order_type),
    tries: () => orderTypes.map((order_type) => ({ type: 'type.choose', order_type })),
  },
  'product.choose': {
    by: 'person',
    can: msg`Choose the product`,
    did: msg`Chose the product`,
    detail: ({ order_product_id }, teller) => teller.nameOf('plan_id', planOf(order_product_id, teller.context)),
    tries: ({ facts }) =>
      (facts?.products ?? []).map(({ order_product_id }) => ({ type: 'product.choose', order_product_id })),
  },
  'plan.choose': {
    by: 'person',
    can: msg`Choose a plan`,
    did: msg`Chose the plan`,
    detail: ({ plan_id }, { nameOf }) => nameOf('plan_id', plan_id),
    tries: ({ facts }) => (facts?.plans ?? []).map(({ plan_id }) => ({ type: 'plan.choose', plan_id })),
  },
  'years.set': {
    by: 'person',
    can: msg`Change the term`,
    did: msg`Set the term`,
    detail: ({ years }, { say }) =>
      typeof years === 'number' ? say(msg`${plural(years, { one: '# year', other: '# years' })}`) : say(hiddenMessage),
    tries: ({ facts, selection }) =>
      facts === null ? [] : yearsOnOffer(facts, selection).map((years) => ({ type: 'years.set', years })),
  },
  'addon.set': {
    by: 'person',
    can: msg`Change the add-ons`,
    did: msg`Changed the add-ons`,
    detail: ({ addon_id, quantity }, teller) => withQuantity(teller.nameOf('addon_id', addon_id), quantity, teller),
    tries: ({ facts, selection: { addons } }) =>
      (facts?.addons ?? []).map(({ addon_id }) => ({
        type: 'addon.set',
        addon_id,
        quantity: otherQuantity(addons[addon_id]),
      })),
  },
  'service.set': {
    by: 'person',
    can: msg`Change the services`,
    did: msg`Changed the services`,
    detail: ({ service_id, quantity }, teller) =>
      withQuantity(teller.nameOf('service_id', service_id), quantity, teller),
    tries: ({ facts, selection }) => {
      const services = facts === null ? [] : servicesOnOffer(facts, selection);
      const quantityOf = (id: string) => otherQuantity(selection.services[id]);
      return services.map(({ service_id }) => ({ type: 'service.set', service_id, quantity: quantityOf(service_id) }));
    },
  },
  'prepaid.set': {
    by: 'person',
    can: msg`Change the prepaid advertising`,
    did: msg`Changed the prepaid advertising`,
    detail: prepaidText,
    tries: () => [{ type: 'prepaid.set', prepaid: { cid: null, amount_minor: null } }],
  },
  'voucher.apply': {
    by: 'person',
    can: msg`Use a voucher`,
    did: msg`Used a voucher`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: (context) => displayedVouchers(context).map(({ voucher_id }) => ({ type: 'voucher.apply', voucher_id })),
  },
  'voucher.remove': {
    by: 'person',
    can: msg`Remove a voucher`,
    did: msg`Removed a voucher`,
    detail: (_event, { say }) => say(hiddenMessage),
    tries: ({ selection }) => selection.vouchers.map((voucher_id) => ({ type: 'voucher.remove', voucher_id })),
  },
  'invite.enter': {
    by: 'person',
    can: msg`Enter a recommendation code`,
    did: msg`Entered a recommendation code`,
    detail: ({ code }, { say }) => (String(code).trim() === '' ? say(msg`cleared`) : say(hiddenMessage)),
    tries: () => [{ type: 'invite.enter', code: '' }],
  },
  'invite.verify': {
    by: 'person',
    can: msg`Verify the recommendation code`,
    did: msg`Tried to verify the recommendation code`,
  },
  'store.retry': { by: 'person', can: msg`Reload the store`, did: msg`Tried to reload the store` },
  'quote.retry': { by: 'person', can: msg`Refresh price`, did: msg`Tried to refresh the price` },
  'order.review': { by: 'person', can: msg`Review the order`, did: msg`Continued to review` },
  'selection.edit': { by: 'person', can: msg`Go back and edit the order`, did: msg`Went back to edit the order` },
  'hint.acknowledge': {
    by: 'person',
    can: msg`Confirm a reduction`,
    did: msg`Confirmed a reduction`,
    detail: () => null,
    tries: (context) => unacknowledgedHints(context).map((hint_id) => ({ type: 'hint.acknowledge', hint_id })),
  },
  'hint.withdraw': {
    by: 'person',
    can: msg`Withdraw a confirmation`,
    did: msg`Withdrew a confirmation`,
    detail: () => null,
    tries: ({ acknowledged }) => acknowledged.map((hint_id) => ({ type: 'hint.withdraw', hint_id })),
  },
  'quote.accept': { by: 'person', can: msg`Accept the new price`, did: msg`Accepted the new price` },
  'order.place': { by: 'person', can: msg`Place the order`, did: msg`Tried to place the order` },
  'order.check': {
    by: 'person',
    can: msg`Check for the order again`,
    did: msg`Tried to find the order`,
  },
  ...formRows,
  ...pageRows,
  'flow.resume': {
    ...resumeRow,
    detail: ({ order_type }, { wordOf }) => (order_type === null ? null : wordOf(orderTypeLabels, order_type)),
    tries: () => [{ type: 'flow.resume', order_type: null }],
  },

  loadStore: { by: 'server', did: msg`Loading the store` },
  quotePrice: { by: 'server', did: msg`Getting the price`, answer: describePrice },
  requotePrice: { by: 'server', did: msg`Getting the price again`, answer: describePrice },
  untilQuoteExpires: priceExpiredRow,
  untilReviewExpires: priceExpiredRow,
  untilAskExpires: priceExpiredRow,
  untilOrderingResumes: { by: 'clock', did: msg`The ordering pause ended` },
  verifyInvite: {
    by: 'server',
    did: msg`Verifying the recommendation code`,
    answer: ({ kind, refusal }, { say, refused }) =>
      kind === 'verified' ? succeeded(say(msg`valid`)) : failed(refused(refusal)),
  },
  placeOrder: {
    by: 'server',
    did: msg`Placing the order`,
    answer: ({ kind, ask, refusal }, { say, refused }) => {
      if (kind === 'placed') return succeeded(say(doneMessage));
      if (kind === 'paused') return failed(say(msg`ordering is paused for maintenance`));
      if (kind === 'quoteGone') return failed(refused({ code: ask }));
      return kind === 'alreadyPlaced' ? succeeded(say(alreadyPlacedMessage)) : failed(refused(refusal));
    },
  },
  findOrder: {
    by: 'server',
    did: msg`Looking for the order`,
    answer: ({ kind, confirmed }, { say }) => {
      if (kind !== 'found') return succeeded(say(noneFoundMessage));
      return succeeded(confirmed === true ? say(msg`found`) : say(msg`found another order, placed elsewhere`));
    },
  },
  readOrder: { by: 'server', did: msg`Reloading the order`, answer: describeOrder },
  timeLookUp: { by: 'clock', did: msg`Scheduled the next order check` },
  untilLookUp: { by: 'clock', did: msg`The next order check was due` },
} as const satisfies StepRows<PurchaseContext, ExternalEvent, PurchaseChildren>;

/** The event has only the product; its plan comes from the recorded store facts. */
function planOf(product: unknown, context: unknown): unknown {
  const products = z.array(z.object({ order_product_id: z.unknown(), plan_id: z.unknown() }));
  const known = z.object({ facts: z.object({ products }) }).safeParse(context).data?.facts.products ?? [];
  return known.find(({ order_product_id }) => order_product_id === product)?.plan_id;
}

/** A quantity other than the current one. */
const otherQuantity = (quantity: number | undefined): number => (quantity === undefined ? 1 : 0);

function withQuantity(name: string, quantity: unknown, { formats }: StepFormatter): string {
  return typeof quantity === 'number' ? `${name} × ${formats.number(quantity)}` : name;
}

function prepaidText({ prepaid }: Payload, { say, formats, context }: StepFormatter): string {
  if (prepaid === null) return say(msg`removed`);
  const minor = z.object({ amount_minor: z.number() }).safeParse(prepaid).data?.amount_minor;
  if (minor === undefined) return say(msg`no amount yet`);
  const facts = z.object({ facts: z.object({ currency: z.enum(currencies) }) }).safeParse(context).data?.facts;
  return facts === undefined ? formats.number(minor) : formats.money({ minor, currency: facts.currency });
}
