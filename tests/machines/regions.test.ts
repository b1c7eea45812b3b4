import { describe, expect, it } from 'vitest';
import { assign, setup } from 'xstate';
import { findContendedFields, sharedFieldReasonsOf } from '../../pathways/contendedFields.ts';
import { findCoveringPaths } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import type { Model } from '../../pathways/model.ts';
import config from '../../pathways.config.ts';

/** Paths that take every transition of a model, as stimulus labels. */
const labelPathsOf = (model: Model) =>
  findCoveringPaths(explore(model)).map(({ steps }) => steps.map(({ stimulus }) => stimulus.label));

const isShared = (model: Model) => {
  const shares = sharedFieldReasonsOf(model.machine);
  return ({ state, field }: { readonly state: string; readonly field: string }) =>
    (shares[state]?.[field] ?? '') !== '';
};

describe.each(Object.entries<Model>(config.models))('parallel regions of %s', (_name, model) => {
  const contended = findContendedFields(model, labelPathsOf(model));

  it('parallel regions write the same field only if it is declared as shared', () => {
    expect(contended.filter((one) => !isShared(model)(one))).toEqual([]);
  });

  it('every field declared as shared is written by several parallel regions', () => {
    const shared = contended.filter(isShared(model)).map(({ state, field }) => `${state} ${field}`);
    const said = Object.entries(sharedFieldReasonsOf(model.machine)).flatMap(([state, fields]) =>
      Object.keys(fields).map((field) => `${state} ${field}`),
    );
    expect(said.toSorted()).toEqual(shared.toSorted());
  });
});

/** Two regions that write: by a named action, by a parameterised one, and by an inline one when both are left. */
const machine = setup({
  types: { context: {} as { fault: string | null; own: number; left: boolean } },
  actions: {
    fail: assign({ fault: 'left' }),
    count: assign((_, params: { readonly own: number }) => ({ ...params, fault: null })),
  },
}).createMachine({
  id: 'two',
  context: { fault: null, own: 0, left: false },
  initial: 'both',
  states: {
    both: {
      type: 'parallel',
      states: {
        left: { on: { fail: { actions: 'fail' }, go: { target: '#two.over', actions: assign({ left: true }) } } },
        right: {
          on: {
            count: { actions: { type: 'count', params: ({ context }) => ({ own: context.own + 1 }) } },
            go: { target: '#two.over', actions: assign({ left: true }) },
          },
        },
      },
    },
    over: { type: 'final' },
  },
});

it('the check names fields written by two parallel regions, except those written on leaving both', () => {
  const events = ['fail', 'count', 'go'].map((type) => ({ name: 'asked', event: { type } }));
  const model: Model = { machine, input: undefined, events, outcomes: {} };
  expect(findContendedFields(model, [['fail (asked)', 'count (asked)', 'go (asked)']])).toEqual([
    { state: 'two.both', field: 'fault', regions: ['two.both.left', 'two.both.right'] },
  ]);
});
