import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { mobile } from './fields.ts';
import {
  formatGroupedNumber,
  readNumber,
  typedCode,
  typedLine,
  typedNumber,
  typedPlainLine,
  typedText,
} from './typed.ts';

it('a typed line loses line breaks, double blanks and invisible characters, and keeps full-width characters', () => {
  expect(typedLine(40).parse(' 上海　云帆\r\n科技（中国）\u200B有限公司 ')).toBe('上海 云帆 科技（中国）有限公司');
});

it.each([
  ['is turned round', 'Example \u202Egpj.exe', 'Example gpj.exe'],
  ['stands between marks of direction', '\u2066Example\u2069 \u200FTrading\u061C', 'Example Trading'],
  ['holds control characters', 'Ex\u0000am\u001Bple\u009F', 'Example'],
  ['is of several lines', 'Example\u2028Trading\u2029\u0085Ltd', 'Example Trading Ltd'],
])('a typed line that %s keeps only its visible text', (_which, text, line) => {
  expect(typedLine(40).parse(text)).toBe(line);
});

it('a typed plain line keeps its blanks and is converted from full-width to ASCII characters', () => {
  expect(typedPlainLine(32).parse(' （０７５５）　８８８８－8888 ')).toBe('(0755) 8888-8888');
});

it('a typed text keeps its paragraphs', () => {
  expect(typedText(40).parse('\r\n first  \r\n\r\nsecond\u3000\n')).toBe('first\n\nsecond');
});

it('a typed code loses its blanks and is converted from full-width to ASCII characters', () => {
  expect(typedCode(32).parse(' ９１３１ 0000\nＭＡ1ｆ ')).toBe('91310000MA1f');
});

it('the length of a typed value is checked after normalisation', () => {
  expect(typedCode(4).safeParse('a b c d').success).toBe(true);
  expect(
    typedCode(4)
      .safeParse('abcde')
      .error?.issues.map(({ code }) => code),
  ).toEqual(['too_big']);
});

it('the schema of a field is checked after the typed text is normalised', () => {
  const typedMobile = z.pipe(typedCode(20), mobile);
  expect(typedMobile.parse('＋86 138 0013 8000')).toBe('+8613800138000');
  expect(typedMobile.safeParse('138').error?.issues.map(({ code }) => code)).toEqual(['invalid_format']);
});

it.each([
  ['1,234.50', 1234.5],
  ['１２，３４５', 12345],
  [' 12 000 ', 12000],
  ['.5', 0.5],
  ['7.', 7],
  ['-3', -3],
  ['', null],
  ['twelve', null],
  ['1.2.3', null],
])('“%s” is read as the number %s', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

it('a number is written with grouped digits', () => {
  const amount = typedNumber({ min: 1 });
  expect(z.encode(amount, amount.parse('1234567.25'))).toBe('1,234,567.25');
  expect(formatGroupedNumber(-1000)).toBe('-1,000');
});

it('a number that is missing, invalid, too small or too large gives a distinct issue', () => {
  const amount = typedNumber({ min: 100, max: 200, missing: 'words.of.its.own' });
  const problem = (text: string) => amount.safeParse(text).error?.issues.map(({ code, message }) => [code, message]);
  expect(problem('')).toEqual([['too_small', 'words.of.its.own']]);
  expect(problem('x')?.map(([code]) => code)).toEqual(['invalid_format']);
  expect(problem('99')?.map(([code]) => code)).toEqual(['too_small']);
  expect(problem('201')?.map(([code]) => code)).toEqual(['too_big']);
  expect(problem('150')).toBeUndefined();
});

it.each([
  ['\u2010', '\u2011'],
  ['\u2012', '\u2013'],
  ['\u2014', '\u2015'],
  ['\u2212', '\uFF0D'],
  ['\u30FC', '\uFF70'],
])('a typed code and a typed plain line read %j and %j as hyphens [FOR-04]', (one, other) => {
  expect(typedCode(40).parse(`MALL${one}GIFT${other}2026`)).toBe('MALL-GIFT-2026');
  expect(typedPlainLine(40).parse(`0755${one}8888${other}8888`)).toBe('0755-8888-8888');
});

it('a typed name keeps its long-vowel mark, its joiners and its variation selectors [FOR-04]', () => {
  const name = '株式会社サーバー葛\u{E0100}城';
  expect(typedLine(40).parse(name)).toBe(name);
  expect(typedLine(40).parse('क्\u200Dष')).toBe('क्\u200Dष');
});

it.each(['\u200B', '\u200C', '\u200D', '\u2064', '\u3164', '\u{E0041}', '\uFE0F', '\u180E', '\u034F'])(
  'a typed code loses the invisible character %j [FOR-04]',
  (unseen) => {
    expect(typedCode(40).parse(`91${unseen}31`)).toBe('9131');
  },
);

it.each(['\u2064', '\u3164', '\u{E0041}', '\u180E', '\u034F'])(
  'a typed line loses the invisible character %j [FOR-04]',
  (unseen) => {
    expect(typedLine(40).parse(`Exam${unseen}ple`)).toBe('Example');
  },
);
