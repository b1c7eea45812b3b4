import type { Quote, ReducedVersionHint } from '#contract/entities/order.ts';
import { placeReasons } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { PageLeaf } from '#src/flows/purchase/leaf.ts';
import type { Say } from '../../browser/words.ts';
import { closedLines, closedLinks, missingWords, waysOut } from './reasons.ts';
import { receipts } from './receipts.ts';
import { orderRows, priceRows, type Row, summaryRows } from './rows.ts';
import type { Standing } from './standing.ts';
import { nothingPlaced, quoteIn, steps, type Teller, type Told, unless, validUntil } from './teller.ts';
import { faultWords, fill, money, refusalWords, time } from './words.ts';

const hintWords = ({ kind, name, from, to }: ReducedVersionHint, say: Say): string =>
  fill(say(`hint.${kind}`), { name: name?.en ?? '', from: from ?? 0, to: to ?? 0 });

/** What is told where the order stands in words. */
const underReview = ({ say, context }: Standing, heading: string): Partial<Told> => ({
  heading: say(heading),
  step: steps.review,
  rows: orderRows(say, context),
});

/** The ways back to choosing, and what can be done besides. */
const underReviewButtons = (say: Say, ...others: readonly string[]): readonly string[] => [
  `${say('Choose')}${say('(done)')}`,
  say('Change the order'),
  ...others,
];

/** What came of asking for the price once more: the two totals, and each line that changed. */
function comparison({ say, context }: Standing): { readonly rows: readonly Row[]; readonly says: readonly string[] } {
  const quote = quoteIn(context);
  const before = context.previous_quote;
  const total = money(quote.amount);
  if (before?.amount.minor === quote.amount.minor) {
    return { rows: [], says: [fill(say('The total is the same as before: {total}'), { total })] };
  }
  const earlier: readonly Row[] = before === null ? [] : [[say('Total before'), money(before.amount)]];
  const amountIn = ({ lines }: Quote, ref: string) => lines.find((line) => line.ref === ref)?.amount;
  const changes = [...new Map([...quote.lines, ...(before?.lines ?? [])].map((line) => [line.ref, line])).values()]
    .map(({ ref, name }) => ({ name, was: before && amountIn(before, ref), now: amountIn(quote, ref) }))
    .filter(({ was, now }) => before !== null && was?.minor !== now?.minor)
    .map(({ name, was, now }) => {
      const [old, fresh] = [was == null ? say('new') : money(was), now === undefined ? null : money(now)];
      return `${name.en}${old}→${fresh ?? say('no longer applies')}`;
    });
  return { rows: [...earlier, [say('Total now'), total]], says: changes };
}

const asks = {
  quote_expired: 'The price you reviewed has expired, so we fetched it again.',
  quote_changed: 'The price changed while you were reviewing it.',
  quote_unknown: 'The price you reviewed is no longer valid, so we fetched it again.',
} as const satisfies Record<NonNullable<PurchaseContext['ask']>, string>;

/** The order under review; while its price is renewed it stands there with the price before. */
function confirming(standing: Standing): Partial<Told> {
  const { say, context } = standing;
  const price = context.quote ?? context.previous_quote;
  if (price === null) throw new Error('There is no price');
  const { ask } = context;
  const renewed =
    context.quote === null
      ? say('The price is no longer current; we are asking for the new one. No order has been placed.')
      : say(asks[ask ?? 'quote_changed']) +
        say('It is the same as before. No order has been placed yet; you can place it now.');
  return {
    heading: say('Review your order'),
    step: steps.review,
    rows: [...orderRows(say, context), ...summaryRows(say, context), ...priceRows(say, price)],
    statuses: [...nothingPlaced(standing), ...(ask === null ? [] : [renewed])],
    price: context.quote === null ? '' : validUntil(standing),
    missing: missingWords(say, placeReasons(context)),
    options: price.reduced_version_hints.map((hint) => ({
      says: hintWords(hint, say),
      chosen: context.acknowledged.includes(hint.hint_id),
      off: false,
    })),
    buttons: underReviewButtons(
      say,
      ...waysOut(say, placeReasons(context)),
      unless(
        standing.can({ type: 'order.place' }),
        fill(say('Place order · {amount}'), { amount: money(price.amount) }),
      ),
    ),
  };
}

/** The order is looked for: the first time, and once that has failed. */
function lookingUp(standing: Standing): Partial<Told> {
  const { say, context, can } = standing;
  if (context.lookups === 0) {
    return {
      ...underReview(standing, 'Looking for your order'),
      statuses: [
        say('We did not hear back, so we are looking whether your order exists. Please do not order again meanwhile.'),
      ],
    };
  }
  const isLooking = !can({ type: 'order.check' });
  return {
    ...underReview(standing, 'We do not know yet whether your order exists'),
    alerts: [
      say('Please do not order again: your order may have been placed.') +
        faultWords(say, context.fault) +
        say('We keep looking for it.'),
    ],
    buttons: [isLooking ? unless(false, say('Looking for it…')) : say('Check again')],
    links: [[say('My orders'), '/order']],
  };
}

/** What each state tells that fills the page by itself. */
export const pages = {
  loading: ({ say }) => ({ heading: say('What do you want to buy?'), step: steps.choose, busy: true }),
  opening: ({ say }) => ({ heading: say('What do you want to buy?'), step: steps.choose, busy: true }),
  unavailable: ({ say, context: { fault } }) => ({
    heading: say('What do you want to buy?'),
    step: steps.choose,
    alerts: [
      [
        faultWords(say, fault),
        say('The offers could not be loaded. Nothing is lost: what you chose before is kept.'),
        say('Try again'),
        say('To my products'),
        fault?.kind === 'broken' ? say('Details for support') : '',
      ].join(''),
    ],
    buttons: [say('Try again'), say('To my products')],
  }),
  closed: ({ say, context: { facts } }) => ({
    heading: say('Nothing can be bought at present'),
    step: steps.choose,
    closed: closedLines(say, facts?.types ?? [], () => false),
    buttons: [say('Check again')],
    links: [...closedLinks(say, facts?.types ?? []), [say('My orders'), '/order']],
  }),
  'reviewing.confirming': confirming,
  'reviewing.requoting': (standing) => ({
    ...confirming(standing),
    busy: true,
    price: standing.say('Updating the price…'),
  }),
  'reviewing.requoteFailed': (standing) => ({
    ...underReview(standing, 'The new price could not be fetched'),
    alerts: [
      faultWords(standing.say, standing.context.fault) +
        standing.say('No order has been placed. What you chose is kept.'),
    ],
    buttons: underReviewButtons(standing.say, standing.say('Ask for the price again')),
  }),
  'reviewing.askingAgain': (standing) => {
    const { say, context } = standing;
    const quote = quoteIn(context);
    const { rows, says } = comparison(standing);
    return {
      heading: say('Please confirm the price once more'),
      step: steps.review,
      rows: [...rows, ...priceRows(say, quote)],
      says: [
        say(asks[context.ask ?? 'quote_changed']) + say('No order has been placed.'),
        ...says,
        fill(say('It is valid until {until}.'), { until: time(quote.expires_at) }),
      ],
      buttons: underReviewButtons(say, fill(say('Accept {total} and go on'), { total: money(quote.amount) })),
    };
  },
  'reviewing.refused': (standing) => ({
    ...underReview(standing, 'The order was not placed'),
    alerts: [
      standing.say('purchase.failed') +
        refusalWords(standing.say, standing.context.refusal) +
        standing.say('Nothing was charged. What you chose is kept.'),
    ],
    buttons: underReviewButtons(standing.say, standing.say('Reload the offers')),
  }),
  placing: (standing) => ({
    ...underReview(standing, 'Placing your order'),
    statuses: [
      fill(
        standing.say(
          'Your order of {amount} is being placed. Please do not close this page; whatever happens, nothing is ordered twice.',
        ),
        { amount: money(quoteIn(standing.context).amount) },
      ),
    ],
  }),
  checkingOrder: lookingUp,
  'orderUnknown.timing': lookingUp,
  'orderUnknown.waiting': lookingUp,
  'orderUnknown.asking': lookingUp,
  ...receipts,
  over: ({ say }) => ({ heading: say('What do you want to buy?'), step: steps.choose, busy: true }),
} as const satisfies Record<PageLeaf, Teller>;
