import { expect, it } from 'vitest';
import { homonymsIn } from './homonyms.mjs';

const exportsStep = 'export const step = 1;\n';

it('a name that two files export is reported with both files', () => {
  expect(
    homonymsIn([
      ['src/ui/one.ts', exportsStep],
      ['pathways/two.ts', 'export interface step {}\n'],
    ]),
  ).toEqual([{ name: 'step', files: ['src/ui/one.ts', 'pathways/two.ts'] }]);
});

it('a name that client and server share through the contract is reported once', () => {
  const files = ['contract/one.ts', 'machines/kit/two.ts'];
  expect(homonymsIn(files.map((file) => [file, exportsStep]))).toEqual([{ name: 'step', files }]);
});

it.each([
  ['two flows', ['src/flows/one/view.tsx', 'src/flows/two/view.tsx']],
  ['two modules', ['server/modules/one/read.ts', 'server/modules/two/read.ts']],
  ['a page and the page of a flow', ['src/pages/one.tsx', 'src/flows/two/page.tsx']],
  ['client and server', ['src/ui/one.ts', 'server/wire/one.ts']],
  ['a value and its type in one file', ['contract/one.ts', 'contract/one.ts']],
])('one name in %s is no homonym', (_, files) => {
  expect(homonymsIn(files.map((file) => [file, exportsStep]))).toEqual([]);
});
