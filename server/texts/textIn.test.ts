import { expect, it } from 'vitest';
import { msg } from './msg.ts';
import { inEveryLanguage, textIn } from './textIn.ts';

const page = msg('{name}: {value}');
const term = msg('In use for {years, plural, one {# year} other {# years}}, since {day}.');

it('a message is said with its values, in English as it is written and in a language as its catalogue says it', () => {
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

it('a message counts by the plurals of its language', () => {
  expect([1, 2].map((years) => textIn('en')(term, { years, day: '2026-11-28' }))).toEqual([
    'In use for 1 year, since 2026-11-28.',
    'In use for 2 years, since 2026-11-28.',
  ]);
});

it.each(['\\u0041', '{name}', "'{name}'", '#', '<b>', '$&'])('a message has the value %s as it was typed', (value) => {
  expect(textIn('en')(page, { name: value, value })).toBe(`${value}: ${value}`);
});

it('a message without one of its values, or one that is not written out, does not compile', () => {
  const typed: string = 'typed';
  // @ts-expect-error: the value is missing.
  textIn('en')(page, { name: 'Invoice' });
  // @ts-expect-error: the values are missing.
  textIn('en')(term);
  // @ts-expect-error: it needs no values.
  textIn('en')(msg('Invoice'), { name: 'Invoice' });
  // @ts-expect-error: a text that needs a value is none that needs none.
  const plain: Readonly<Record<string, ReturnType<typeof msg<'Invoice'>>>> = { page };
  // @ts-expect-error: nothing finds it to be translated.
  expect([msg(typed), plain]).toHaveLength(2);
});
