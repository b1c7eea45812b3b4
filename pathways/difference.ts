import type { GoldenStep, GoldenSuite, PortRequest } from './goldenSuite.ts';

export type ExpandedStep = Omit<GoldenStep, 'accepts'> & { readonly accepts: readonly string[] };

export const expandAccepts = ({ accepted }: GoldenSuite, step: GoldenStep): ExpandedStep => ({
  ...step,
  accepts: accepted[step.accepts] ?? [step.accepts],
});

/** The first difference and the number of further ones, in one line. */
export function differenceOf(golden: ExpandedStep, seen: ExpandedStep): string | null {
  const [first, ...more] = differences(golden, seen);
  return first === undefined || more.length === 0 ? (first ?? null) : `${first}; ${more.length} more`;
}

const differences = (was: ExpandedStep, is: ExpandedStep): readonly string[] => [
  ...(is.happens === was.happens ? [] : [`${text(is.happens)} happens, was ${text(was.happens)}`]),
  ...(is.leadsTo === was.leadsTo ? [] : [`leads to ${is.leadsTo}, was ${was.leadsTo}`]),
  ...differingFields(was.changes, is.changes).map(
    ([way, before, now]) => `context.${way} is ${change(now)}, was ${change(before)}`,
  ),
  ...differencesOfRequests(was.asks, is.asks),
  ...without(is.accepts, was.accepts).map((label) => `accepts ${label}, did not`),
  ...without(was.accepts, is.accepts).map((label) => `does not accept ${label}, did`),
  ...without(is.tags, was.tags).map((tag) => `has the tag ${tag}, had not`),
  ...without(was.tags, is.tags).map((tag) => `has not the tag ${tag}, had`),
  ...(text(is.ends) === text(was.ends) ? [] : [`${end(is.ends)}, ${end(was.ends)} before`]),
  ...(text(is.takes) === text(was.takes) ? [] : [`takes ${list(is.takes)}, was ${list(was.takes)}`]),
];

function differencesOfRequests(was: readonly PortRequest[], is: readonly PortRequest[]): readonly string[] {
  const last = Math.max(was.length, is.length);
  return Array.from({ length: last }, (_, index) => [was[index], is[index]] as const).flatMap(([before, now]) =>
    before === undefined || now === undefined || before.port !== now.port
      ? [`asks ${now?.port ?? 'nothing'}, was ${before?.port ?? 'nothing'}`]
      : differencesOfInput(now.port, '', before.input, now.input),
  );
}

/** Descends to the fields that differ: a whole input is too long to read. */
function differencesOfInput(port: string, way: string, was: unknown, is: unknown): readonly string[] {
  if (isJsonObject(was) && isJsonObject(is)) {
    return differingFields(was, is).flatMap(([name, before, now]) =>
      differencesOfInput(port, way === '' ? name : `${way}.${name}`, before, now),
    );
  }
  if (text(was) === text(is)) return [];
  return [`asks ${port} with ${way === '' ? 'input' : way} ${text(is)}, was ${text(was)}`];
}

type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that differ, as [name, before, now]; undefined for a missing field. */
function differingFields(was: JsonObject, is: JsonObject): readonly (readonly [string, unknown, unknown])[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => [name, was[name], is[name]] as const).filter(([, before, now]) => !isSame(before, now));
}

/** Compares as JSON, ignoring the order of fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (isJsonObject(one) && isJsonObject(other)) return differingFields(one, other).length === 0;
  if (!Array.isArray(one) || !Array.isArray(other)) return text(one) === text(other);
  return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
}

const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));
const change = (value: unknown): string => (value === undefined ? 'as before' : text(value));
const text = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
const end = (ends: GoldenStep['ends']): string =>
  ends === undefined ? 'is still active' : `is ${ends.status} with ${text(ends.output)}`;
const list = (all: readonly string[]): string => (all.length === 0 ? 'nothing' : all.join(', '));
