import { quoted } from '#machines/flows/purchase/examples/order.ts';
import type { StoreFacts } from '#machines/flows/purchase/ports.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { newRefusal } from '#machines/kit/examples.ts';
import type { Account } from '../accounts.ts';
import { type Knows, pinFor } from '../knows.ts';
import type { Pin } from '../pin.ts';
import { pins } from '../pins.ts';
import { type DemoFacts, faults, isOpen, placed, refused, refusedAnew, type Table, type Way } from './way.ts';

const loaded = (account: Account, output: StoreFacts): Way => ({
  outcome: { name: account, output },
  when: (knows, context) =>
    (knows.account ?? account) === account && pinFor({ ...knows, account }, context, output) !== null,
  becomes: (knows) => ({ ...knows, account }),
  arrange: (stage) => stage.openStore(),
  answer: 'answered',
});

/** What the server says to a price that is pinned, as far as the machine asks. */
const told = (pin: Pin): readonly Way[] => [
  ...quotedFor(pin, false),
  ...(renewed.has(pin.name) ? quotedFor(pin, true) : []),
];

/** The prices that are renewed under review: one without losses, and one with. */
const renewed: ReadonlySet<string> = new Set(['Growth', 'the offer']);

/** The price of a pin; `same` where that is what was under review before. */
const quotedFor = ({ name, price, currency }: Pin, same: boolean): readonly Way[] => {
  if (price === null) return [];
  const amount = { minor: price.total, currency };
  const voucher = (voucher_id: string, selected: boolean) => ({
    ...quoted.vouchers.client_vouchers[0],
    voucher_id,
    selected,
    usable: !selected,
    reason: selected ? ('below_minimum' as const) : null,
  });
  const vouchers = [
    ...price.usable.map((id) => voucher(id, false)),
    ...(price.refused === null ? [] : [voucher(price.refused, true)]),
  ];
  return [
    {
      outcome: {
        name: same ? `${name}, the same for longer` : name,
        output: {
          kind: 'quoted',
          same,
          quote: {
            ...quoted,
            amount,
            reduced_version_hints: price.hints,
            vouchers: { agency_vouchers: [], client_vouchers: vouchers },
          },
        },
      },
      when: (knows, { previous_quote }, invoke) =>
        knows.pin === name &&
        isOpen(knows) &&
        same === (invoke === 'requotePrice' && previous_quote?.amount.minor === price.total),
      arrange: (stage) => stage.openStore(),
      answer: 'answered',
    },
  ];
};

const priced = pins.filter(({ price }) => price !== null);
const isPlain = ({ price }: Pin): boolean => price?.hints.length === 0 && price.refused === null;

const hasCode =
  (code: string) =>
  (_knows: Knows, { selection }: PurchaseContext): boolean =>
    selection.invite_code === code;

/** The code of another client, which takes off 8 %. */
export const goodCode = 'HARBOUR8';
/** The code of the newcomer. */
export const ownCode = 'XINYA666';
export const unknownCode = 'NOBODY99';

/** How the store is brought to each example. */
export const loadStoreWays = (facts: DemoFacts): Table['loadStore'] => ({
  'a client with a plan': [loaded('owner', facts.owner), loaded('hongKong', facts.hongKong)],
  'a client whose plan has expired': [loaded('taiwan', facts.taiwan)],
  'a client who pays in yen': 'another currency without cents is in the run of the rendered views',
  'a client without a plan': [loaded('newcomer', facts.newcomer)],
  'a child account': [loaded('member', facts.member)],
  'nothing is open': [
    {
      outcome: { name: 'nothing is open', output: facts.closed },
      when: ({ account, catalogue }) => (account ?? 'newcomer') === 'newcomer' && catalogue === 'ordinary',
      becomes: (knows) => ({ ...knows, account: 'newcomer' }),
      arrange: (stage) => stage.orderElsewhere(),
      answer: 'answered',
    },
  ],
  ...faults,
  'refused for a new reason': refusedAnew,
});

/** How a price is brought to each example. */
export const quotePriceWays: Table['quotePrice'] = {
  'the same for longer': 'beside each price, as what it is renewed to',
  'refused for a new reason': refused(
    'refused for a new reason',
    { kind: 'refused', refusal: newRefusal },
    { answer: 'a new reason' },
  ),
  'a price': priced
    .filter(isPlain)
    .filter(({ catalogue }) => catalogue === 'ordinary')
    .flatMap(told),
  'another price': priced.filter(({ catalogue }) => catalogue === 'raised').flatMap(told),
  'a voucher that is gone': refused(
    'a voucher that is gone',
    { kind: 'refused', refusal: 'voucher_unknown' },
    {
      when: (knows, { selection }) => isOpen(knows) && selection.vouchers.includes('new-welcome'),
      arrange: (stage) => stage.withdrawVoucher(),
    },
  ),
  'losses to acknowledge': priced.filter(({ price }) => (price?.hints.length ?? 0) > 0).flatMap(told),
  'a voucher that is refused': priced.filter(({ price }) => price?.refused != null).flatMap(told),
  'placed elsewhere': refused(
    'placed elsewhere',
    { kind: 'alreadyPlaced' },
    {
      when: (knows) => isOpen(knows) && knows.account !== 'member',
      becomes: placed,
      arrange: async (stage) => {
        await stage.openStore();
        await stage.placeElsewhere();
      },
    },
  ),
  'no longer sold': refused(
    'no longer sold',
    { kind: 'refused', refusal: 'product_unavailable' },
    {
      when: (knows, { selection }) => isOpen(knows) && 'accounts' in selection.addons,
      arrange: (stage) => stage.withdrawAccounts(),
    },
  ),
  ...faults,
};

/** How a recommendation code is brought to each example. */
export const verifyInviteWays: Table['verifyInvite'] = {
  good: refused(
    'good',
    { kind: 'verified', percent: 8, recommended_by: 'Ha***d' },
    {
      when: (knows, context) =>
        hasCode(goodCode)(knows, context) &&
        pinFor(knows, { ...context, invite: { code: goodCode, percent: 8, recommended_by: null } }) !== null,
    },
  ),
  unknown: refused('unknown', { kind: 'refused', refusal: 'invite_code_unknown' }, { when: hasCode(unknownCode) }),
  own: refused(
    'own',
    { kind: 'refused', refusal: 'invite_code_own' },
    { when: (knows, context) => knows.account === 'newcomer' && hasCode(ownCode)(knows, context) },
  ),
  'good, of nobody named': 'this server names whoever recommends',
  empty: 'the machine itself says that the code is missing and does not ask',
  ...faults,
  'refused for a new reason': refusedAnew,
};
