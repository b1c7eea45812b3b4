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

it('a place of a state is written as its differences from the nearest one above, below the parents of what is different', () => {
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

it('the places of a state follow its first by name, and are written as a whole where little is the same', () => {
  const failed = place('choosing / no connection', ['- main:', '  - alert: You are offline.']);
  const closed = place('choosing / closed', ['- main:', '  - heading "Closed"']);
  expect(textOfPlaces([place('choosing', choosing), failed, closed])).toBe(
    [
      ...['== choosing', ...choosing, ''],
      ...['== choosing / closed', ...closed.lines, ''],
      ...['== choosing / no connection', ...failed.lines, ''],
    ].join('\n'),
  );
});

it('what was tried on a place is listed below it', () => {
  const tried = ['“Choose now” leads to: radio, Plan'];
  expect(textOfPlaces([place('choosing', ['- main'], tried)])).toBe(
    '== choosing\n- main\n* “Choose now” leads to: radio, Plan\n',
  );
});
