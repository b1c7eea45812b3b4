import { expect, it } from 'vitest';
import { type NumberEdit, regroup } from './regroup.ts';

/** The caret is written as `|`. */
const after = (text: string, edit: Partial<NumberEdit> = {}): string => {
  const caret = text.indexOf('|');
  const regrouped = regroup({ before: '', text: text.replace('|', ''), caret, deleted: null, decimals: 2, ...edit });
  return `${regrouped.text.slice(0, regrouped.caret)}|${regrouped.text.slice(regrouped.caret)}`;
};

it.each([
  ['1|', '1|'],
  ['1234|', '1,234|'],
  ['12|34', '1,2|34'],
  ['1,2345|', '12,345|'],
  ['9|1,234', '9|1,234'],
  ['007|', '7|'],
  ['0|', '0|'],
  ['0.05|', '0.05|'],
  ['.5|', '.5|'],
  ['1.239|', '1.23|'],
  ['1.2.3|', '1.23|'],
  ['１２３４５|', '12,345|'],
  ['CNY 1,234|', '1,234|'],
  ['abc|', '|'],
  ['1234567890123456789|', '123,456,789,012,345|'],
])('the number typed as %s is regrouped to %s', (text, grouped) => {
  expect(after(text)).toBe(grouped);
});

it('a number without decimals loses its decimal point', () => {
  expect(after('12.5|', { decimals: 0 })).toBe('125|');
});

it('deleting a separator deletes the digit next to it', () => {
  expect(after('1|234', { before: '1,234', deleted: 'backward' })).toBe('|234');
  expect(after('1|234', { before: '1,234', deleted: 'forward' })).toBe('1|34');
  expect(after('1,23|', { before: '1,234', deleted: 'backward' })).toBe('123|');
  expect(after('|234', { before: ',234', deleted: 'backward' })).toBe('|234');
});
