import { expect, it } from 'vitest';
import { renameMigration } from './renameMigration.ts';

it.each([
  ['a state', 'unread', 'loadFailed'],
  ['a state within another', { contact: 'asked' }, { contact: 'missing' }],
  [
    'regions, one of which names a state in its own way',
    { person: { voucher: { authorisation: 'given' } }, letter: 'given' },
    { person: { proofMethod: { authorisation: 'granted' } }, letter: 'provided' },
  ],
  ['a state that has kept its name', { watching: 'closed' }, { watching: 'closed' }],
])('a run persisted in %s is in the same state under its new name', (_, value, renamed) => {
  const { change } = renameMigration(1, { states: { 'authorisation.given': 'granted', voucher: 'proofMethod' } });
  expect(change({ value, context: {}, userInput: null })).toEqual({ value: renamed, context: {}, userInput: null });
});

it('context fields and form values have their new names, with the values that were persisted', () => {
  const { change } = renameMigration(1, { fields: { told: 'answer' }, formValues: { by: 'method' } });
  const entered = { by: 'post', told: 'as typed' };
  expect(change({ value: 'idle', context: { told: 1, by: 2, entered }, userInput: { told: 3, entered } })).toEqual({
    value: 'idle',
    context: { answer: 1, by: 2, entered: { method: 'post', told: 'as typed' } },
    userInput: { told: 3, entered: { method: 'post', told: 'as typed' } },
  });
});

it('a run whose context cannot be read is not migrated', () => {
  expect(renameMigration(1).change({ value: 'idle', context: 'none', userInput: null })).toBe(null);
});
