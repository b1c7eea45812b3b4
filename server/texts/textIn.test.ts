import { expect, it } from 'vitest';
import { msg } from './msg.ts';
import { inEveryLanguage, textIn } from './textIn.ts';

const page = msg('{name}: {value}');
const term = msg('In use for {years, plural, one {# year} other {# years}}, since {day}.');

it('a message is formatted with its values in English and in the languages of the catalogues', () => {
  expect(textIn('en')(page, { name: 'Invoice', value: 'https://mall.example/1' })).toBe(
    'Invoice: https://mall.example/1',
  );
  expect(textIn('ja')(page, { name: '請求書', value: 1 })).toBe('請求書：1');
  expect(inEveryLanguage((text, language) => text(page, { name: language, value: 1 }))).toEqual({
    en: 'en: 1',
    'zh-CN': 'zh-CN：1',
    'zh-TW': 'zh-TW：1',
    ja: 'ja：1',
  });
});

it('a message uses the plural forms of its language', () => {
  expect([1, 2].map((years) => textIn('en')(term, { years, day: '2026-11-28' }))).toEqual([
    'In use for 1 year, since 2026-11-28.',
    'In use for 2 years, since 2026-11-28.',
  ]);
});

it.each(['\\u0041', '{name}', "'{name}'", '#', '<b>', '$&'])(
  'a message contains the value %s exactly as it was entered',
  (value) => {
    expect(textIn('en')(page, { name: value, value })).toBe(`${value}: ${value}`);
  },
);

it('a message with a missing value or a text that is not a literal does not compile', () => {
  // `@ts-expect-error` is the assertion: the type check of the project fails where the line below it compiles.
  const typed: string = 'typed';
  // @ts-expect-error: the text needs `value` as well, so leaving it out must not compile.
  textIn('en')(page, { name: 'Invoice' });
  // @ts-expect-error: the text needs values, so leaving out all of them must not compile.
  textIn('en')(term);
  // @ts-expect-error: the text has no place for a value, so giving one must not compile.
  textIn('en')(msg('Invoice'), { name: 'Invoice' });
  // @ts-expect-error: a table of texts without values must not take `page`, which would be said without its values.
  const plain: Readonly<Record<string, ReturnType<typeof msg<'Invoice'>>>> = { page };
  // @ts-expect-error: `npm run messages` finds only texts that are written out, so a variable must not compile.
  expect([msg(typed), plain]).toHaveLength(2);
});
