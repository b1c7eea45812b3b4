import { baseQuote } from '#machines/flows/purchase/examples/order.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import {
  answerScenario,
  faultScenarios,
  leftToViewsReason,
  readFaults,
  unknownRefusalScenario,
} from '../../../../flowkit/server/scenario.ts';
import type { Account } from '../accounts.ts';
import { addUnpaidOrder, placeQuoteElsewhere, resetStore, withdrawAccounts, withdrawVoucher } from '../controls.ts';
import { contextOf, type Environment, expectedFor, isOpen } from '../environment.ts';
import type { ExpectedPrice } from '../expectedPrice.ts';
import { expectedPrices } from '../expectedPrices.ts';
import type { StoreFactsOf } from '../storeFacts.ts';
import type { Scenario, Table } from './scenario.ts';

const storeScenario = (account: Account, output: StoreFacts): Scenario => ({
  outcome: { name: account, output },
  when: (environment, { after }) =>
    (environment.account ?? account) === account &&
    expectedFor({ ...environment, account }, contextOf(after())) !== null,
  becomes: { account },
  arrange: resetStore,
  answer: 'answered',
});

/** The prices that are renewed under review: one without losses, and one with. */
const renewedNames: ReadonlySet<string> = new Set(['Growth', 'the offer']);

/** The server's answers to a selection, as far as the machine distinguishes them. */
const quotes = (expected: ExpectedPrice): readonly Scenario[] => [
  ...quoteOf(expected, false),
  ...(renewedNames.has(expected.name) ? quoteOf(expected, true) : []),
];

/** The price of a selection; `same` if it equals the one under review before. */
function quoteOf({ name, price, currency }: ExpectedPrice, same: boolean): readonly Scenario[] {
  if (price === null) return [];
  const amount = { minor: price.total, currency };
  const voucher = (voucher_id: string, selected: boolean) => ({
    ...baseQuote.vouchers.client_vouchers[0],
    voucher_id,
    selected,
    usable: !selected,
    reason: selected ? ('below_minimum' as const) : null,
  });
  const client_vouchers = [
    ...price.usable.map((id) => voucher(id, false)),
    ...(price.refused === null ? [] : [voucher(price.refused, true)]),
  ];
  const vouchers = { agency_vouchers: [], client_vouchers };
  const quote = { ...baseQuote, amount, reduced_version_hints: price.hints, vouchers };
  return [
    answerScenario(
      same ? `${name}, the same for longer` : name,
      { kind: 'quoted', same, quote },
      {
        when: (environment, { before, invoke }) =>
          environment.expected === name &&
          isOpen(environment) &&
          same === (invoke === 'requotePrice' && contextOf(before).previous_quote?.amount.minor === price.total),
        arrange: resetStore,
      },
    ),
  ];
}

const pricedExpectations = expectedPrices.filter(({ price }) => price !== null);
const hasNoLosses = ({ price }: ExpectedPrice): boolean => price?.hints.length === 0 && price.refused === null;

const hasCode =
  (code: string): NonNullable<Scenario['when']> =>
  (_environment, { before }) =>
    contextOf(before).selection.invite_code === code;

/** Another client's code, with a reduction of 8 %. */
export const goodCode = 'HARBOUR8';
/** The newcomer's own code. */
export const ownCode = 'XINYA666';
export const unknownCode = 'NOBODY99';

export const loadStoreScenarios = (facts: StoreFactsOf): Table['loadStore'] => ({
  'a client with a plan': [storeScenario('owner', facts.owner), storeScenario('hongKong', facts.hongKong)],
  'a client whose plan has expired': [storeScenario('taiwan', facts.taiwan)],
  'a client who pays in yen': 'another currency without cents is in the run of the rendered views',
  'closed for other reasons': leftToViewsReason,
  'all that can be sold': leftToViewsReason,
  'a client without a plan': [storeScenario('newcomer', facts.newcomer)],
  'a child account': [storeScenario('member', facts.member)],
  'nothing is open': answerScenario('nothing is open', facts.closed, {
    when: ({ account, catalogue }: Environment) => (account ?? 'newcomer') === 'newcomer' && catalogue === 'ordinary',
    becomes: { account: 'newcomer' },
    arrange: addUnpaidOrder,
  }),
  ...readFaults,
});

export const quotePriceScenarios: Table['quotePrice'] = {
  'the same for longer': 'beside each price, as what it is renewed to',
  'refused for a new reason': unknownRefusalScenario,
  'a price': pricedExpectations
    .filter(hasNoLosses)
    .filter(({ catalogue }) => catalogue === 'ordinary')
    .flatMap(quotes),
  'a price of each kind': leftToViewsReason,
  'nothing to pay':
    'a voucher that covers all of a plan would have to be found for each choice: orders.test.ts has one',
  'a credit that leaves something':
    'the offer of the client in Hong Kong leaves one, and losses to acknowledge: the machine asks for those',
  'another price': pricedExpectations.filter(({ catalogue }) => catalogue === 'raised').flatMap(quotes),
  'a voucher that is gone': answerScenario(
    'a voucher that is gone',
    { kind: 'refused', refusal: { code: 'voucher_unknown' } },
    {
      when: (environment: Environment, { before }) =>
        isOpen(environment) && contextOf(before).selection.vouchers.includes('new-welcome'),
      arrange: withdrawVoucher,
    },
  ),
  'losses to acknowledge': pricedExpectations.filter(({ price }) => (price?.hints.length ?? 0) > 0).flatMap(quotes),
  'a voucher that is refused': pricedExpectations.filter(({ price }) => price?.refused != null).flatMap(quotes),
  'placed elsewhere': answerScenario(
    'placed elsewhere',
    { kind: 'alreadyPlaced' },
    {
      when: (environment: Environment) => isOpen(environment) && environment.account !== 'member',
      becomes: { order: 'placed' },
      arrange: async (run) => {
        await resetStore(run);
        await placeQuoteElsewhere(run);
      },
    },
  ),
  'no longer sold': answerScenario(
    'no longer sold',
    { kind: 'refused', refusal: { code: 'product_unavailable' } },
    {
      when: (environment: Environment, { before }) =>
        isOpen(environment) && 'accounts' in contextOf(before).selection.addons,
      arrange: withdrawAccounts,
    },
  ),
  ...faultScenarios,
};

export const verifyInviteScenarios: Table['verifyInvite'] = {
  good: answerScenario(
    'good',
    { kind: 'verified', percent: 8, recommended_by: 'Ha***d' },
    {
      when: (environment: Environment, asking) =>
        hasCode(goodCode)(environment, asking) && expectedFor(environment, contextOf(asking.after())) !== null,
    },
  ),
  unknown: answerScenario(
    'unknown',
    { kind: 'refused', refusal: { code: 'invite_code_unknown' } },
    { when: hasCode(unknownCode) },
  ),
  own: answerScenario(
    'own',
    { kind: 'refused', refusal: { code: 'invite_code_own' } },
    {
      when: (environment, asking) => environment.account === 'newcomer' && hasCode(ownCode)(environment, asking),
    },
  ),
  'good, of nobody named': 'this server names whoever recommends',
  empty: 'the machine itself says that the code is missing and does not ask',
  ...readFaults,
};
