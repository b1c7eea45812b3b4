import type { purchaseExamples } from '#machines/flows/purchase/examples/index.ts';
import { anotherOrder, placedOrder, quoted } from '#machines/flows/purchase/examples/order.ts';
import type { PurchasePorts, StoreFacts } from '#machines/flows/purchase/ports.ts';
import type { PurchaseContext } from '#machines/flows/purchase/types.ts';
import { newRefusal, noticeMsg } from '#machines/kit/examples.ts';
import type { Fault } from '#machines/kit/fault.ts';
import { PortFault } from '#machines/kit/fault.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import type { Outcome } from '../../../pathways/model.ts';
import type { Account } from './accounts.ts';
import { type Knows, pinFor } from './knows.ts';
import type { Pin } from './pin.ts';
import { otherPin, pins } from './pins.ts';
import type { Answer, Stage } from './stage.ts';

/** One way to bring the world to an outcome of a port. */
export interface Way {
  readonly outcome: Outcome;
  /** When the world can be brought to it. */
  readonly when?: (knows: Knows, context: PurchaseContext, invoke: string) => boolean;
  readonly becomes?: (knows: Knows) => Knows;
  /** What is done before the request is let go; for a clock, instead of it. */
  readonly arrange?: (stage: Stage) => Promise<void> | void;
  readonly answer: Answer;
}

/** What the store of the demo is for each account, and where an order elsewhere closes it. */
export interface DemoFacts extends Readonly<Record<Account, StoreFacts>> {
  readonly closed: StoreFacts;
}

type Ways = readonly Way[] | string;
type Table = {
  readonly [Port in keyof PurchasePorts]: {
    readonly [Name in (typeof purchaseExamples)['ports'][Port][number]['name']]: Ways;
  };
};

const placed = (knows: Knows): Knows => ({ ...knows, order: 'placed' });
const placedOther = (knows: Knows): Knows => ({ ...knows, order: 'other' });
const isOpen = ({ order }: Knows): boolean => order === 'none';

const faulty = (name: string, fault: Fault, answer: Answer, more: Partial<Way> = {}): Way => ({
  outcome: { name, error: new PortFault(fault) },
  answer,
  ...more,
});

const faults = {
  'no connection': [faulty('no connection', { kind: 'offline' }, 'offline')],
  'cut off on the way': [faulty('cut off on the way', { kind: 'unreachable' }, 'lost')],
  'no answer in time': [faulty('no answer in time', { kind: 'timeout' }, 'silent')],
  'session has ended': 'the page leaves for the sign-in page; once.test.ts signs in again and goes on',
  'out of service': [faulty('out of service', { kind: 'refused', error: 'unavailable' }, 'out of service')],
  'a notice instead': [faulty('a notice instead', { kind: 'notice', msg: noticeMsg }, 'a notice')],
} as const satisfies Record<string, Ways>;

const refusedAnew = [faulty('refused for a new reason', { kind: 'refused', error: newRefusal }, 'a new reason')];

/** The request reached the server, and nobody was told. */
const unheard: readonly Way[] = [
  faulty('cut off on the way, but it was placed', { kind: 'unreachable' }, 'done, then lost', {
    when: isOpen,
    becomes: placed,
  }),
  faulty('no answer in time, but it was placed', { kind: 'timeout' }, 'done, then silent', {
    when: isOpen,
    becomes: placed,
  }),
];

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

const refused = (name: string, output: unknown, more: Partial<Way>): readonly Way[] => [
  { outcome: { name, output }, answer: 'answered', ...more },
];

const hasCode =
  (code: string) =>
  (_knows: Knows, { selection }: PurchaseContext): boolean =>
    selection.invite_code === code;

const isExclusive = (context: PurchaseContext): boolean => orderTypeRules[context.selection.order_type].exclusive;

/** The code of another client, which takes off 8 %. */
export const goodCode = 'HARBOUR8';
/** The code of the newcomer. */
export const ownCode = 'XINYA666';
export const unknownCode = 'NOBODY99';

/** How each example of each port is brought about against the running server, or why it is not. */
export const waysBy = (facts: DemoFacts) =>
  ({
    loadStore: {
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
    },
    quotePrice: {
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
    },
    verifyInvite: {
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
    },
    placeOrder: {
      placed: refused('placed', { kind: 'placed', order: placedOrder }, { when: isOpen, becomes: placed }),
      'placed elsewhere': [
        ...refused(
          'placed elsewhere',
          { kind: 'alreadyPlaced' },
          { when: isOpen, becomes: placed, arrange: (stage) => stage.placeElsewhere() },
        ),
        ...refused(
          'placed elsewhere, something else',
          { kind: 'alreadyPlaced' },
          {
            when: (knows) => isOpen(knows) && knows.account === 'newcomer' && knows.pin !== otherPin.name,
            becomes: placedOther,
            arrange: (stage) => stage.placeOther(),
          },
        ),
      ],
      expired: refused(
        'expired',
        { kind: 'quoteGone', refusal: 'quote_expired' },
        { when: isOpen, arrange: (stage) => stage.quoteExpires() },
      ),
      changed: refused(
        'changed',
        { kind: 'quoteGone', refusal: 'quote_changed' },
        {
          when: (knows, context) => isOpen(knows) && pinFor({ ...knows, catalogue: 'raised' }, context) !== null,
          becomes: (knows) => ({ ...knows, catalogue: 'raised' }),
          arrange: (stage) => stage.raisePrice(),
        },
      ),
      unknown: refused(
        'unknown',
        { kind: 'quoteGone', refusal: 'quote_unknown' },
        { when: isOpen, arrange: (stage) => stage.forgetQuote() },
      ),
      'refused for a new reason': refused(
        'refused for a new reason',
        { kind: 'refused', refusal: newRefusal },
        { answer: 'a new reason' },
      ),
      'closed meanwhile': refused(
        'closed meanwhile',
        { kind: 'refused', refusal: 'type_closed' },
        { when: (knows, context) => isOpen(knows) && isExclusive(context), arrange: (stage) => stage.orderElsewhere() },
      ),
      ...faults,
      'cut off on the way': [...faults['cut off on the way'], ...unheard.slice(0, 1)],
      'no answer in time': [...faults['no answer in time'], ...unheard.slice(1)],
    },
    findOrder: {
      found: refused(
        'found',
        { kind: 'found', order: placedOrder, confirmed: true },
        { when: ({ order }, { quote }) => order === 'placed' && quote !== null },
      ),
      'another one found': [
        ...refused(
          'found, though nothing was confirmed here',
          { kind: 'found', order: placedOrder, confirmed: false },
          { when: ({ order }, { quote }) => order === 'placed' && quote === null },
        ),
        ...refused(
          'another one found',
          { kind: 'found', order: anotherOrder, confirmed: false },
          { when: ({ order }) => order === 'other' },
        ),
      ],
      'cancelled meanwhile': refused(
        'cancelled meanwhile',
        { kind: 'found', order: { ...placedOrder, status: 'cancelled' }, confirmed: true },
        {
          when: (knows) => !isOpen(knows),
          becomes: (knows) => ({ ...knows, order: 'cancelled' }),
          arrange: (stage) => stage.cancelElsewhere(),
        },
      ),
      none: refused('none', { kind: 'none' }, { when: isOpen }),
      ...faults,
      'refused for a new reason': refusedAnew,
    },
    untilMoment: {
      'it has come': refused('it has come', null, { arrange: (stage) => stage.timePasses() }),
      'no clock': 'a browser always has a clock',
    },
    momentIn: {
      'a moment': refused('a moment', { at: '2026-11-21T10:05:04+00:00' }, {}),
      'no clock': 'a browser always has a clock',
    },
  }) as const satisfies Table;

/** The ways of a port, in the order of its examples. */
export function arranged(facts: DemoFacts): Readonly<Record<keyof PurchasePorts, readonly Way[]>> {
  const table: Table = waysBy(facts);
  const of = (ways: Readonly<Record<string, Ways>>) =>
    Object.values(ways).flatMap((all) => (typeof all === 'string' ? [] : [...all]));
  return {
    loadStore: of(table.loadStore),
    quotePrice: of(table.quotePrice),
    verifyInvite: of(table.verifyInvite),
    placeOrder: of(table.placeOrder),
    findOrder: of(table.findOrder),
    untilMoment: of(table.untilMoment),
    momentIn: of(table.momentIn),
  };
}
