import { type Messages, setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { pseudoLanguage, pseudoMessages } from './pseudo.ts';

it('the pseudo-translation lengthens texts with accented letters, and keeps values, tags and texts without letters', () => {
  const english: Messages = {
    title: 'Cancel this order?',
    greeting: ['Hello, ', ['name']],
    link: '<0>Pay</0> now',
    items: [['count', 'plural', { one: ['#', ' item'], other: ['#', ' items'] }]],
    dash: ['— ', ['name']],
  };
  const messages = pseudoMessages(english);
  const i18n = setupI18n({ locale: pseudoLanguage, messages: { [pseudoLanguage]: messages } });
  expect([
    i18n._('title'),
    i18n._('greeting', { name: 'Ann' }),
    i18n._('link'),
    i18n._('items', { count: 1 }),
    i18n._('items', { count: 2 }),
    i18n._('dash', { name: 'Ann' }),
  ]).toEqual(['Çáñçél thîš ördér? öñé öñé', 'Héllö, öñ Ann', '<0>Páý</0> ñöw öñé', '1 îtém öñ', '2 îtémš öñ', '— Ann']);
});
