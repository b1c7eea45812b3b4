import { anotherOrder, placedOrder } from '#machines/flows/purchase/examples/order.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { answerScenario, commandFaults, readFaults } from '../../../../flowkit/server/scenario.ts';
import {
  addUnpaidOrder,
  cancelElsewhere,
  expireQuote,
  pauseOrdering,
  placeOther,
  placeQuoteElsewhere,
  purgeQuote,
  raisePrice,
} from '../controls.ts';
import { contextOf, type Environment, expectedFor, isOpen } from '../environment.ts';
import { otherWindowPrice } from '../expectedPrices.ts';
import type { Scenario, Table } from './scenario.ts';

const isExclusive: NonNullable<Scenario['when']> = (_environment, { before }) =>
  orderTypeRules[contextOf(before).selection.order_type].exclusive;

export const placeOrderScenarios: Table['placeOrder'] = {
  placed: answerScenario(
    'placed',
    { kind: 'placed', order: placedOrder },
    { when: isOpen, becomes: { order: 'placed' } },
  ),
  'placed, with nothing to pay': 'no price of the path is nothing',
  'placed, with a credit that leaves something':
    'no credit of the client of these paths leaves something; the tests of prices and of activation have one that does',
  'placed elsewhere': [
    answerScenario(
      'placed elsewhere',
      { kind: 'alreadyPlaced' },
      { when: isOpen, becomes: { order: 'placed' }, arrange: placeQuoteElsewhere },
    ),
    answerScenario(
      'placed elsewhere, something else',
      { kind: 'alreadyPlaced' },
      {
        when: (environment: Environment) =>
          isOpen(environment) && environment.account === 'newcomer' && environment.expected !== otherWindowPrice.name,
        becomes: { order: 'other' },
        arrange: placeOther,
      },
    ),
  ],
  expired: answerScenario(
    'expired',
    { kind: 'quoteGone', ask: 'quote_expired' },
    { when: isOpen, arrange: expireQuote },
  ),
  changed: answerScenario(
    'changed',
    { kind: 'quoteGone', ask: 'quote_changed' },
    {
      when: (environment: Environment, { before }) =>
        isOpen(environment) && expectedFor({ ...environment, catalogue: 'raised' }, contextOf(before)) !== null,
      becomes: { catalogue: 'raised' },
      arrange: raisePrice,
    },
  ),
  unknown: answerScenario(
    'unknown',
    { kind: 'quoteGone', ask: 'quote_unknown' },
    { when: isOpen, arrange: purgeQuote },
  ),
  'ordering is paused': answerScenario(
    'ordering is paused',
    { kind: 'paused', until: '2026-11-21T18:00:00+00:00' },
    { when: isOpen, arrange: pauseOrdering },
  ),
  'closed meanwhile': answerScenario(
    'closed meanwhile',
    { kind: 'refused', refusal: { code: 'type_closed' } },
    {
      when: (environment: Environment, asking) => isOpen(environment) && isExclusive(environment, asking),
      arrange: addUnpaidOrder,
    },
  ),
  ...commandFaults({ 'it was placed': { when: isOpen, becomes: { order: 'placed' } } }),
};

export const findOrderScenarios: Table['findOrder'] = {
  found: answerScenario(
    'found',
    { kind: 'found', order: placedOrder, confirmed: true, as_placed: true },
    { when: ({ order }: Environment, { before }) => order === 'placed' && contextOf(before).quote !== null },
  ),
  'found, with nothing to pay': 'no price of the path is nothing',
  'another one found': [
    answerScenario(
      'found, though nothing was confirmed here',
      { kind: 'found', order: placedOrder, confirmed: false, as_placed: true },
      { when: ({ order }: Environment, { before }) => order === 'placed' && contextOf(before).quote === null },
    ),
    answerScenario(
      'another one found',
      { kind: 'found', order: anotherOrder, confirmed: false, as_placed: true },
      { when: ({ order }: Environment) => order === 'other' },
    ),
  ],
  'cancelled meanwhile': answerScenario(
    'cancelled meanwhile',
    { kind: 'found', order: { ...placedOrder, status: 'cancelled' }, confirmed: true, as_placed: false },
    {
      when: (environment: Environment) => !isOpen(environment),
      becomes: { order: 'cancelled' },
      arrange: cancelElsewhere,
    },
  ),
  none: answerScenario('none', { kind: 'none' }, { when: isOpen }),
  ...readFaults,
};
