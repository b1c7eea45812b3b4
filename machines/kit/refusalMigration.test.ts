import { expect, it } from 'vitest';
import { migrateRun } from './migration.ts';
import { refusalMigration } from './refusalMigration.ts';

const migratedContext = (context: unknown) =>
  migrateRun([refusalMigration(1)], { value: 'refused', context, userInput: null }, 1, 2)?.context;

it('the refusal migration replaces refusal names by codes and leaves all other fields unchanged', () => {
  const kept = {
    refusal: 'slot_taken',
    fault: { kind: 'refused', error: 'unavailable' },
    invite_refusal: 'invite_code_own',
    invite_fault: { kind: 'timeout' },
    child_message: 'This account is a child account.',
    key: 'key-1',
  };
  expect(migratedContext(kept)).toEqual({
    refusal: { code: 'slot_taken' },
    fault: { kind: 'refused', refusal: { code: 'unavailable' } },
    invite_refusal: { code: 'invite_code_own' },
    invite_fault: { kind: 'timeout' },
    child_refusal: { code: 'fadada_child_account' },
    key: 'key-1',
  });
});

it('the refusal migration keeps the server message of an unknown code, with language `und`', () => {
  expect(migratedContext({ refusal: { code: 49_999, msg: 'On a holiday' }, fault: null, child_message: null })).toEqual(
    {
      refusal: { code: 49_999, message: { text: 'On a holiday', language: 'und' } },
      fault: null,
      child_refusal: null,
    },
  );
});
