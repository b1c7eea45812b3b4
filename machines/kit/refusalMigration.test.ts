import { expect, it } from 'vitest';
import { migrated } from './migration.ts';
import { refusalMigration } from './refusalMigration.ts';

const migratedContext = (context: unknown) =>
  migrated([refusalMigration(1)], { value: 'refused', context, userInput: null }, 1, 2)?.context;

it('a refusal that was kept by its name is kept by its code, and all else stays as it was', () => {
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

it('a refusal without a known code keeps the message of the server, in no language of the pages', () => {
  expect(migratedContext({ refusal: { code: 49_999, msg: 'On a holiday' }, fault: null, child_message: null })).toEqual(
    {
      refusal: { code: 49_999, message: { text: 'On a holiday', language: 'und' } },
      fault: null,
      child_refusal: null,
    },
  );
});
