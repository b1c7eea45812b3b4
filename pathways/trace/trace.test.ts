import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { z } from 'zod/mini';
import { acceptedEventTypes } from './acceptedEvents.ts';
import { readTrace, readTraceJson, type Trace, trace as traceSchema } from './format.ts';
import { Recorder } from './record.ts';
import { type Allowlist, createRedaction } from './redaction.ts';
import { type Replayed, type ReplaySubject, replay } from './replay.ts';
import { entryText, refusalText, replayMermaid, replayText } from './replayText.ts';

const allowlist: Allowlist = { read: ['level', 'counts.*'], codes: { colour: ['red', 'blue'] } };

describe('redaction', () => {
  it('redaction keeps allowlisted fields and known codes, and replaces all other values by their kind', () => {
    const redact = createRedaction(allowlist);
    expect(
      redact({
        level: 3,
        other: 3,
        name: 'Ann',
        again: ' Ann ',
        friend: 'Bob',
        empty: '',
        blank: '  ',
        colour: 'red',
        colours: ['red'],
        missing: null,
        list: ['Ann', { level: 1, at: '2026-11-21T10:00:00Z', on: true }],
        counts: { apples: 2 },
      }),
    ).toEqual({
      level: 3,
      other: 0,
      name: '‹1›',
      again: '‹1›',
      friend: '‹2›',
      empty: '',
      blank: '  ',
      colour: 'red',
      colours: ['‹3›'],
      missing: null,
      list: ['‹1›', { level: 1, at: '2000-01-01T00:00:00+00:00', on: false }],
      counts: { apples: 2 },
    });
  });

  it('redaction keeps only the numbers of fields that pages show', () => {
    const redact = createRedaction({ ...allowlist, shown: ['tries', 'file.size'] });
    expect(redact({ tries: 4, size: 5, file: { size: 6 }, other: { tries: 'Ann' } })).toEqual({
      tries: 4,
      size: 0,
      file: { size: 6 },
      other: { tries: '‹1›' },
    });
  });

  it('redaction replaces a code that is not in the vocabulary of its field', () => {
    expect(createRedaction(allowlist)({ colour: 'Ann' })).toEqual({ colour: '‹1›' });
  });
});

const machine = setup({
  types: { context: {} as { name: string; level: number; problem: string | null } },
  actors: { ask: fromPromise<number>(() => Promise.reject(new Error('Ann is not at home'))) },
}).createMachine({
  id: 'small',
  context: { name: '', level: 0, problem: null },
  initial: 'open',
  states: {
    open: {
      on: {
        'name.enter': { actions: assign(({ event }) => ({ name: event.name })) },
        go: [{ guard: ({ context }) => context.level > 1, target: 'above' }, { target: 'asking' }],
        'level.set': { actions: assign(({ event }) => ({ level: event.level })) },
      },
    },
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: 'above',
        onError: {
          target: 'failed',
          actions: assign(({ event }) => ({ problem: String(Object(event.error).message) })),
        },
      },
    },
    failed: { on: { go: 'open' } },
    above: { type: 'final' },
  },
});
const subjects = { small: { machine, version: 2, structure: 'abc' } } satisfies Record<string, ReplaySubject>;

function startRecording(stepMs = 100) {
  let at = Date.parse('2026-11-21T10:00:00Z') - stepMs;
  const now = () => {
    at += stepMs;
    return new Date(at);
  };
  const recorder = new Recorder({ flow: 'small', version: 2, structure: 'abc', allowlist }, now);
  return { recorder, actor: createActor(machine, { inspect: recorder.inspect }).start() };
}

function takeTrace(recorder: Recorder, mostChars = 100_000): Trace {
  const taken = recorder.take(mostChars);
  if (taken === null) throw new Error('nothing was recorded');
  return taken.trace;
}

function replayedFrom(trace: Trace): Replayed {
  const answer = replay(subjects, trace);
  if (answer.kind === 'refused') throw new Error(refusalText(answer));
  return answer.replayed;
}

describe('trace recorder', () => {
  it('the recorder keeps events, actor outcomes and their times, with redacted values', async () => {
    const { recorder, actor } = startRecording();
    actor.send({ type: 'name.enter', name: 'Ann' });
    actor.send({ type: 'go' });
    await expect.poll(() => actor.getSnapshot().value).toBe('failed');
    expect(takeTrace(recorder)).toEqual({
      format: 1,
      flow: 'small',
      version: 2,
      structure: 'abc',
      began: '2026-11-21T10:00:00.000Z',
      omitted: 0,
      from: { value: 'open', context: { name: '', level: 0, problem: null } },
      entries: [
        { at: 100, event: { type: 'name.enter', name: '‹1›' }, to: 'open' },
        { at: 200, event: { type: 'go' }, to: 'asking' },
        { at: 300, event: { type: 'xstate.error.actor.ask', actorId: 'ask', error: { message: '‹2›' } }, to: 'failed' },
      ],
      end: { value: 'failed', context: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
  });

  it('the recorder keeps the last state of an invoked machine, only in entries before which it changed', () => {
    const part = setup({
      types: { context: {} as { name: string }, events: {} as { type: 'turn'; name: string } },
    }).createMachine({
      context: { name: '' },
      initial: 'off',
      states: {
        off: { on: { turn: { target: 'on', actions: assign(({ event }) => ({ name: event.name })) } } },
        on: { on: { turn: 'gone' } },
        gone: { type: 'final' },
      },
    });
    const whole = setup({ actors: { part } }).createMachine({
      initial: 'with',
      states: { with: { on: { tell: {} }, invoke: { id: 'part', src: 'part', onDone: 'without' } }, without: {} },
    });
    const named = { flow: 'whole', version: 1, structure: 'abc', allowlist };
    const recorder = new Recorder(named, () => new Date('2026-11-21T10:00:00Z'));
    const actor = createActor(whole, { inspect: recorder.inspect }).start();
    const turn = () => actor.getSnapshot().children.part?.send({ type: 'turn', name: 'Ann' });
    actor.send({ type: 'tell' });
    turn();
    actor.send({ type: 'tell' });
    turn();
    const { from, entries } = takeTrace(recorder);
    expect([from.parts, entries.map(({ parts }) => parts)]).toEqual([
      { part: { value: 'off', context: { name: '' } } },
      [{ part: { value: 'on', context: { name: '‹1›' } } }, undefined, {}],
    ]);
  });

  it.each([
    ['a second', 1000],
    ['an hour', 3_600_000],
  ])('the recorder keeps its entries in order when the device clock steps back by %s [SUP-14]', (_by, back) => {
    const begins = Date.parse('2026-11-21T10:00:00.000Z');
    const clock = [0, 200, 200 - back, 500 - back, 501 - back];
    const now = () => new Date(begins + (clock.shift() ?? 0));
    const recorder = new Recorder({ flow: 'small', version: 2, structure: 'abc', allowlist }, now);
    const actor = createActor(machine, { inspect: recorder.inspect }).start();
    for (const level of [1, 2, 3, 4]) actor.send({ type: 'level.set', level });
    const trace = takeTrace(recorder);
    expect(trace.entries.map(({ at }) => at)).toEqual([200, 200, 500, 501]);
    const read = readTrace(JSON.stringify(trace));
    expect(read.kind === 'read' && replayedFrom(read.trace).identical).toBe(true);
  });

  it('the recorder does not record that the actor was stopped', () => {
    const { recorder, actor } = startRecording();
    actor.send({ type: 'name.enter', name: 'Ann' });
    actor.stop();
    expect(takeTrace(recorder).entries.map(({ event }) => event.type)).toEqual(['name.enter']);
  });

  it('a trace has the language and time zone of its page', () => {
    const page = { language: 'ja', time_zone: 'Asia/Tokyo' };
    const recorder = new Recorder(
      { flow: 'small', version: 2, structure: 'abc', allowlist },
      () => new Date('2026-11-21T10:00:00Z'),
      () => page,
    );
    createActor(machine, { inspect: recorder.inspect }).start();
    const trace = takeTrace(recorder);
    expect(trace.page).toEqual(page);
    expect(replayText(trace, replayedFrom(trace), []).split('\n').slice(0, 2)).toEqual([
      'small, version 2 (abc): 0 steps from 2026-11-21T10:00:00.000Z',
      'The client read ja, in the time zone Asia/Tokyo.',
    ]);
  });

  it('the recorder keeps at most 400 entries and begins a longer trace with a snapshot', () => {
    const { recorder, actor } = startRecording();
    for (let count = 1; count <= 1_000; count += 1) actor.send({ type: 'level.set', level: count });
    const trace = takeTrace(recorder);
    expect([trace.entries.length + trace.omitted, trace.entries.length <= 400]).toEqual([1_000, true]);
    expect(trace.from.context).toEqual({ name: '', level: trace.omitted, problem: null });
    expect(replayedFrom(trace).identical).toBe(true);
  });

  it('a trace is shortened to the requested length, and is null if nothing fits', () => {
    const { recorder, actor } = startRecording();
    for (let count = 1; count <= 100; count += 1) actor.send({ type: 'level.set', level: count });
    const short = recorder.take(2_000);
    expect(short?.text.length).toBeLessThanOrEqual(2_000);
    expect(replayedFrom(takeTrace(recorder, 2_000)).last.snapshot.context).toEqual({
      name: '',
      level: 100,
      problem: null,
    });
    expect(recorder.take(10)).toBeNull();
  });
});

describe('replay', () => {
  function traceOfAWay(): Trace {
    const { recorder, actor } = startRecording();
    actor.send({ type: 'level.set', level: 2 });
    actor.send({ type: 'go' });
    return takeTrace(recorder);
  }

  it('a replay leads to the same states and the same context [SUP-04]', () => {
    const replayed = replayedFrom(traceOfAWay());
    expect([replayed.last.snapshot.value, replayed.last.snapshot.context, replayed.identical]).toEqual([
      'above',
      { name: '', level: 2, problem: null },
      true,
    ]);
  });

  it('a replay marks the step that led to another state', () => {
    const trace = traceOfAWay();
    const entries = trace.entries.map((entry, at) => (at === 1 ? { ...entry, to: 'asking' } : entry));
    const replayed = replayedFrom({ ...trace, entries });
    expect([replayed.steps.map(({ same }) => same), replayed.identical]).toEqual([[true, false], false]);
    expect(replayText(trace, replayed, [])).toContain('above   ✘ it led to asking');
  });

  it('a replay is not identical when only the context differs', () => {
    const trace = traceOfAWay();
    expect(replayedFrom({ ...trace, end: { ...trace.end, context: '0000000000000000' } }).identical).toBe(false);
  });

  it.each([
    [{ flow: 'other' }, 'This trace is of the flow "other", which this build does not have.'],
    [{ flow: 'toString' }, 'This trace is of the flow "toString", which this build does not have.'],
    [
      { version: 1 },
      'This trace is of version 1 of its flow; this build has version 2. Replay it with the build that recorded it.',
    ],
    [
      { structure: 'xyz' },
      'This trace was recorded by a build whose machine has other states or transitions (xyz; here abc). Replay it with the build that recorded it.',
    ],
    [
      { from: { value: 'nowhere', context: {} } },
      "This trace does not fit the machine that it names: State 'nowhere' does not exist on 'small'",
    ],
    [
      { from: { value: 'constructor', context: {} } },
      'This trace does not fit the machine that it names: it begins in states that do not stand together',
    ],
  ])('a replay rejects a trace with %o and says why', (changes, words) => {
    const answer = replay(subjects, { ...traceOfAWay(), ...changes });
    expect(answer.kind === 'refused' && refusalText(answer)).toBe(words);
  });

  it('a replay is described step by step and as a diagram', () => {
    const trace = traceOfAWay();
    const replayed = replayedFrom(trace);
    expect(replayText(trace, replayed, ['go']).split('\n')).toEqual([
      'small, version 2 (abc): 2 steps from 2026-11-21T10:00:00.000Z',
      '',
      '     0.0 s  begins                    open',
      '     0.1 s  level.set (level 2)       open',
      '     0.2 s  go                        above',
      '',
      'Identical: each step led where it had led, and the context at the end is the same.',
      'The client then was in above.',
      'What could be done next, of what needs no details: go.',
    ]);
    expect(replayMermaid(replayed).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "open" as s0',
      '  state "above" as s1',
      '  [*] --> s0',
      '  s0 --> s0 : 1. level.set (level 2)',
      '  s0 --> s1 : 2. go',
    ]);
  });
});

describe('possible next events', () => {
  const at = (value: string, context: object) => ({
    snapshot: guarded.resolveState({ value, context }),
    now: 0,
    timers: [],
  });
  const guarded = setup({}).createMachine({
    initial: 'open',
    states: {
      open: { on: { end: 'closed', ask: { target: 'open', guard: ({ context }) => context.known.length > 0 } } },
      closed: { type: 'final' },
    },
  });
  const events = [{ type: 'end' }, { type: 'ask' }, { type: 'ask', again: true }, { type: 'sing' }];

  it('the next events are those the machine accepts, without duplicates, final states or failing guards', () => {
    const places = [at('open', { known: ['Ann'] }), at('open', { known: [] }), at('open', {}), at('closed', {})];
    expect(places.map((place) => acceptedEventTypes(place, events))).toEqual([['end', 'ask'], ['end'], ['end'], []]);
  });
});

it('the text of a failed outcome shows only what redaction kept', () => {
  const event = { type: 'xstate.error.actor.ask', actorId: 'ask', error: { name: '‹1›', fault: { kind: 'offline' } } };
  expect(entryText({ at: 0, event, to: 'failed' })).toBe('ask failed (kind offline)');
});

it('the text of an entry shows control and direction characters as replacement characters', () => {
  const event = { type: 'go\u001b[2J', note: 'left\u202eright' };
  expect(entryText({ at: 0, event, to: 'open' })).toBe('go\uFFFD[2J (note left\uFFFDright)');
});

it.each([
  ['{"half":', 'it is not JSON'],
  ['[]', ''],
  ['{"format":2}', 'format: '],
])('the text %s is rejected as a trace with a reason [SUP-10]', (text, begins) => {
  const read = readTrace(text);
  expect(read.kind === 'unreadable' && read.problem.startsWith(begins)).toBe(true);
});

describe('malicious traces', () => {
  const plain = {
    format: 1,
    flow: 'party',
    version: 1,
    structure: 'abcd1234',
    began: '2026-03-02T07:59:00.000Z',
    omitted: 0,
    from: { value: 'open', context: {} },
    entries: [],
    end: { value: 'open', context: '0123456789abcdef' },
  };
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const holding = (text: string) => JSON.stringify(plain).replace('"context":{}', `"context":${text}`);

  it('a trace nested too deeply or with too many values is rejected before it is parsed [SUP-10, SUP-15]', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const refused = { kind: 'unreadable', problem: 'it is nested too deeply or holds too much' };
    const many = (values: number) => holding(`{"list":[${'0,'.repeat(values)}0]}`);
    const [deepest, deep, most, more] = [holding(nested(30)), holding(nested(31)), many(29_000), many(30_000)];
    expect([deepest, most].map((text) => readTrace(text).kind)).toEqual(['read', 'read']);
    expect(parse).toHaveBeenCalledTimes(2);
    const stacked = `{"from":{"value":${nested(20_000)}}}`;
    expect([deep, more, stacked].map(readTrace)).toEqual([refused, refused, refused]);
    expect(parse).toHaveBeenCalledTimes(2);
    parse.mockRestore();
  });

  it('a trace with many brackets and commas within its texts is accepted', () => {
    expect(readTrace(holding(JSON.stringify({ a: `${'[{'.repeat(40)}"\\${','.repeat(40_000)}` }))).kind).toBe('read');
  });

  it('the trace schema contains no union and no lazy part, so that no value is parsed twice [SUP-15]', () => {
    const kinds = schemaKinds(traceSchema);
    expect([...kinds].filter((kind) => kind === 'union' || kind === 'lazy')).toEqual([]);
  });

  it.each([
    ['states', { to: nestedValue('open', 28) }],
    ['states that are none', { to: nestedValue(1, 28) }],
    ['machines', { to: 'open', parts: nestedParts({}, 12) }],
    ['machines with something unknown', { to: 'open', parts: nestedParts({ unknown: 1 }, 12) }],
  ])(
    'reading a trace costs a bounded number of property reads for each value of nested %s [SUP-15]',
    (_what, parts) => {
      const entries = Array.from({ length: 300 }, () => ({ at: 0, event: { type: 'go' }, ...parts }));
      const { counted, looks } = countReads({ ...plain, entries });
      readTraceJson(counted);
      expect(looks() / sizeOf(entries)).toBeLessThan(6);
    },
  );

  it('the problem of an unreadable trace is cut to 300 characters, whatever field names it has', () => {
    const read = readTrace(JSON.stringify({ ...plain, ['x'.repeat(100_000)]: 1 }));
    expect(read.kind === 'unreadable' && read.problem.length).toBe(300);
  });
});

const nestedValue = (leaf: unknown, levels: number): unknown =>
  levels === 0 ? leaf : { a: nestedValue(leaf, levels - 1) };

const nestedParts = (besides: object, levels: number): object =>
  levels === 0 ? {} : { p: { value: 'open', context: {}, parts: nestedParts(besides, levels - 1), ...besides } };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const sizeOf = (value: unknown): number =>
  isObject(value) ? Object.values(value).reduce((sum: number, inner) => sum + sizeOf(inner), 1) : 1;

/** Wraps data in proxies that count reads. */
function countReads(value: unknown): { readonly counted: unknown; readonly looks: () => number } {
  let looks = 0;
  const handler: ProxyHandler<object> = {
    get: (...about) => {
      looks += 1;
      return Reflect.get(...about);
    },
    ownKeys: (of) => {
      looks += 1;
      return Reflect.ownKeys(of);
    },
  };
  const wrap = (inner: unknown): unknown => {
    if (!isObject(inner)) return inner;
    const copy = Array.isArray(inner)
      ? inner.map(wrap)
      : Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, wrap(one)]));
    return new Proxy(copy, handler);
  };
  return { counted: wrap(value), looks: () => looks };
}

function schemaKinds(schema: unknown, known = new Set<unknown>(), kinds = new Set<unknown>()): ReadonlySet<unknown> {
  if (!isObject(schema) || known.has(schema)) return kinds;
  known.add(schema);
  if (schema instanceof z.core.$ZodType) kinds.add(schema._zod.def.type);
  const inner = schema instanceof z.core.$ZodType ? schema._zod.def : schema;
  for (const one of Object.values(inner)) schemaKinds(one, known, kinds);
  return kinds;
}
