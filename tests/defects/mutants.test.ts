import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { findCoveringPaths } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import { goldenSuiteOf } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';
import { mutantsOf } from './mutants.ts';
import { mutantName, tryMutants } from './tryMutants.ts';

/** A lamp that can be lit while it has oil, is filled by a port, and emits when it shines. */
const lamp = setup({
  types: { context: {} as { oil: number; wasLit: boolean } },
  actors: { pour: fromPromise(async () => 0) },
  guards: { hasOil: ({ context }) => context.oil > 0 },
  actions: {
    burn: assign({ oil: 0 }),
    note: assign({ wasLit: true }),
    fill: assign({ oil: 1 }),
    forget: assign({ wasLit: false }),
  },
}).createMachine({
  id: 'lamp',
  context: { oil: 1, wasLit: false },
  initial: 'dark',
  states: {
    dark: { on: { light: { guard: 'hasOil', target: 'lit', actions: ['burn', 'note'] }, fill: 'filling' } },
    filling: { invoke: { id: 'pouring', src: 'pour', onDone: { target: 'dark', actions: 'fill' } } },
    lit: { tags: 'shines', exit: 'forget', on: { douse: 'dark' } },
  },
});

const events = ['light', 'fill', 'douse'];
const model: Model = {
  machine: lamp,
  input: undefined,
  events: events.map((type) => ({ name: 'asked', event: { type } })),
  outcomes: { pour: [{ name: 'well', output: 1 }] },
};
const suite = goldenSuiteOf('lamp', model, findCoveringPaths(explore(model)));
const names = mutantsOf(lamp, events).map(mutantName);

describe('mutants of a machine', () => {
  it('the mutants of a machine cover its whole definition, and are named by kind and place', () => {
    expect(names).toEqual([
      'transition dropped: lamp.dark light[0] -> lamp.lit',
      'transition retargeted: lamp.dark light[0] -> lamp.lit, now to lamp.dark',
      'guard negated: lamp.dark light[0] -> lamp.lit',
      'guard dropped: lamp.dark light[0] -> lamp.lit',
      'action dropped: lamp.dark light[0] -> lamp.lit, action 0 burn',
      'action dropped: lamp.dark light[0] -> lamp.lit, action 1 note',
      'transition dropped: lamp.dark fill[0] -> lamp.filling',
      'transition retargeted: lamp.dark fill[0] -> lamp.filling, now to lamp.lit',
      'transition dropped: lamp.filling xstate.done.actor.pouring[0] -> lamp.dark',
      'transition retargeted: lamp.filling xstate.done.actor.pouring[0] -> lamp.dark, now to lamp.filling',
      'action dropped: lamp.filling xstate.done.actor.pouring[0] -> lamp.dark, action 0 fill',
      'transition dropped: lamp.lit douse[0] -> lamp.dark',
      'transition retargeted: lamp.lit douse[0] -> lamp.dark, now to lamp.filling',
      'another initial state: lamp, now lamp.filling',
      'invoke dropped: lamp.filling, pouring',
      'action dropped: lamp.lit on exit, action 0 forget',
      'tag dropped: lamp.lit, shines',
      'sneak path: lamp.dark douse -> lamp.filling',
      'sneak path: lamp.filling light -> lamp.lit',
      'sneak path: lamp.filling fill -> lamp.lit',
      'sneak path: lamp.filling douse -> lamp.lit',
      'sneak path: lamp.lit light -> lamp.dark',
      'sneak path: lamp.lit fill -> lamp.dark',
    ]);
  });

  it('making mutants does not change the machine', () => {
    for (const { make } of mutantsOf(lamp, events)) make();
    expect(goldenSuiteOf('lamp', model, findCoveringPaths(explore(model)))).toEqual(suite);
  });

  it('a suite that takes every transition catches all mutants', () => {
    expect(tryMutants([{ model, suite }], {})).toEqual({
      tried: {
        'transition dropped': 4,
        'transition retargeted': 4,
        'guard negated': 1,
        'guard dropped': 1,
        'action dropped': 4,
        'another initial state': 1,
        'invoke dropped': 1,
        'tag dropped': 1,
        'sneak path': 6,
      },
      accepted: 0,
      problems: [],
    });
  });

  it('a mutant that loops forever is caught and does not block the suite', () => {
    const circling = setup({}).createMachine({
      id: 'circling',
      initial: 'left',
      states: { left: { always: { guard: () => false, target: 'right' } }, right: { always: 'left' } },
    });
    const still: Model = { machine: circling, input: undefined, events: [], outcomes: {} };
    const { problems } = tryMutants(
      [{ model: still, suite: goldenSuiteOf('circling', still, findCoveringPaths(explore(still))) }],
      {},
    );
    expect(problems).not.toContain('survived: guard dropped: circling.left always[0] -> circling.right');
  });
});

describe('mutants of a machine with a final state', () => {
  const machine = setup({}).createMachine({
    id: 'ending',
    initial: 'open',
    states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
  });
  const ending: Model = {
    machine,
    input: undefined,
    events: [{ name: 'asked', event: { type: 'close' } }],
    outcomes: {},
  };
  const whole = goldenSuiteOf('ending', ending, findCoveringPaths(explore(ending)));

  it('a mutant without the final state is caught by the golden suite', () => {
    expect(mutantsOf(machine, ['close']).map(mutantName)).toContain('end dropped: ending.closed');
    expect(tryMutants([{ model: ending, suite: whole }], {}).problems).toEqual([]);
  });

  it('a golden suite without its ends is rejected as stale', () => {
    const paths = whole.paths.map((steps) => steps.map(({ ends: _ends, ...step }) => step));
    const stale = () => tryMutants([{ model: ending, suite: { ...whole, paths } }], {});
    expect(stale).toThrow('is done with null, is still active before');
  });
});

describe('mutants of an incomplete suite', () => {
  const first = suite.paths.map((steps) => steps.slice(0, 1));
  const short = { ...suite, paths: first };
  const survivors = tryMutants([{ model, suite: short }], {}).problems;

  it('mutants that survive an incomplete suite are named', () => {
    expect(survivors).toContain('survived: action dropped: lamp.dark light[0] -> lamp.lit, action 1 note');
    expect(survivors).not.toContain('survived: another initial state: lamp, now lamp.filling');
  });

  it('surviving mutants that are accepted with a reason are no problem', () => {
    const accepted = Object.fromEntries(survivors.map((name) => [name.replace('survived: ', ''), 'it stops early']));
    const { accepted: count, problems } = tryMutants([{ model, suite: short }], accepted);
    expect([count, problems]).toEqual([survivors.length, []]);
  });

  it('accepting a mutant without a reason is a problem', () => {
    const [name = ''] = survivors;
    expect(tryMutants([{ model, suite: short }], { [name.replace('survived: ', '')]: '' }).problems).toContain(name);
  });
});

it('accepting a mutant that is caught or does not exist is a problem', () => {
  const dies = 'tag dropped: lamp.lit, shines';
  expect(
    tryMutants([{ model, suite }], { [dies]: 'nobody reads it', 'tag dropped: lamp.lit, glows': 'gone' }).problems,
  ).toEqual([`accepted, but dies: ${dies}`, 'accepted, but is no mutant: tag dropped: lamp.lit, glows']);
});

it('a golden suite that the unchanged machine does not follow is rejected', () => {
  const [[begin, ...rest] = []] = suite.paths;
  if (begin === undefined) throw new Error('the suite has no first step');
  const stale = { ...suite, paths: [[{ ...begin, leadsTo: 'lit' }, ...rest]] };
  expect(() => tryMutants([{ model, suite: stale }], {})).toThrow(
    'The golden suite of lamp fails without a mutant, path 1 step 0 (its beginning): leads to dark, was lit',
  );
});
