import type { Path } from './cover.ts';
import { valueWriterOf } from './exampleNames.ts';
import { fittedJson } from './fittedJson.ts';
import type { Model, Stimulus } from './model.ts';
import { digestOf } from './trace/digest.ts';
import { valueText } from './valueText.ts';
import { eventStimuli, type Step } from './walk.ts';

/** What a replayed step must produce. Saved in a file, it is the test oracle. */
export interface GoldenStep {
  /** The label of the stimulus; null for the start of a path. */
  readonly happens: string | null;
  readonly leadsTo: string;
  readonly tags: readonly string[];
  /** `<source> <event>[<index>] -> <targets>`, without the machine's name before each state. */
  readonly takes: readonly string[];
  /** By path: the value if it is short, otherwise the name of the example that contains it. */
  readonly changes: Readonly<Record<string, unknown>>;
  readonly asks: readonly PortRequest[];
  /** A name in the suite's `accepted`. */
  readonly accepts: string;
  /** Absent while the machine is active. */
  readonly ends?: RunEnd;
}

export interface RunEnd {
  readonly status: 'done' | 'error' | 'stopped';
  /** Written like the values of the context. */
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

/** From a walked step or from a running actor. */
export interface ObservedStep {
  readonly value: unknown;
  readonly context: unknown;
  readonly tags: ReadonlySet<string>;
  readonly status: 'active' | RunEnd['status'];
  readonly output: unknown;
  readonly taken: readonly string[];
  readonly requests: readonly PortRequest[];
  readonly accepted: readonly string[];
}

/** The caller adds `accepts`. */
export function goldenStepOf(
  model: Model,
  happens: string | null,
  before: unknown,
  seen: ObservedStep,
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

/** The event, which ends in `]`, may begin with the machine's name and stays. */
const withoutMachine = (transition: string, machine: string): string =>
  transition
    .split(' ')
    .map((word) => (word.startsWith(`${machine}.`) && !word.endsWith(']') ? word.slice(machine.length + 1) : word))
    .join(' ');

export function goldenSuiteOf(flow: string, model: Model, paths: readonly Path[]): GoldenSuite {
  const lists = new AcceptedLists();
  const stepOf = (stimulus: Stimulus | null, before: unknown, step: Step): GoldenStep => {
    const seen = observeStep(model, step);
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

/** Each list is named after its state, with a number if the state has several. */
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

export const observeStep = (model: Model, { configuration: { snapshot }, taken, requests }: Step): ObservedStep => ({
  value: snapshot.value,
  context: snapshot.context,
  tags: snapshot.tags,
  status: snapshot.status,
  output: snapshot.output,
  taken,
  requests,
  accepted: acceptedStimuliIn(model, snapshot),
});

export const acceptedStimuliIn = (model: Model, snapshot: Step['configuration']['snapshot']): readonly string[] =>
  snapshot.status === 'active'
    ? eventStimuli(model)
        .filter(({ event }) => snapshot.can(event))
        .map(({ label }) => label)
    : [];

/** Narrow enough to compare two suites side by side, wide enough that most steps take few lines. */
const width = 200;

/**
 * The suite as legible JSON. Omits what is empty in a step, and `accepts` where it equals the name of the state;
 * `readGoldenSuite` restores both.
 */
export function goldenSuiteText({ flow, paths, accepted }: GoldenSuite): string {
  const indented = (value: unknown, by: number) =>
    fittedJson(value, width - by - 1)
      .split('\n')
      .map((line) => ' '.repeat(by) + line)
      .join('\n');
  const pathTexts = paths.map(
    (steps) => `    [\n${steps.map((step) => indented(withoutEmptyFields(step), 6)).join(',\n')}\n    ]`,
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

const withoutEmptyFields = (step: GoldenStep) =>
  Object.fromEntries(
    Object.entries(step).filter(([name, value]) => !isEmpty(value) && !(name === 'accepts' && value === step.leadsTo)),
  );

type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By path. An object whose set of fields differs counts as changed as a whole. */
export const contextChanges = (before: unknown, after: unknown): readonly (readonly [string, unknown])[] =>
  changesOf('', before, after);

function changesOf(way: string, before: unknown, after: unknown): readonly (readonly [string, unknown])[] {
  if (digestOf(before) === digestOf(after)) return [];
  const isSameShape =
    isJsonObject(before) && isJsonObject(after) && Object.keys(before).join() === Object.keys(after).join();
  if (!isJsonObject(after) || (way !== '' && !isSameShape)) return [[way, after]];
  const from = isJsonObject(before) ? before : {};
  return Object.entries(after).flatMap(([key, value]) =>
    changesOf(way === '' ? key : `${way}.${key}`, from[key], value),
  );
}
