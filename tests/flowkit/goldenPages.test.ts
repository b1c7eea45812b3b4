import { expect, it } from 'vitest';
import { goldenText } from './goldenPages.ts';

const page = (...lines: readonly string[]) => lines;
const choosing = page(
  '- main:',
  '  - heading "Choose"',
  '  - group "Plan":',
  '    - radio "Growth"',
  '    - radio "Flagship"',
  '  - group "Term":',
  '    - term: Until',
  '    - definition: June',
  '  - button "Next" [disabled]',
);

const textOf = (...pages: readonly (readonly string[])[]) =>
  goldenText(pages.map((lines, index) => ({ step: `step ${index}`, lines, tried: [] })));

it('a step is written as what it changes, below what that belongs to and after what stands before it', () => {
  const next = choosing.map((line) => line.replace('"Growth"', '"Growth" [checked]').replace('June', 'July'));
  expect(textOf(choosing, next).split('\n\n')[1]?.split('\n')).toEqual([
    '== 1. step 1',
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

it('a page that stays as it is says so, and one of which little stays is written as a whole', () => {
  const placed = page('- main:', '  - heading "Placed"');
  expect(textOf(choosing, choosing, placed)).toBe(
    [
      '== 0. step 0',
      ...choosing,
      '',
      '== 1. step 1',
      '(the same page)',
      '',
      '== 2. step 2',
      '(the whole page)',
      ...placed,
      '',
    ].join('\n'),
  );
});

it('what was tried on a page stands below it', () => {
  expect(
    goldenText([{ step: 'the beginning', lines: ['- main'], tried: ['“Choose now” leads to: radio, Plan'] }]),
  ).toBe('== 0. the beginning\n- main\n* “Choose now” leads to: radio, Plan\n');
});
