import { expect, it } from 'vitest';
import { readSupportCode } from './supportCode.ts';

it.each([
  ['7KQ2-M9XD', '7KQ2-M9XD'],
  ['7kq2m9xd', '7KQ2-M9XD'],
  [' 7kq2 m9xd ', '7KQ2-M9XD'],
  ['OIL2-M9XD', '0112-M9XD'],
  ['7KQ2-M9X', null],
  ['7KQ2-M9XDD', null],
  ['UUUU-UUUU', null],
  ['', null],
])('the support code typed as %s is read as %s [SUP-03]', (typed, code) => {
  expect(readSupportCode(typed)).toBe(code);
});
