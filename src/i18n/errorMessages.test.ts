import { expect, it } from 'vitest';
import { isErrorName } from '#contract/refusal.ts';
import { errorMessages } from './errorMessages.ts';
import { errorMessageOf } from './errorText.ts';

it('each error message has the id by which pages look it up', () => {
  const names = Object.keys(errorMessages).filter(isErrorName);
  expect(names.map((name) => errorMessages[name].id)).toEqual(names.map((name) => errorMessageOf(name).id));
});
