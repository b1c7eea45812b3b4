import type { Path } from './cover.ts';
import { valueWriterOf } from './exampleNames.ts';
import { fittedJson } from './fittedJson.ts';
import type { Model, Stimulus } from './model.ts';
import { digestOf } from './trace/digest.ts';
import { valueText } from './valueText.ts';
import { personStimuli, type Step } from './walk.ts';

/** What a suite has to find after a step, in a form that can be read and compared: kept in a file, it is the oracle. */
export interface GoldenStep {
  /** What happens, as it is labelled; nothing where a path begins. */
  readonly happens: string | null;
  readonly leadsTo: string;
  /** The tags of the states that it leads to: what a page may read of them. */
  readonly tags: readonly string[];
  /** The transitions that it takes, `<source> <event>[<index>] -> <targets>`, without the name of the machine before each state. */
  readonly takes: readonly string[];
  /** What is new in the context, by the way to it: the value where it is short, else the name of the example that it comes from. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** What is asked of ports: the source, and the whole input. */
  readonly asks: readonly PortRequest[];
  /** The name of the list of events that are accepted now, in the suite's `accepted`. */
  readonly accepts: string;
  /** How the machine has ended; absent while it is active. */
  readonly ends?: End;
}

export interface End {
  readonly status: 'done' | 'error' | 'stopped';
  /** Its output, written as the values of the context are. */
  readonly output: unknown;
}

export interface PortRequest {
  readonly port: string;
  readonly input: unknown;
}

export interface GoldenSuite {
  readonly flow: string;
  readonly paths: readonly (readonly GoldenStep[])[];
  readonly accepted: Readonly<Record<string, readonly string[]>>;
}

/** What is seen of a machine after a step, whether it was walked or runs. */
export interface Seen {
  readonly value: unknown;
  readonly context: unknown;
  readonly tags: ReadonlySet<string>;
  readonly status: 'active' | End['status'];
  readonly output: unknown;
  readonly taken: readonly string[];
  readonly requests: readonly PortRequest[];
  readonly accepted: readonly string[];
}

/** Writes down what is seen after a step, beside the context that was there before; which events are accepted aside. */
export function goldenStepOf(
  model: Model,
  happens: string | null,
  before: unknown,
  seen: Seen,
): Omit<GoldenStep, 'accepts'> {
  const write = (value: unknown) => valueWriterOf(model)(value, happens);
  return {
    happens,
    leadsTo: valueText(seen.value),
    tags: [...seen.tags].sort(),
    takes: seen.taken.map((id) => withoutMachine(id, model.machine.id)),
    changes: Object.fromEntries(contextChanges(before, seen.context).map(([way, value]) => [way, write(value)])),
    asks: seen.requests.map(({ port, input }) => ({ port, input: write(input) })),
    ...(seen.status === 'active' ? {} : { ends: { status: seen.status, output: write(seen.output) } }),
  };
}

/** A transition in which the names of states do not begin with that of their machine; the event, which ends in `]`, may well begin with it. */
const withoutMachine = (transition: string, machine: string): string =>
  transition
    .split(' ')
    .map((word) => (word.startsWith(`${machine}.`) && !word.endsWith(']') ? word.slice(machine.length + 1) : word))
    .join(' ');

/** Writes the paths of a suite down as golden. */
export function goldenSuiteOf(flow: string, model: Model, paths: readonly Path[]): GoldenSuite {
  const lists = new AcceptedLists();
  const stepOf = (stimulus: Stimulus | null, before: unknown, step: Step): GoldenStep => {
    const seen = observedIn(model, step);
    const golden = goldenStepOf(model, stimulus?.label ?? null, before, seen);
    const { ends, ...others } = golden;
    const accepts = lists.nameOf(seen.accepted, golden.leadsTo);
    return { ...others, accepts, ...(ends && { ends }) };
  };
  const golden = paths.map(({ first, steps }) => [
    stepOf(null, {}, first),
    ...steps.map(({ stimulus, step }, index) =>
      stepOf(stimulus, (steps[index - 1]?.step ?? first).configuration.snapshot.context, step),
    ),
  ]);
  return { flow, paths: golden, accepted: lists.byName() };
}

/** The lists of events that the states accept. Each has the name of its state, and a number where the state has several. */
class AcceptedLists {
  readonly #lists = new Map<string, string[]>();
  readonly #named = new Map<string, readonly string[]>();

  nameOf(accepted: readonly string[], state: string): string {
    const text = JSON.stringify(accepted);
    const ofState = this.#lists.get(state) ?? [];
    this.#lists.set(state, ofState);
    if (!ofState.includes(text)) ofState.push(text);
    const number = ofState.indexOf(text) + 1;
    const name = number === 1 ? state : `${state}, ${number}`;
    this.#named.set(name, accepted);
    return name;
  }

  byName(): GoldenSuite['accepted'] {
    const collator = new Intl.Collator('en', { numeric: true });
    return Object.fromEntries([...this.#named].sort(([one], [other]) => collator.compare(one, other)));
  }
}

/** What is seen of a machine after a step that was walked. */
export const observedIn = (model: Model, { configuration: { snapshot }, taken, requests }: Step): Seen => ({
  value: snapshot.value,
  context: snapshot.context,
  tags: snapshot.tags,
  status: snapshot.status,
  output: snapshot.output,
  taken,
  requests,
  accepted: acceptedIn(model, snapshot),
});

/** The labels of the example events that a machine takes where it stands. */
export const acceptedIn = (model: Model, snapshot: Step['configuration']['snapshot']): readonly string[] =>
  snapshot.status === 'active'
    ? personStimuli(model)
        .filter(({ event }) => snapshot.can(event))
        .map(({ label }) => label)
    : [];

/** So wide a suite is written that two of them can be compared on a screen, and few steps take many lines. */
const width = 200;

/** The suite as JSON in lines that a person can read. What is empty in a step is left out, and `accepts` where it is the name of the state. */
export function goldenSuiteText({ flow, paths, accepted }: GoldenSuite): string {
  const indented = (value: unknown, by: number) =>
    fittedJson(value, width - by - 1)
      .split('\n')
      .map((line) => ' '.repeat(by) + line)
      .join('\n');
  const pathTexts = paths.map(
    (steps) => `    [\n${steps.map((step) => indented(briefly(step), 6)).join(',\n')}\n    ]`,
  );
  const lists = Object.entries(accepted).map(([name, labels]) =>
    indented({ [name]: labels }, 4)
      .replace(/^ {4}[{]/, '    ')
      .replace(/[}]$/, ''),
  );
  return [
    '{',
    `  "flow": ${JSON.stringify(flow)},`,
    `  "paths": [\n${pathTexts.join(',\n')}\n  ],`,
    `  "accepted": {\n${lists.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0);

/** A step without what is empty, and without the name of the accepted events where that is the name of its state. */
const briefly = (step: GoldenStep) =>
  Object.fromEntries(
    Object.entries(step).filter(([name, value]) => !isEmpty(value) && !(name === 'accepts' && value === step.leadsTo)),
  );

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is new in a context, by the way to it; where an object has other fields than before it is new as a whole. */
export const contextChanges = (before: unknown, after: unknown): readonly (readonly [string, unknown])[] =>
  changesOf('', before, after);

function changesOf(way: string, before: unknown, after: unknown): readonly (readonly [string, unknown])[] {
  if (digestOf(before) === digestOf(after)) return [];
  const isSameShape = isPlain(before) && isPlain(after) && Object.keys(before).join() === Object.keys(after).join();
  if (!isPlain(after) || (way !== '' && !isSameShape)) return [[way, after]];
  const from = isPlain(before) ? before : {};
  return Object.entries(after).flatMap(([key, value]) =>
    changesOf(way === '' ? key : `${way}.${key}`, from[key], value),
  );
}
