import { expect, expectTypeOf, it } from 'vitest';
import { type Message, msg } from './msg.ts';
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

it('the compiler requires exactly the values that a message names, and texts that are literals', () => {
  const text = textIn('en');
  expectTypeOf(page).toEqualTypeOf<Message<'name' | 'value'>>();
  expectTypeOf(term).toEqualTypeOf<Message<'years' | 'day'>>();
  expectTypeOf(msg('Invoice')).toEqualTypeOf<Message>();
  // A table of texts without values takes no text that has some.
  expectTypeOf(page).not.toExtend<Message>();
  expectTypeOf<Parameters<typeof text<'name' | 'value'>>>().toEqualTypeOf<
    [message: Message<'name' | 'value'>, values: Readonly<Record<'name' | 'value', string | number>>]
  >();
  expectTypeOf<Parameters<typeof text<never>>>().toEqualTypeOf<[message: Message]>();
  // `npm run messages` finds only texts that are written out.
  expectTypeOf<Parameters<typeof msg<string>>[0]>().toBeNever();
  expectTypeOf<Parameters<typeof msg<'Invoice'>>[0]>().toEqualTypeOf<'Invoice'>();
});
