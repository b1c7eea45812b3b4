import { describe, expect, it } from 'vitest';
import { type Scope, scopeNumbers } from '#contract/entities/suite.ts';
import { type Reach, reachOf } from './reach.ts';

const place = { user_id: 'me', own: ['sales', 'east'], below: ['shanghai', 'nanjing'] };

const reaches = {
  1: { kind: 'some', owner_id: 'me', department_ids: [] },
  2: { kind: 'some', owner_id: null, department_ids: ['east', 'sales'] },
  3: { kind: 'some', owner_id: null, department_ids: ['east', 'nanjing', 'sales', 'shanghai'] },
  4: { kind: 'all' },
  5: { kind: 'some', owner_id: 'me', department_ids: ['nanjing', 'shanghai'] },
  6: { kind: 'some', owner_id: 'me', department_ids: ['east', 'nanjing', 'sales', 'shanghai'] },
} as const satisfies Record<Scope, Reach>;

/** Of a user without a department. */
const nowhere = {
  1: { kind: 'some', owner_id: 'me', department_ids: [] },
  2: { kind: 'some', owner_id: null, department_ids: [] },
  3: { kind: 'some', owner_id: null, department_ids: [] },
  4: { kind: 'all' },
  5: { kind: 'some', owner_id: 'me', department_ids: [] },
  6: { kind: 'some', owner_id: 'me', department_ids: [] },
} as const satisfies Record<Scope, Reach>;

describe('reach of a permission scope [PER-01]', () => {
  it.each(scopeNumbers)('scope %i reaches its owner and departments for a user with departments', (each) => {
    expect(reachOf(each, place)).toEqual(reaches[each]);
  });

  it.each(scopeNumbers)('scope %i reaches its owner and no departments for a user without departments', (each) => {
    expect(reachOf(each, { ...place, own: [], below: [] })).toEqual(nowhere[each]);
  });
});
