import { expect, it } from 'vitest';
import { beside } from './beside.ts';

it('the translations of a line are written beside its English text, and as = when they are equal', () => {
  const english = [
    '- main:',
    '  - heading "Pay" [level=1]',
    '  - \'button "Copy: Amount"\'',
    '  - text: "12"',
    '  - status',
  ];
  const german = [
    '- main:',
    '  - heading "Zahlen" [level=1]',
    '  - button "Betrag kopieren"',
    '  - text: "12"',
    '  - status',
  ];
  const dutch = [
    '- main:',
    '  - heading "Betalen" [level=1]',
    '  - \'button "Copy: Amount"\'',
    '  - text: "12"',
    '  - status',
  ];
  expect(
    beside(english, [
      ['de', german],
      ['nl', dutch],
    ]),
  ).toEqual([
    '- main:',
    '  - heading "Pay" [level=1] | Zahlen | Betalen',
    '  - button "Copy: Amount" | Betrag kopieren | =',
    '  - text: 12',
    '  - status',
  ]);
});

it('a line that only one language has is written as a line of its own', () => {
  const english = ['- paragraph:', '  - text: See', '  - link "My orders"'];
  const german = ['- paragraph:', '  - link "Meine Bestellungen"', '  - text: ansehen'];
  expect(beside(english, [['de', german]])).toEqual([
    '- paragraph:',
    '  - text: See | –',
    '  - link "My orders" | Meine Bestellungen',
    '  - (de) text: ansehen',
  ]);
});

it('the translated name and text of an element are both written, and only once when they are equal', () => {
  expect(
    beside(
      ['- textbox "Payer": Exa', '- alert "Gone": Gone'],
      [['de', ['- textbox "Zahler": Exa', '- alert "Weg": Weg']]],
    ),
  ).toEqual(['- textbox "Payer": Exa | Zahler: Exa', '- alert "Gone": Gone | Weg']);
});
