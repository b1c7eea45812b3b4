import { anotherOrder, placedOrder } from '#machines/flows/purchase/examples/order.ts';
import { orderTypeRules } from '#machines/lifecycles/orderTypes.ts';
import { answers, commandFaults, readFaults } from '../../../../flowkit/server/scenario.ts';
import {
  cancelElsewhere,
  expireQuote,
  orderElsewhere,
  pauseOrdering,
  placeElsewhere,
  placeOther,
  purgeQuote,
  raisePrice,
} from '../controls.ts';
import { contextOf, type Environment, expectedFor, isOpen } from '../environment.ts';
import { orderOfOtherWindow } from '../expectedPrices.ts';
import type { Scenario, Table } from './scenario.ts';

const isExclusive: NonNullable<Scenario['when']> = (_environment, { before }) =>
  orderTypeRules[contextOf(before).selection.order_type].exclusive;

export const placeOrderScenarios: Table['placeOrder'] = {
  placed: answers('placed', { kind: 'placed', order: placedOrder }, { when: isOpen, becomes: { order: 'placed' } }),
  'placed, with nothing to pay': 'no price of the path is nothing',
  'placed, with a credit that leaves something':
    'no credit of the client of these paths leaves something; the tests of prices and of activation have one that does',
  'placed elsewhere': [
    answers(
      'placed elsewhere',
      { kind: 'alreadyPlaced' },
      { when: isOpen, becomes: { order: 'placed' }, arrange: placeElsewhere },
    ),
    answers(
      'placed elsewhere, something else',
      { kind: 'alreadyPlaced' },
      {
        when: (environment: Environment) =>
          isOpen(environment) && environment.account === 'newcomer' && environment.expected !== orderOfOtherWindow.name,
        becomes: { order: 'other' },
        arrange: placeOther,
      },
    ),
  ],
  expired: answers('expired', { kind: 'quoteGone', ask: 'quote_expired' }, { when: isOpen, arrange: expireQuote }),
  changed: answers(
    'changed',
    { kind: 'quoteGone', ask: 'quote_changed' },
    {
      when: (environment: Environment, { before }) =>
        isOpen(environment) && expectedFor({ ...environment, catalogue: 'raised' }, contextOf(before)) !== null,
      becomes: { catalogue: 'raised' },
      arrange: raisePrice,
    },
  ),
  unknown: answers('unknown', { kind: 'quoteGone', ask: 'quote_unknown' }, { when: isOpen, arrange: purgeQuote }),
  'ordering is paused': answers(
    'ordering is paused',
    { kind: 'paused', until: '2026-11-21T18:00:00+00:00' },
    { when: isOpen, arrange: pauseOrdering },
  ),
  'closed meanwhile': answers(
    'closed meanwhile',
    { kind: 'refused', refusal: { code: 'type_closed' } },
    {
      when: (environment: Environment, asking) => isOpen(environment) && isExclusive(environment, asking),
      arrange: orderElsewhere,
    },
  ),
  ...commandFaults({ 'it was placed': { when: isOpen, becomes: { order: 'placed' } } }),
};

export const findOrderScenarios: Table['findOrder'] = {
  found: answers(
    'found',
    { kind: 'found', order: placedOrder, confirmed: true, as_placed: true },
    { when: ({ order }: Environment, { before }) => order === 'placed' && contextOf(before).quote !== null },
  ),
  'found, with nothing to pay': 'no price of the path is nothing',
  'another one found': [
    answers(
      'found, though nothing was confirmed here',
      { kind: 'found', order: placedOrder, confirmed: false, as_placed: true },
      { when: ({ order }: Environment, { before }) => order === 'placed' && contextOf(before).quote === null },
    ),
    answers(
      'another one found',
      { kind: 'found', order: anotherOrder, confirmed: false, as_placed: true },
      { when: ({ order }: Environment) => order === 'other' },
    ),
  ],
  'cancelled meanwhile': answers(
    'cancelled meanwhile',
    { kind: 'found', order: { ...placedOrder, status: 'cancelled' }, confirmed: true, as_placed: false },
    {
      when: (environment: Environment) => !isOpen(environment),
      becomes: { order: 'cancelled' },
      arrange: cancelElsewhere,
    },
  ),
  none: answers('none', { kind: 'none' }, { when: isOpen }),
  ...readFaults,
};
