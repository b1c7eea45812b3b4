import type { Path } from './cover.ts';
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
  readonly takes: readonly string[];
  /** What is new in the context, by the way to it: the value where it is short, else a digest of it. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** What is asked of ports: the source, and the whole input. */
  readonly asks: readonly PortRequest[];
  /** A digest of the events that are accepted now: the suite's `accepted` says which those are. */
  readonly accepts: string;
  /** How the machine has ended; absent while it is active. */
  readonly ends?: End;
}

export interface End {
  readonly status: 'done' | 'error' | 'stopped';
  /** Its output: the value where it is short, else a digest of it. */
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

/** How long the text of a value may be that stands in the suite as it is. */
const longest = 60;

/** Writes down what is seen after a step, beside the context that was there before. */
export const goldenStepOf = (happens: string | null, before: unknown, seen: Seen): GoldenStep => ({
  happens,
  leadsTo: valueText(seen.value),
  tags: [...seen.tags].sort(),
  takes: seen.taken,
  changes: Object.fromEntries(contextChanges(before, seen.context).map(([way, value]) => [way, shortOf(value)])),
  asks: seen.requests,
  accepts: digestOf(seen.accepted),
  ...(seen.status === 'active' ? {} : { ends: { status: seen.status, output: shortOf(seen.output) } }),
});

/** Writes the paths of a suite down as golden. */
export function goldenSuiteOf(flow: string, model: Model, paths: readonly Path[]): GoldenSuite {
  const accepted = new Map<string, readonly string[]>();
  const stepOf = (stimulus: Stimulus | null, before: unknown, step: Step): GoldenStep => {
    const seen = seenIn(model, step);
    accepted.set(digestOf(seen.accepted), seen.accepted);
    return goldenStepOf(stimulus?.label ?? null, before, seen);
  };
  const golden = paths.map(({ first, steps }) => [
    stepOf(null, {}, first),
    ...steps.map(({ stimulus, step }, index) =>
      stepOf(stimulus, (steps[index - 1]?.step ?? first).configuration.snapshot.context, step),
    ),
  ]);
  return { flow, paths: golden, accepted: Object.fromEntries([...accepted].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** What is seen of a machine after a step that was walked. */
export const seenIn = (model: Model, { configuration: { snapshot }, taken, requests }: Step): Seen => ({
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

/** The suite as JSON with a line for each step, so that a difference is seen where it is. */
export function goldenSuiteText({ flow, paths, accepted }: GoldenSuite): string {
  const line = (value: unknown) => JSON.stringify(value);
  const pathTexts = paths.map((steps) => `    [\n${steps.map((step) => `      ${line(step)}`).join(',\n')}\n    ]`);
  const acceptedTexts = Object.entries(accepted).map(([digest, labels]) => `    ${line(digest)}: ${line(labels)}`);
  return [
    '{',
    `  "flow": ${line(flow)},`,
    `  "paths": [\n${pathTexts.join(',\n')}\n  ],`,
    `  "accepted": {\n${acceptedTexts.join(',\n')}\n  }`,
    '}',
    '',
  ].join('\n');
}

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

const shortOf = (value: unknown): unknown => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length <= longest ? (value ?? null) : `#${digestOf(value)}`;
};
