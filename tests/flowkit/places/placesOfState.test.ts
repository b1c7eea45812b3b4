import { expect, it } from 'vitest';
import { textOfPlaces } from './placesOfState.ts';

const choosing = [
  '- main:',
  '  - heading "Choose"',
  '  - group "Plan":',
  '    - radio "Growth"',
  '    - radio "Flagship"',
  '  - group "Term":',
  '    - term: Until',
  '    - definition: June',
  '    - link "Why?"',
  '    - status',
  '    - paragraph: It can be changed later.',
  '    - paragraph: Prices are in euro.',
  '    - paragraph: Nothing is charged now.',
  '    - button "Longer"',
  '    - button "Shorter"',
  '    - separator',
  '    - text: More',
  '    - text: Less',
  '  - button "Next" [disabled]',
];
const place = (name: string, lines: readonly string[], tried: readonly string[] = []) => ({ name, lines, tried });

it('a place is written as its differences from a similar place above, with the parents of each difference', () => {
  const later = choosing.map((line) => line.replace('"Growth"', '"Growth" [checked]').replace('June', 'July'));
  const [, section] = textOfPlaces([place('choosing', choosing), place('choosing / later', later)]).split('\n\n');
  expect(section?.split('\n')).toEqual([
    '== choosing / later',
    '(as choosing, but:)',
    '  - main:',
    '    - group "Plan":',
    '-     - radio "Growth"',
    '+     - radio "Growth" [checked]',
    '    - group "Term":',
    '      - term: Until',
    '-     - definition: June',
    '+     - definition: July',
    '',
  ]);
});

it('the places of a state follow the first one by name, and are written completely when they differ much', () => {
  const failed = place('choosing / no connection', ['- main:', '  - alert: You’re offline.']);
  const closed = place('choosing / closed', ['- main:', '  - heading "Closed"']);
  expect(textOfPlaces([place('choosing', choosing), failed, closed])).toBe(
    [
      ...['== choosing', ...choosing, ''],
      ...['== choosing / closed', ...closed.lines, ''],
      ...['== choosing / no connection', ...failed.lines, ''],
    ].join('\n'),
  );
});

it('the interactions tried on a place are listed below it', () => {
  const tried = ['“Choose now” leads to: radio, Plan'];
  expect(textOfPlaces([place('choosing', ['- main'], tried)])).toBe(
    '== choosing\n- main\n* “Choose now” leads to: radio, Plan\n',
  );
});
