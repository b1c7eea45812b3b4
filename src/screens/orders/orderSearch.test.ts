import { expect, it } from 'vitest';
import { placedOrder } from '#machines/flows/purchase/examples/order.ts';
import { emptySearch, orderSorts, searchInQuery, searchOrders, searchToQuery } from './orderSearch.ts';

const now = new Date('2026-06-01T00:00:00Z');
const order = (order_no: string, of: Partial<typeof placedOrder> = {}) => ({ ...placedOrder, order_no, ...of });
const orders = [
  order('MF-3', {
    created_at: '2026-05-31T00:00:00.000Z',
    amount: { minor: 300, currency: 'CNY' },
    order_type: 'append',
  }),
  order('MF-2', {
    created_at: '2026-05-01T00:00:00.000Z',
    amount: { minor: 900, currency: 'CNY' },
    pay_until: '2026-01-01T00:00:00.000Z',
  }),
  order('MF-1', { created_at: '2026-01-01T00:00:00.000Z', amount: { minor: 100, currency: 'USD' } }),
];
const numbers = (find: Partial<typeof emptySearch>, titleOf = () => 'Growth  Ｐｌａｎ') =>
  searchOrders(orders, { ...emptySearch, ...find }, { titleOf, now }).map(({ order_no }) => order_no);

it('the order search finds orders by every word of their number and title, in full-width letters too [ORD-11]', () => {
  expect([
    numbers({ search: ' mf-2 ' }),
    numbers({ search: 'plan ＭＦ－１' }),
    numbers({ search: 'plan nothing' }),
  ]).toEqual([['MF-2'], ['MF-1'], []]);
});

it('the order filter finds orders by their type and by when they were placed [ORD-11]', () => {
  expect([
    numbers({ type: 'append' }),
    numbers({ placed: 30 }),
    numbers({ placed: 90 }),
    numbers({ placed: 365 }),
  ]).toEqual([['MF-3'], ['MF-3'], ['MF-3', 'MF-2'], ['MF-3', 'MF-2', 'MF-1']]);
});

it('the orders can be sorted in every way, with amounts grouped by currency, without changing the list [ORD-11]', () => {
  expect(Object.fromEntries(orderSorts.map((sort) => [sort, numbers({ sort })]))).toEqual({
    newest: ['MF-3', 'MF-2', 'MF-1'],
    oldest: ['MF-1', 'MF-2', 'MF-3'],
    highest: ['MF-2', 'MF-3', 'MF-1'],
    lowest: ['MF-3', 'MF-2', 'MF-1'],
    due: ['MF-2', 'MF-3', 'MF-1'],
  });
  expect(orders.map(({ order_no }) => order_no)).toEqual(['MF-3', 'MF-2', 'MF-1']);
});

it('the order filter is read back from the query it is written to, and invalid values are ignored [ORD-11]', () => {
  const find = { search: 'a b&c', type: 'renew', placed: 90, sort: 'due' } as const;
  expect(searchInQuery(searchToQuery(find))).toEqual(find);
  expect(searchToQuery(emptySearch).toString()).toBe('');
  expect(searchToQuery({ ...emptySearch, search: 'newest' }).toString()).toBe('search=newest');
  expect(searchInQuery(new URLSearchParams('type=x&placed=7&sort=best'))).toEqual(emptySearch);
});
