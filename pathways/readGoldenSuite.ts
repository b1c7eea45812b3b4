import { differenceOf, expandAccepts } from './difference.ts';
import type { GoldenStep, GoldenSuite, PortRequest, RunEnd } from './goldenSuite.ts';
import type { Model, Stimulus } from './model.ts';
import { eventStimuli } from './walk.ts';

export type ReadGoldenSuite =
  | { readonly kind: 'read'; readonly suite: GoldenSuite }
  | { readonly kind: 'unreadable'; readonly problem: string };

type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isPortRequest = (value: unknown): value is PortRequest => isJsonObject(value) && typeof value.port === 'string';

const isEnd = (value: unknown): value is RunEnd =>
  isJsonObject(value) && (value.status === 'done' || value.status === 'error' || value.status === 'stopped');

/** Restores what `goldenSuiteText` omits. */
function withOmittedFields(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  const {
    happens = null,
    leadsTo,
    tags = [],
    takes = [],
    changes = {},
    asks = [],
    accepts = leadsTo,
    ...others
  } = value;
  return { happens, leadsTo, tags, takes, changes, asks, accepts, ...others };
}

const isStep = (value: unknown): value is GoldenStep =>
  isJsonObject(value) &&
  (value.happens === null || typeof value.happens === 'string') &&
  typeof value.leadsTo === 'string' &&
  typeof value.accepts === 'string' &&
  isTexts(value.tags) &&
  isTexts(value.takes) &&
  isJsonObject(value.changes) &&
  Array.isArray(value.asks) &&
  value.asks.every(isPortRequest) &&
  (value.ends === undefined || isEnd(value.ends));

export function readGoldenSuite(text: string): ReadGoldenSuite {
  const parsed = parse(text);
  if (!isJsonObject(parsed)) return unreadable('it is not a JSON object');
  const { flow, paths, accepted } = parsed;
  if (typeof flow !== 'string') return unreadable('it does not name its flow');
  if (!Array.isArray(paths) || paths.length === 0) return unreadable('it has no paths');
  if (!isAccepted(accepted)) return unreadable('it does not say which events its steps accept');
  const known: (readonly GoldenStep[])[] = [];
  for (const [index, steps] of paths.entries()) {
    const read = Array.isArray(steps) ? steps.map(withOmittedFields) : [null];
    const wrong = read.findIndex((step) => !isStep(step));
    if (wrong !== -1) return unreadable(`step ${wrong} of path ${index + 1} is not a step`);
    known.push(read.filter(isStep));
  }
  return { kind: 'read', suite: { flow, paths: known, accepted } };
}

/** How a saved suite differs from the current one; null if it does not. */
export function staleness(kept: GoldenSuite, now: GoldenSuite): string | null {
  const changed = (was: GoldenStep, is: GoldenStep) =>
    differenceOf(expandAccepts(kept, was), expandAccepts(now, is)) ?? 'written in another way';
  if (kept.flow !== now.flow) return `it is of the flow ${kept.flow}`;
  if (kept.paths.length !== now.paths.length) return `it has ${kept.paths.length} paths, not ${now.paths.length}`;
  for (const [index, steps] of kept.paths.entries()) {
    const fresh = now.paths[index] ?? [];
    const at = steps.findIndex((step, number) => JSON.stringify(step) !== JSON.stringify(fresh[number]));
    const [was, is] = [steps[at], fresh[at]];
    if (was !== undefined) return `${stepName(index, at, was)}: ${is === undefined ? 'left out' : changed(was, is)}`;
    if (fresh.length > steps.length) return `path ${index + 1} ends after step ${steps.length - 1}, and now goes on`;
  }
  return JSON.stringify(kept.accepted) === JSON.stringify(now.accepted) ? null : 'other events are accepted';
}

export const stepName = (path: number, step: number, golden: GoldenStep | undefined): string =>
  `path ${path + 1} step ${step} (${golden?.happens ?? 'its beginning'})`;

const isAccepted = (value: unknown): value is GoldenSuite['accepted'] =>
  isJsonObject(value) && Object.values(value).every(isTexts);

const unreadable = (problem: string): ReadGoldenSuite => ({ kind: 'unreadable', problem });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws if no event or outcome of the examples has this label. */
export function stimulusNamed(model: Model, label: string): Stimulus {
  const event = eventStimuli(model).find((stimulus) => stimulus.label === label);
  if (event !== undefined) return event;
  for (const [source, outcomes] of Object.entries(model.outcomes)) {
    const outcome = outcomes.find(({ name }) => `${source}: ${name}` === label);
    if (outcome !== undefined) {
      return { kind: 'outcome', label, invoke: source, source, outcome, event: { type: label } };
    }
  }
  throw new Error(`The golden suite says “${label}”, of which there is no example (any more)`);
}
