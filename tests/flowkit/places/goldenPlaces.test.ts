import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { goldenPlaces } from './goldenPlaces.ts';
import { recordPlaces } from './recordPlaces.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'places-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const texts = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((text) => `  - text: ${text}`);
const form = ['- main:', '  - heading "Pay"', ...texts, '  - button "Pay"'];
const failed = [...form, '  - alert: No connection', '- aria-valuemax 5: '];
const pages = [
  { path: 0, step: 0, happens: 'the beginning', lines: form },
  { path: 0, step: 1, happens: 'pay: no connection', lines: failed },
  { path: 1, step: 0, happens: 'the beginning', lines: form },
] as const;

function golden() {
  const record = recordPlaces();
  for (const { path, happens, lines } of pages)
    record.see(`path ${path + 1}`, {
      happens,
      lines,
      value: 'paying',
      tried: lines === form ? ['“Pay” leads to: button'] : [],
    });
  for (const [name, text] of record.files()) writeFileSync(join(folder, name), text);
  const compare = goldenPlaces(folder);
  if (compare === null) throw new Error('there are golden files');
  return compare;
}

it('each page of a path equals its golden place, whether written completely or as differences', () => {
  const compare = golden();
  expect(pages.map(compare).map(({ golden }) => golden)).toEqual([
    ['the beginning -> paying', ...form],
    [
      'pay: no connection -> paying / no connection',
      ...[
        '(as paying, but:)',
        '  - main:',
        '    - button "Pay"',
        '+   - alert: No connection',
        '+ - aria-valuemax 5: ',
      ],
    ],
    ['the beginning -> paying', ...form],
  ]);
  for (const { golden, shown } of pages.map(compare)) expect(shown).toEqual(golden);
});

it.each([
  ['shows another text', { ...pages[0], lines: form.toSpliced(2, 1, '  - text: D') }],
  ['shows another text where its place is written as what is different', { ...pages[1], lines: form }],
  ['is led to by something else', { ...pages[1], happens: 'pay: paid' }],
  ['is one more than its path has', { ...pages[2], step: 1 }],
  ['is on a path that is new', { ...pages[2], path: 2 }],
])('a page differs from its golden place when it %s', (_, page) => {
  const { golden: expected, shown } = golden()(page);
  expect(shown).not.toEqual(expected);
});

it('no pages are compared when there are no golden files', () => {
  expect(goldenPlaces(folder)).toBeNull();
});
