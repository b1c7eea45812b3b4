import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromPromise, setup } from 'xstate';
import { findCoveringPaths, type Path } from './cover.ts';
import { explore, unreachedObligations } from './explore.ts';
import { measureCoverage } from './measure.ts';
import type { Environment, Model } from './model.ts';
import { pathLines } from './report.ts';
import { valueText } from './valueText.ts';
import { refusedStimuliAt, takeStep } from './walk.ts';

const modelOf = (machine: AnyStateMachine, types: readonly string[], outcomes: Model['outcomes'] = {}): Model => ({
  machine,
  input: undefined,
  events: types.map((type) => ({ name: 'sent', event: { type } })),
  outcomes,
});

const suiteOf = (model: Model) => {
  const graph = explore(model);
  const paths = findCoveringPaths(graph);
  return { graph, paths, coverage: measureCoverage(graph, 'transitions', paths) };
};

const linesOf = (paths: readonly Path[]) => paths.map(pathLines);

const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        more: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        done: { guard: ({ context }) => context.count >= 3, target: 'enough' },
      },
    },
    enough: { type: 'final' },
  },
});

describe('exploring a machine', () => {
  it('exploring reaches a guarded transition that takes several steps, and ends although the context grows', () => {
    const { graph, paths, coverage } = suiteOf(modelOf(counter, ['more', 'done']));
    expect(graph.complete).toBe(true);
    expect(linesOf(paths)).toEqual([
      [
        'begins in counting',
        'more (sent)  →  counting',
        'more (sent)  →  counting',
        'more (sent)  →  counting',
        'done (sent)  →  enough',
      ],
    ]);
    expect(coverage.missing).toEqual([]);
  });

  it('a state that is entered and left within one step counts as covered', () => {
    const machine = createMachine({
      id: 'nested',
      initial: 'inside',
      states: {
        inside: {
          initial: 'open',
          onDone: 'outside',
          states: { open: { on: { close: 'closed' } }, closed: { type: 'final' } },
        },
        outside: {},
      },
    });
    const { paths, coverage } = suiteOf(modelOf(machine, ['close']));
    const [step] = paths[0]?.steps ?? [];
    expect([coverage.missing, coverage.states, step?.step.entered]).toEqual([
      [],
      { covered: 5, total: 5 },
      ['nested.inside.closed', 'nested.outside'],
    ]);
  });

  it('the outcomes of an actor come from its examples and are not sent as events by the person', () => {
    const machine = setup({ actors: { ask: fromPromise(async () => 0) } }).createMachine({
      id: 'asking',
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'asked',
            src: 'ask',
            onDone: [{ guard: ({ event }) => event.output > 0, target: 'good' }, { target: 'bad' }],
            onError: 'failed',
          },
        },
        good: {},
        bad: {},
        failed: {},
      },
    });
    const outcomes = {
      ask: [
        { name: 'one', output: 1 },
        { name: 'zero', output: 0 },
        { name: 'silence', error: 'no' },
      ],
    };
    const { paths } = suiteOf(modelOf(machine, [], outcomes));
    expect(linesOf(paths)).toEqual([
      ['begins in waiting', 'ask: one  →  good'],
      ['begins in waiting', 'ask: zero  →  bad'],
      ['begins in waiting', 'ask: silence  →  failed'],
    ]);
  });

  it('exploring fails with the name of an actor that has no example outcomes', () => {
    const machine = setup({ actors: { ask: fromPromise(async () => 0) } }).createMachine({ invoke: { src: 'ask' } });
    expect(() => explore(modelOf(machine, []))).toThrow('There are no examples of how ask can end');
  });

  it('timers fire in the order in which they are due, whichever state started them', () => {
    const machine = createMachine({
      id: 'timers',
      initial: 'outer',
      states: {
        outer: {
          after: { 300: 'late' },
          initial: 'first',
          states: { first: { after: { 200: 'second' } }, second: { after: { 200: 'never' } }, never: {} },
        },
        late: {},
      },
    });
    const { graph, paths } = suiteOf(modelOf(machine, []));
    expect(linesOf(paths)).toEqual([['begins in outer.first', '200 ms pass  →  outer.second', '100 ms pass  →  late']]);
    expect(unreachedObligations(graph)).toEqual([
      'timers.outer.second xstate.after.200.timers.outer.second[0] -> timers.outer.never',
      'timers.outer.never',
    ]);
  });

  it('exploring covers both regions of a parallel state, and a transition that reenters its own state', () => {
    const machine = createMachine({
      id: 'both',
      type: 'parallel',
      states: {
        left: {
          initial: 'a',
          states: { a: { on: { go: 'b' } }, b: { on: { again: { target: 'b', reenter: true } } } },
        },
        right: { initial: 'c', states: { c: { on: { go: 'd' } }, d: {} } },
      },
    });
    const { paths, coverage } = suiteOf(modelOf(machine, ['go', 'again']));
    expect(linesOf(paths)).toEqual([
      ['begins in left.a, right.c', 'go (sent)  →  left.b, right.d', 'again (sent)  →  left.b, right.d'],
    ]);
    expect([coverage.transitions, coverage.states]).toEqual([
      { covered: 3, total: 3 },
      { covered: 7, total: 7 },
    ]);
  });

  it('exploring takes only stimuli that the environment allows, and keeps the state of the environment', () => {
    const machine = setup({ actors: { find: fromPromise(async () => 'none') } }).createMachine({
      id: 'finding',
      initial: 'here',
      states: {
        here: { on: { put: 'here', look: 'looking' } },
        looking: {
          invoke: {
            id: 'found',
            src: 'find',
            onDone: [{ guard: ({ event }) => event.output === 'one', target: 'found' }, { target: 'here' }],
          },
        },
        found: {},
      },
    });
    const outcomes = { find: ['none', 'one'].map((name) => ({ name, output: name })) };
    const environment: Environment = {
      initial: 'none',
      allows: (there, stimulus) => stimulus.kind !== 'outcome' || stimulus.outcome.name === there,
      next: (there, stimulus) => (stimulus.event.type === 'put' ? 'one' : there),
    };
    const { paths, coverage } = suiteOf({ ...modelOf(machine, ['put', 'look'], outcomes), environment });
    expect(linesOf(paths)).toEqual([
      [
        'begins in here',
        'look (sent)  →  looking',
        'find: none  →  here',
        'put (sent)  →  here',
        'look (sent)  →  looking',
        'find: one  →  found',
      ],
    ]);
    expect(coverage.missing).toEqual([]);
  });

  it('exploring reaches an outcome that the environment allows only after several steps, without any guard', () => {
    const machine = createMachine({
      id: 'asking',
      initial: 'counting',
      context: { count: 0 },
      states: {
        counting: {
          on: { more: { actions: assign({ count: ({ context }) => context.count + 1 }) }, ask: 'asked' },
        },
        asked: { invoke: { id: 'port', src: 'port', onDone: 'counting' } },
      },
    });
    const answers = { port: ['few', 'many'].map((name) => ({ name, output: name })) };
    const environment: Environment = {
      initial: null,
      allows: (_, stimulus, { context }) =>
        stimulus.kind !== 'outcome' || (stimulus.outcome.name === 'many') === context.count > 1,
      next: () => null,
    };
    const { coverage } = suiteOf({ ...modelOf(machine, ['more', 'ask'], answers), environment });
    expect([coverage.missing, coverage.ports]).toEqual([[], { covered: 2, total: 2 }]);
  });

  it('a transition that cannot be taken is reported as missing, unless it is accepted with a reason', () => {
    const machine = createMachine({
      id: 'dead',
      initial: 'here',
      states: { here: { on: { go: [{ target: 'there' }, { target: 'nowhere' }] } }, there: {}, nowhere: {} },
    });
    const model = modelOf(machine, ['go']);
    const missing = ['dead.here go[1] -> dead.nowhere', 'dead.nowhere'];
    expect(suiteOf(model).coverage.missing).toEqual(missing);
    const unreachable = Object.fromEntries(missing.map((id) => [id, 'kept for the next version']));
    expect(suiteOf({ ...model, unreachable }).coverage.missing).toEqual([]);
  });

  it('exploring does not change the machine', () => {
    const before = JSON.stringify(counter.definition);
    explore(modelOf(counter, ['more', 'done']));
    expect(JSON.stringify(counter.definition)).toBe(before);
  });

  it('exploring is reported as incomplete when it reaches its bound', () => {
    expect(explore(modelOf(counter, ['more', 'done']), 'transitions', 1).complete).toBe(false);
  });
});

describe('coverage of a suite', () => {
  const asking = setup({ actors: { ask: fromPromise(async () => 0) } }).createMachine({
    id: 'asking',
    initial: 'here',
    context: { isReady: false },
    states: {
      here: {
        on: {
          prepare: { actions: assign({ isReady: true }) },
          look: { guard: ({ context }) => context.isReady, target: 'looking' },
        },
      },
      looking: { invoke: { id: 'asked', src: 'ask', onDone: 'here', onError: 'here' } },
    },
  });
  const ends = (...names: readonly string[]) => names.map((name) => ({ name, output: name }));

  it('coverage requires every outcome of a port, even if all lead to the same state', () => {
    const { paths, coverage } = suiteOf(modelOf(asking, ['prepare', 'look'], { ask: ends('one', 'two', 'three') }));
    const happened = paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.label));
    expect(happened).toEqual(expect.arrayContaining(['ask: one', 'ask: two', 'ask: three']));
    expect(coverage.ports).toEqual({ covered: 3, total: 3 });
  });

  it('coverage requires that each guard holds once and refuses once, and a refused event counts as refusing', () => {
    const { coverage } = suiteOf(modelOf(asking, ['prepare', 'look'], { ask: ends('one') }));
    expect(coverage.guards).toEqual({ covered: 2, total: 2 });
  });

  it('coverage requires every accepted payload of an event, even if all lead to the same state', () => {
    const payloads = ['one', 'two', 'three'].map((name) => ({ name, event: { type: 'prepare' } }));
    const none = { name: 'none', event: { type: 'prepare' }, refused: 'everywhere' } as const;
    const model = modelOf(asking, ['look'], { ask: ends('one') });
    const { paths, coverage } = suiteOf({ ...model, events: [...payloads, none, ...model.events] });
    const happened = paths.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.label));
    expect(happened).toEqual(expect.arrayContaining(['prepare (one)', 'prepare (two)', 'prepare (three)']));
    expect(coverage.events).toEqual({ covered: 4, total: 4 });
  });

  it('coverage includes a payload that is accepted only after another one was sent', () => {
    const machine = setup({
      types: { context: {} as { chosen: string }, events: {} as { type: 'choose'; id: string } },
    });
    const choosing = machine.createMachine({
      id: 'choosing',
      context: { chosen: 'a' },
      initial: 'open',
      states: {
        open: {
          on: {
            choose: {
              guard: ({ context, event }) => event.id !== context.chosen,
              actions: assign({ chosen: ({ event }) => event.id }),
            },
          },
        },
      },
    });
    const events = ['a', 'b'].map((id) => ({ name: id, event: { type: 'choose', id } }));
    const { paths, coverage } = suiteOf({ ...modelOf(choosing, []), events });
    expect(linesOf(paths)).toEqual([['begins in open', 'choose (b)  →  open', 'choose (a)  →  open']]);
    expect(coverage.missing).toEqual([]);
  });

  it('a payload that no state accepts is missing from the coverage', () => {
    const model = modelOf(asking, ['prepare', 'look'], { ask: ends('one') });
    const { coverage } = suiteOf({ ...model, events: [...model.events, { name: 'sent', event: { type: 'unheard' } }] });
    expect(coverage.missing).toContain('unheard (sent)');
  });

  it('a guard that never refuses and a port that is never called are missing, unless accepted with a reason', () => {
    const machine = setup({ guards: { always: () => true } }).createMachine({
      id: 'open',
      initial: 'here',
      states: { here: { on: { go: { guard: 'always', target: 'there' } } }, there: {} },
    });
    const model = modelOf(machine, ['go'], { never: ends('asked') });
    const missing = ['open.here go[0] -> open.there refuses', 'never: asked'];
    expect(suiteOf(model).coverage.missing).toEqual(missing);
    const unreachable = Object.fromEntries(missing.map((id) => [id, 'belongs to the next version']));
    expect(suiteOf({ ...model, unreachable }).coverage.missing).toEqual([]);
  });
});

describe('coverage of pairs', () => {
  const turning = createMachine({
    id: 'turning',
    initial: 'a',
    states: { a: { on: { left: 'b', right: 'b' } }, b: { on: { back: 'a', again: 'b' } } },
  });

  it('a suite for pairs covers every possible pair of consecutive transitions', () => {
    const model = modelOf(turning, ['left', 'right', 'back', 'again']);
    const graph = explore(model, 'pairs');
    const coverage = measureCoverage(graph, 'pairs', findCoveringPaths(graph, 'pairs'));
    const after = {
      left: ['back', 'again'],
      right: ['back', 'again'],
      back: ['left', 'right'],
      again: ['back', 'again'],
    };
    expect(coverage.pairs.total).toBe(Object.values(after).flat().length);
    expect([coverage.pairs.covered, coverage.missing]).toEqual([8, []]);
  });

  it('a pair is found even if only an equivalent configuration leads to it', () => {
    const model = modelOf(counter, ['more', 'done']);
    const graph = explore(model, 'pairs');
    const coverage = measureCoverage(graph, 'pairs', findCoveringPaths(graph, 'pairs'));
    expect([coverage.pairs, coverage.missing]).toEqual([{ covered: 2, total: 2 }, []]);
  });

  it('a suite that covers transitions only misses pairs, which are named', () => {
    const graph = explore(modelOf(turning, ['left', 'right', 'back', 'again']), 'pairs');
    const { missing } = measureCoverage(graph, 'pairs', findCoveringPaths(graph));
    expect(missing).toContain('turning.b again[0] -> turning.b ; turning.b again[0] -> turning.b');
  });
});

describe('refused events', () => {
  it('an event that the machine refuses in a configuration leaves its snapshot unchanged', () => {
    const { graph, paths } = suiteOf(modelOf(counter, ['more', 'done']));
    const [path] = paths;
    const configurations =
      path === undefined ? [] : [path.first.configuration, ...path.steps.map(({ step }) => step.configuration)];
    expect(
      configurations.map((configuration) => refusedStimuliAt(graph.model, configuration).map(({ label }) => label)),
    ).toEqual([['done (sent)'], ['done (sent)'], ['done (sent)'], [], []]);
    for (const configuration of configurations) {
      for (const probe of refusedStimuliAt(graph.model, configuration)) {
        expect(takeStep(graph.observed.machine, configuration, probe).configuration.snapshot).toEqual(
          configuration.snapshot,
        );
      }
    }
  });
});

describe('state values in one line', () => {
  it.each([
    ['a', 'a'],
    [{ a: 'b' }, 'a.b'],
    [{ a: { b: 'c', d: 'e' } }, 'a(b.c, d.e)'],
  ])('the state value %o is written as %s', (value, text) => {
    expect(valueText(value)).toBe(text);
  });
});
