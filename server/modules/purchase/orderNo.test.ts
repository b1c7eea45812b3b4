import { expect, test } from 'vitest';
import { cursorText, readCursor } from '../orders/readOrders.ts';
import { formatOrderNo } from './orderNo.ts';

const day = new Date('2026-11-21T15:59:59.999Z');

test('an order number contains the date in Shanghai, even when it is ahead of UTC', () => {
  const before = formatOrderNo(new Date('2026-11-25T15:59:59.999Z'), 1);
  const after = formatOrderNo(new Date('2026-11-25T16:00:00.000Z'), 2);
  expect([before, after].map((number) => number.slice(0, 12))).toEqual(['MF-20261125-', 'MF-20261126-']);
});

test('an order number consists of its date, a sequence number and a check digit', () => {
  expect([1, 2, 99_999, 100_000].map((running) => formatOrderNo(day, running))).toEqual([
    'MF-20261121-000016',
    'MF-20261121-000024',
    'MF-20261121-999993',
    'MF-20261121-1000005',
  ]);
});

test('an order number with a wrong digit or two adjacent digits swapped fails its check digit [ORD-07]', () => {
  const [good = ''] = [formatOrderNo(day, 12_345)];
  const checks = (number: string) => {
    const [, date = '', running = ''] = number.split('-');
    const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T00:00:00Z`;
    return formatOrderNo(new Date(iso), Number(running.slice(0, -1))) === number;
  };
  expect(checks(good)).toBe(true);
  const wrong = ['MF-20261121-12346', 'MF-20261121-13245', 'MF-20261121-02345'].map((text) => text + good.slice(-1));
  expect(wrong.map(checks)).toEqual([false, false, false]);
});

test('a list cursor is decoded from its own text, and any other text is null', () => {
  const place = { created_at: day, order_id: 'order_1-a' };
  expect(readCursor(cursorText(place))).toEqual(place);
  const texts = [
    'x',
    Buffer.from('2026-11-21T00:00:00.000Z').toString('base64url'),
    cursorText({ ...place, order_id: "'" }),
  ];
  expect(texts.map(readCursor)).toEqual([null, null, null]);
});
