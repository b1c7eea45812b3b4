import type { OrderDetail, Quote, ReducedVersionHint } from '#contract/entities/order.ts';
import type { OrderType } from '#contract/entities/product.ts';
import { placeReasons, reviewReasons } from '#machines/flows/purchase/reasons.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import type { InviteLeaf, LeafState, PageLeaf } from '#src/flows/purchase/leaf.ts';
import type { Say } from '../../browser/words.ts';
import { type Field, fields, type Option, options, type Quantity, quantities } from './offers.ts';
import { closedLines, closedLinks, missingWords, waysInstead, waysOut } from './reasons.ts';
import { orderRows, priceRows, type Row, receiptRows, summaryRows } from './rows.ts';
import type { Standing } from './standing.ts';
import { faultWords, fill, moment, money, time } from './words.ts';

/** Everything that a page tells which follows from where the machine stands. Whole values: no more, no less. */
export interface Told {
  readonly heading: string;
  readonly step: string;
  /** Whether something is marked as being waited for. */
  readonly busy: boolean;
  readonly rows: readonly Row[];
  /** What interrupts a screen reader, and what is told to it in passing. */
  readonly alerts: readonly string[];
  readonly statuses: readonly string[];
  /** How the price stands, beside what is still missing. */
  readonly price: string;
  readonly missing: readonly string[];
  /** Why ways to buy are closed. */
  readonly closed: readonly string[];
  readonly options: readonly Option[];
  readonly quantities: readonly Quantity[];
  readonly fields: readonly Field[];
  /** By their names, those that are switched off marked as such. */
  readonly buttons: readonly string[];
  readonly links: readonly (readonly [string, string])[];
  /** Sentences that have to be in sight besides. */
  readonly says: readonly string[];
}

/** The name of a button, marked where it is switched off. */
const unless = (on: boolean, name: string): string => (on ? name : `${name} (off)`);

type Teller = (standing: Standing) => Partial<Told>;

const steps = { choose: '1 Choose', review: '2 Review', done: '3 Done' } as const;

function quoteIn({ quote }: PurchaseContext): Quote {
  if (quote === null) throw new Error('There is no price');
  return quote;
}

const nothingPlaced = ({ say, context }: Standing): readonly string[] =>
  context.nothing_placed ? [say('The last attempt placed no order and charged nothing. You can place it now.')] : [];

/** What is told while choosing, however price and recommendation stand. */
function choosing(standing: Standing): Partial<Told> {
  const { say, context, can } = standing;
  const { quote, previous_quote, facts } = context;
  const price = quote ?? previous_quote;
  const canChoose = (type: OrderType) => can({ type: 'type.choose', order_type: type });
  const total = quote === null ? [] : [fill(say('Total {total}'), { total: money(quote.amount) })];
  const mainAccountOnly = missingWords(say, ['main_account_only']);
  const vouchers = price === null ? [say('Your vouchers appear here together with the price.')] : [];
  return {
    heading: say('What do you want to buy?'),
    step: steps.choose,
    busy: price !== null && quote === null,
    rows: [...summaryRows(say, context), ...(price === null ? [] : priceRows(say, price))],
    statuses: [...nothingPlaced(standing), ...total],
    missing: missingWords(say, reviewReasons(context)),
    closed: closedLines(say, facts?.types ?? [], canChoose),
    links: closedLinks(say, facts?.types ?? []),
    options: options(standing),
    quantities: quantities(standing),
    fields: fields(standing),
    buttons: [
      ...waysInstead(say, facts?.types ?? [], canChoose),
      ...waysOut(say, reviewReasons(context)),
      ...quantities(standing).flatMap(({ name, value, most }) => [
        unless(Number(value) > 0, `Less: ${name}`),
        unless(Number(value) < Number(most), `More: ${name}`),
      ]),
      unless(can({ type: 'order.review' }), say('Review order')),
    ],
    says: [...(facts?.is_admin === false ? mainAccountOnly : []), ...vouchers],
  };
}

const pricing: Teller = ({ say }) => ({ price: say('Updating the price…'), statuses: [say('Updating the price…')] });

/** How a refusal of the price is mended, where the offers do not have to be loaded anew. */
const mends: Readonly<Record<string, string>> = {
  invite_code_unknown: 'Change it',
  invite_code_own: 'Change it',
  quantity_out_of_range: 'Change it',
  voucher_unknown: 'Remove all vouchers',
};

const hintWords = ({ kind, name, from, to }: ReducedVersionHint, say: Say): string =>
  fill(say(`hint.${kind}`), { name: name?.en ?? '', from: from ?? 0, to: to ?? 0 });

const validUntil = ({ say, context }: Standing): string =>
  fill(say('This price is valid until {until}.'), { until: time(quoteIn(context).expires_at) });

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

function receipt({ say }: Standing, order: OrderDetail): Partial<Told> {
  const payUntil = moment(order.pay_until);
  return {
    rows: receiptRows(say, order),
    says: [
      fill(say('Nothing has been charged yet. Please pay by {payUntil}.'), { payUntil }),
      say('Order placed') + moment(order.created_at),
      say('You pay') + fill(say('by {payUntil}'), { payUntil }),
      say('You activate the order'),
      say('Your products are in use'),
    ],
    buttons: ['Copy: order number', say('Buy something else')],
    links: [
      [say('How to pay'), `/payment?order_id=${order.order_id}&token=${order.token}`],
      [say('Go to the order'), `/order/unpaid/detail/${order.order_id}`],
      [say('To my products'), '/home'],
    ],
  };
}

const pages = {
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
  'reviewing.confirming': (standing) => {
    const { say, context } = standing;
    const quote = quoteIn(context);
    return {
      heading: say('Review your order'),
      step: steps.review,
      rows: [...orderRows(say, context), ...summaryRows(say, context), ...priceRows(say, quote)],
      statuses: nothingPlaced(standing),
      price: validUntil(standing),
      missing: missingWords(say, placeReasons(context)),
      options: quote.reduced_version_hints.map((hint) => ({
        says: hintWords(hint, say),
        chosen: context.acknowledged.includes(hint.hint_id),
        off: false,
      })),
      buttons: underReviewButtons(
        say,
        ...waysOut(say, placeReasons(context)),
        unless(
          standing.can({ type: 'order.place' }),
          fill(say('Place order · {amount}'), { amount: money(quote.amount) }),
        ),
      ),
    };
  },
  'reviewing.requoting': (standing) => ({
    ...underReview(standing, 'Review your order'),
    busy: true,
    statuses: [
      standing.say('The price is no longer current; we are asking for the new one. No order has been placed.'),
    ],
    buttons: underReviewButtons(standing.say),
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
        standing.say(`error.${standing.context.refusal}`) +
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
  checkingOrder: (standing) => ({
    ...underReview(standing, 'Looking for your order'),
    statuses: [
      standing.say(
        'We did not hear back, so we are looking whether your order exists. Please do not order again meanwhile.',
      ),
    ],
  }),
  orderUnknown: (standing) => ({
    ...underReview(standing, 'We do not know yet whether your order exists'),
    alerts: [
      standing.say('Please do not order again: your order may have been placed.') +
        faultWords(standing.say, standing.context.fault),
    ],
    buttons: [standing.say('Check again')],
    links: [[standing.say('My orders'), '/order']],
  }),
  placed: (standing) => {
    const { order } = standing.context;
    if (order === null) throw new Error('There is no order');
    return { heading: standing.say('Your order has been placed'), step: steps.done, ...receipt(standing, order) };
  },
} as const satisfies Record<PageLeaf, Teller>;

const verify = (say: Say): readonly string[] => [say('Verify code')];

const invites = {
  'choosing.invite.deciding': ({ say }) => ({ buttons: verify(say) }),
  'choosing.invite.empty': ({ say }) => ({ buttons: verify(say) }),
  'choosing.invite.missing': ({ say }) => ({ statuses: [say('error.invite_code_empty')], buttons: verify(say) }),
  'choosing.invite.unverified': ({ say }) => ({ statuses: [say('purchase.inviteUnverified')], buttons: verify(say) }),
  'choosing.invite.verifying': ({ say }) => ({
    statuses: [say('Verifying the code…')],
    buttons: [unless(false, say('Verify code'))],
  }),
  'choosing.invite.verified': ({ say, context: { invite } }) => ({
    statuses: [
      invite?.recommended_by == null
        ? fill(say('Verified: {percent}% off.'), { percent: invite?.percent ?? 0 })
        : fill(say('Verified: {percent}% off, recommended by {recommended_by}.'), {
            percent: invite.percent,
            recommended_by: invite.recommended_by,
          }),
    ],
  }),
  'choosing.invite.refused': ({ say, context }) => ({
    statuses: [say(`error.${context.invite_refusal ?? 'invite_code_unknown'}`)],
    buttons: verify(say),
  }),
  'choosing.invite.failed': ({ say, context }) => ({
    statuses: [
      say('The code could not be checked; it may well be right.') +
        faultWords(say, context.fault) +
        say('Check the code again'),
    ],
    buttons: [...verify(say), say('Check the code again')],
  }),
} as const satisfies Record<InviteLeaf, Teller>;

const tellers: Readonly<Record<LeafState, Teller>> = {
  ...pages,
  ...invites,
  'choosing.price.deciding': pricing,
  'choosing.price.incomplete': () => ({}),
  'choosing.price.quoting': pricing,
  'choosing.price.quoted': (standing) => ({ price: validUntil(standing) }),
  'choosing.price.refused': ({ say, context: { refusal } }) => {
    const way = say(mends[refusal ?? ''] ?? 'Reload the offers');
    const words = say(`error.${refusal}`) + say('What you chose is kept.') + way;
    return { price: words, alerts: [words], buttons: [way] };
  },
  'choosing.price.failed': ({ say, context }) => {
    const words = [
      say('The price could not be fetched.'),
      faultWords(say, context.fault),
      say('What you chose is kept.'),
      say('Ask for the price again'),
    ].join('');
    return { price: words, alerts: [words], buttons: [say('Ask for the price again')] };
  },
};

const nothing: Told = {
  heading: '',
  step: '',
  busy: false,
  rows: [],
  alerts: [],
  statuses: [],
  price: '',
  missing: [],
  closed: [],
  options: [],
  quantities: [],
  fields: [],
  buttons: [],
  links: [],
  says: [],
};

/** What the page has to tell where the machine stands in these leaf states. */
export function toldIn(leaves: readonly LeafState[], standing: Standing): Told {
  const takesInvite = standing.context.selection.order_type === 'new';
  const isChoosing = leaves.some((leaf) => leaf.startsWith('choosing.'));
  // The field of the recommendation, and with it how it stands, is there only where one counts.
  const heard = leaves.filter((leaf) => takesInvite || !leaf.startsWith('choosing.invite.'));
  const all = [...(isChoosing ? [choosing] : []), ...heard.map((leaf) => tellers[leaf])].map((tell) => tell(standing));
  const told: Told = Object.assign({}, nothing, ...all);
  return {
    ...told,
    statuses: all.flatMap(({ statuses = [] }) => statuses).toSorted(),
    buttons: all.flatMap(({ buttons = [] }) => buttons).toSorted(),
  };
}
