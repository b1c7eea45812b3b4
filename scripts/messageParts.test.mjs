import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { partsOf } from './messageParts.mjs';

/** Loaded without a part: its few texts belong to the field that shows it. */
const withoutPart = ['src/forms/DateCalendar.tsx'];

it('every module that is loaded dynamically has a part with its messages', () => {
  const later = globSync('src/**/*.{ts,tsx}').flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/\bimport\('([.#][^']+[.]tsx?)'\)/g)].map(([, name]) =>
      name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(source), name),
    ),
  );
  const parts = partsOf('.');
  expect([...new Set(later)].filter((each) => !parts.has(each))).toEqual(withoutPart);
});

it('only the two modules for all codes look up an error message by a variable code', () => {
  const ofAll = ['src/i18n/errorText.ts', 'src/desk/trace/createStepFormatter.ts'];
  const sources = globSync('src/**/*.{ts,tsx}').filter((source) => !/[.]test[.]/.test(source));
  const unnamed = sources.filter((source) => /errorMessageOf\((?!')/.test(readFileSync(source, 'utf8')));
  expect(unnamed.toSorted()).toEqual(ofAll.toSorted());
});
