import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { findCoveringPaths } from './cover.ts';
import { explore } from './explore.ts';
import { goldenPathsOf } from './goldenPaths.ts';
import { type GoldenSuite, goldenSuiteOf, goldenSuiteText } from './goldenSuite.ts';
import type { Model } from './model.ts';
import { readGoldenSuite, staleness, stimulusNamed } from './readGoldenSuite.ts';
import { pathLines } from './report.ts';

const askingMachine = (amount: number) =>
  setup({
    types: { context: {} as { paid: { amount: number; note: string } } },
    actors: { pay: fromPromise(async () => 0) },
  }).createMachine({
    id: 'asking',
    initial: 'here',
    context: { paid: { amount: 0, note: '' } },
    states: {
      here: {
        on: { go: { target: 'paying', actions: assign(({ context }) => ({ paid: { ...context.paid, amount } })) } },
      },
      paying: {
        tags: 'busy',
        invoke: { id: 'paid', src: 'pay', input: ({ context }) => context.paid, onDone: 'done', onError: 'here' },
      },
      done: { type: 'final' },
    },
    output: ({ context }) => ({ kind: 'paid', amount: context.paid.amount }),
  });

const modelOf = (amount: number): Model => ({
  machine: askingMachine(amount),
  input: undefined,
  events: [{ name: 'sent', event: { type: 'go' } }],
  outcomes: {
    pay: [
      { name: 'well', output: 1 },
      { name: 'badly', error: 'no' },
    ],
  },
});

function suiteOf(amount: number): GoldenSuite {
  const model = modelOf(amount);
  return goldenSuiteOf('asking', model, findCoveringPaths(explore(model)));
}

const withoutEnds = (suite: GoldenSuite): GoldenSuite => ({
  ...suite,
  paths: suite.paths.map((steps) => steps.map(({ ends: _ends, ...step }) => step)),
});

describe('golden suites', () => {
  it('a step of a golden suite has its stimulus, target state, changes, port requests and accepted events', () => {
    const { paths, accepted } = suiteOf(5);
    const [first, second] = paths[0] ?? [];
    expect([first, second]).toEqual([
      {
        happens: null,
        leadsTo: 'here',
        tags: [],
        takes: [],
        changes: { paid: { amount: 0, note: '' } },
        asks: [],
        accepts: first?.accepts,
      },
      {
        happens: 'go (sent)',
        leadsTo: 'paying',
        tags: ['busy'],
        takes: ['here go[0] -> paying'],
        changes: { 'paid.amount': 5 },
        asks: [{ port: 'pay', input: { amount: 5, note: '' } }],
        accepts: second?.accepts,
      },
    ]);
    expect([accepted[first?.accepts ?? ''], accepted[second?.accepts ?? '']]).toEqual([['go (sent)'], []]);
  });

  it('only the last step of a finished path has an end, with the status and output of the machine', () => {
    const ends = suiteOf(5).paths.map((steps) => steps.map((step) => step.ends));
    const paid = { status: 'done', output: { kind: 'paid', amount: 5 } };
    expect(ends).toEqual([
      [undefined, undefined, paid],
      [undefined, undefined, undefined],
    ]);
    expect(staleness(withoutEnds(suiteOf(5)), suiteOf(5))).toBe(
      'path 1 step 2 (pay: well): is done with {"kind":"paid","amount":5}, is still active before',
    );
  });

  it('a golden suite is unchanged after being written and read, and its text omits empty fields', () => {
    const suite = suiteOf(5);
    const text = goldenSuiteText(suite);
    expect(readGoldenSuite(text)).toEqual({ kind: 'read', suite });
    expect(text.split('\n').slice(2, 7)).toEqual([
      '  "paths": [',
      '    [',
      '      {"leadsTo": "here", "changes": {"paid": {"amount": 0, "note": ""}}},',
      '      {"happens": "go (sent)", "leadsTo": "paying", "tags": ["busy"], "takes": ["here go[0] -> paying"], "changes": {"paid.amount": 5}, "asks": [{"port": "pay", "input": {"amount": 5, "note": ""}}]},',
      '      {"happens": "pay: well", "leadsTo": "done", "takes": ["paying xstate.done.actor.paid[0] -> done"], "ends": {"status": "done", "output": {"kind": "paid", "amount": 5}}}',
    ]);
  });

  it('a list of accepted events has the name of its state, with a number if the state has several lists', () => {
    expect(suiteOf(5).accepted).toEqual({ here: ['go (sent)'], paying: [], done: [] });
    const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'counting',
      context: { count: 0 },
      initial: 'here',
      states: {
        here: {
          on: {
            go: {
              guard: ({ context }) => context.count === 0,
              actions: assign({ count: ({ context }) => context.count + 1 }),
            },
          },
        },
      },
    });
    const model: Model = { ...modelOf(5), machine, outcomes: {} };
    const { paths, accepted } = goldenSuiteOf('counting', model, findCoveringPaths(explore(model)));
    expect(accepted).toEqual({ here: ['go (sent)'], 'here, 2': [] });
    expect(paths.flat().map(({ accepts }) => accepts)).toEqual(['here', 'here, 2']);
  });

  it('staleness names the first step in which a golden suite differs from the machine', () => {
    expect(staleness(suiteOf(5), suiteOf(5))).toBeNull();
    expect(staleness(suiteOf(5), suiteOf(6))).toBe(
      'path 1 step 1 (go (sent)): context.paid.amount is 6, was 5; 1 more',
    );
  });

  it.each([
    ['not json', 'it is not a JSON object'],
    ['{}', 'it does not name its flow'],
    ['{"flow":"asking","paths":[]}', 'it has no paths'],
    ['{"flow":"asking","paths":[[]]}', 'it does not say which events its steps accept'],
    ['{"flow":"asking","paths":[[{"happens":7}]],"accepted":{}}', 'step 0 of path 1 is not a step'],
  ])('an invalid golden suite is rejected with the problem: %s', (text, problem) => {
    expect(readGoldenSuite(text)).toEqual({ kind: 'unreadable', problem });
  });

  it('a golden suite is walked along the same paths on the machine that it was made from', () => {
    const model = modelOf(5);
    const paths = findCoveringPaths(explore(model));
    expect(goldenPathsOf(model, goldenSuiteOf('asking', model, paths)).map(pathLines)).toEqual(paths.map(pathLines));
  });

  it('a golden suite is not walked when its machine takes other paths, and the error names the step', () => {
    const suite = suiteOf(5);
    const [begin, go, ...rest] = suite.paths[0] ?? [];
    if (begin === undefined || go === undefined) throw new Error('the suite has no first step');
    const walk = (steps: GoldenSuite['paths'][number]) => () => goldenPathsOf(modelOf(5), { ...suite, paths: [steps] });
    expect(walk([begin, { ...go, leadsTo: 'done' }, ...rest])).toThrow(
      'The golden suite of asking is stale: path 1 step 1 (go (sent)) leads to paying, not to done. Look whether that is meant',
    );
    expect(walk([begin, { ...go, happens: 'pay: well' }, ...rest])).toThrow('path 1 step 1 (pay: well) cannot happen.');
  });

  it('a golden suite with a stimulus that has no example is rejected with the name of that stimulus', () => {
    expect(() => stimulusNamed(modelOf(5), 'pay: never')).toThrow('“pay: never”, of which there is no example');
  });
});
