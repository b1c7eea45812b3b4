import { expect, it } from 'vitest';
import { isErrorName } from '#contract/refusal.ts';
import { errorWord } from './errorText.ts';
import { errorWords } from './errorWords.ts';

it('each error message has the id by which pages look it up', () => {
  const names = Object.keys(errorWords).filter(isErrorName);
  expect(names.map((name) => errorWords[name].id)).toEqual(names.map((name) => errorWord(name).id));
});
