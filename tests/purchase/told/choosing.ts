import type { OrderType } from '#contract/entities/product.ts';
import { reviewReasons } from '#machines/flows/purchase/reasons.ts';
import type { InviteLeaf, PriceLeaf } from '#src/flows/purchase/leaf.ts';
import type { Say } from '../../browser/words.ts';
import { fields, options, quantities } from './offers.ts';
import { closedLines, closedLinks, missingWords, waysInstead, waysOut } from './reasons.ts';
import { priceRows, summaryRows } from './rows.ts';
import type { Standing } from './standing.ts';
import { nothingPlaced, steps, type Teller, type Told, unless, validUntil } from './teller.ts';
import { faultWords, fill, money, refusalWords } from './words.ts';

/** What is told while choosing, however price and recommendation stand. */
export function choosing(standing: Standing): Partial<Told> {
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
    rows: [...summaryRows(say, context), ...(quote === null ? [] : priceRows(say, quote))],
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
    says: [...(facts?.is_admin === false ? mainAccountOnly : []), ...vouchers, ...prepaidRange(standing)],
  };
}

/** Between which amounts the prepaid fee has to be, where one is wanted. */
function prepaidRange({ say, context: { facts, selection } }: Standing): readonly string[] {
  if (facts === null || selection.prepaid === null) return [];
  const { minimum, maximum } = facts.prepaid;
  return [fill(say('Between {0} and {1}'), { 0: money(minimum), 1: money(maximum) })];
}

/** Until the new price comes, the one before stays in sight as something that is being waited for. */
const pricing: Teller = ({ say, context }) => {
  const { previous_quote } = context;
  return {
    busy: previous_quote !== null,
    rows: [...summaryRows(say, context), ...(previous_quote === null ? [] : priceRows(say, previous_quote))],
    price: say('Updating the price…'),
    statuses: [say('Updating the price…')],
  };
};

/** How a refusal of the price is mended, where the offers do not have to be loaded anew. */
const mends: Readonly<Record<string, string>> = {
  invite_code_unknown: 'Change it',
  invite_code_own: 'Change it',
  quantity_out_of_range: 'Change it',
};

/** How the price stands. */
export const prices = {
  'choosing.price.deciding': pricing,
  'choosing.price.incomplete': () => ({}),
  'choosing.price.quoting': pricing,
  'choosing.price.quoted': (standing) => ({ price: validUntil(standing) }),
  'choosing.price.refused': ({ say, context: { refusal, selection } }) => {
    const holdsVoucher = refusal === 'voucher_unknown' && selection.vouchers.length > 0;
    const mend = typeof refusal === 'string' ? mends[refusal] : undefined;
    const way = say(holdsVoucher ? 'Remove all vouchers' : (mend ?? 'Reload the offers'));
    const words = refusalWords(say, refusal) + say('What you chose is kept.') + way;
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
} as const satisfies Record<PriceLeaf, Teller>;

const verify = (say: Say): readonly string[] => [say('Verify code')];

/** How the recommendation stands. */
export const invites = {
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
        faultWords(say, context.invite_fault) +
        say('Check the code again'),
    ],
    buttons: [...verify(say), say('Check the code again')],
  }),
} as const satisfies Record<InviteLeaf, Teller>;
