import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { isWithinBounds, maxEntries } from './bounds.ts';

const plainObject = z.record(z.string(), z.unknown());

const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Written by hand, like `isTracedChildren`: a union of zod schemas would try all of them at each level. */
const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isJsonObject(value) && Object.values(value).every(isStateValue));
const stateValue = z.custom<StateValue>(isStateValue, 'not a state');

/** The state before the next entry. */
export interface TracedChild {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly parts?: TracedChildren | undefined;
}
/** By the ids under which they are invoked. */
export type TracedChildren = Readonly<Record<string, TracedChild>>;

const childFields: ReadonlySet<string> = new Set([
  'value',
  'context',
  'parts',
] satisfies readonly (keyof TracedChild)[]);

const isTracedChild = (part: unknown): part is TracedChild =>
  isJsonObject(part) &&
  Object.keys(part).every((name) => childFields.has(name)) &&
  isStateValue(part.value) &&
  isJsonObject(part.context) &&
  (part.parts === undefined || isTracedChildren(part.parts));
const isTracedChildren = (value: unknown): value is TracedChildren =>
  isJsonObject(value) && Object.values(value).every(isTracedChild);
const tracedChildren = z.custom<TracedChildren>(isTracedChildren, 'not parts of a run');

export const traceEntry = z.strictObject({
  /** Milliseconds since the trace began. */
  at: z.int().check(z.minimum(0)),
  event: z.looseObject({ type: z.string().check(z.minLength(1), z.maxLength(200)) }),
  to: stateValue,
  /** Recorded as observed; a replay does not run them. Absent if unchanged. */
  parts: z.optional(tracedChildren),
});
export type TraceEntry = Readonly<z.infer<typeof traceEntry>>;

/** BCP 47 and IANA. */
const tracedPage = z.strictObject({
  language: z.string().check(z.minLength(1), z.maxLength(35)),
  time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type TracedPage = Readonly<z.infer<typeof tracedPage>>;

/** Redacted; enough to replay a run by pure transitions. */
export const trace = z
  .strictObject({
    format: z.literal(1),
    flow: z.string().check(z.minLength(1), z.maxLength(64)),
    version: z.int().check(z.minimum(0)),
    /** Hash of the machine's states, events and targets. */
    structure: z.string().check(z.minLength(1), z.maxLength(64)),
    /** ISO 8601. */
    began: z.iso.datetime({ offset: true }),
    /** Number of dropped entries before `from`. */
    omitted: z.int().check(z.minimum(0)),
    /** As of the moment when the trace was taken; absent if the run had no page. */
    page: z.optional(tracedPage),
    from: z.strictObject({ value: stateValue, context: plainObject, parts: z.optional(tracedChildren) }),
    entries: z.array(traceEntry).check(z.maxLength(maxEntries)),
    /** `context` is a digest of the redacted context, to compare a replay by. */
    end: z.strictObject({ value: stateValue, context: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  })
  .check(
    z.refine(({ entries }) => entries.every(({ at }, index) => at >= (entries[index - 1]?.at ?? 0)), {
      error: 'the entries are not in the order of time',
      path: ['entries'],
    }),
  );
export type Trace = Readonly<z.infer<typeof trace>>;

export type TraceRead =
  | { readonly kind: 'read'; readonly trace: Trace }
  | { readonly kind: 'unreadable'; readonly problem: string };

/** In characters: names inside an untrusted trace can be as long as the trace itself. */
const maxProblemLength = 300;

export function readTrace(text: string): TraceRead {
  if (!isWithinBounds(text)) return { kind: 'unreadable', problem: 'it is nested too deeply or holds too much' };
  const json = parseJson(text);
  return json === undefined ? { kind: 'unreadable', problem: 'it is not JSON' } : readTraceJson(json);
}

/** Expects a value that `isWithinBounds`. */
export function readTraceJson(json: unknown): TraceRead {
  const parsed = trace.safeParse(json, { error: z.locales.en().localeError });
  if (parsed.success) return { kind: 'read', trace: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  const problem = `${where}${issue?.message ?? 'not a trace'}`;
  return { kind: 'unreadable', problem: problem.slice(0, maxProblemLength) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
