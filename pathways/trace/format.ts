import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { isWithinBounds, mostEntries } from './bounds.ts';

const plainObject = z.record(z.string(), z.unknown());

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Like `isTracedParts` by hand, as what it is made of says what it is: a union of schemas tries all of them at each level. */
const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isFields(value) && Object.values(value).every(isStateValue));
const stateValue = z.custom<StateValue>(isStateValue, 'not a state');

/** A machine that a run has invoked, as it stood last before anything else happened to the run; with those that it has invoked itself. */
export interface TracedPart {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly parts?: TracedParts | undefined;
}
/** By the names under which they are invoked. */
export type TracedParts = Readonly<Record<string, TracedPart>>;

const partFields: ReadonlySet<string> = new Set(['value', 'context', 'parts'] satisfies readonly (keyof TracedPart)[]);

const isTracedPart = (part: unknown): part is TracedPart =>
  isFields(part) &&
  Object.keys(part).every((name) => partFields.has(name)) &&
  isStateValue(part.value) &&
  isFields(part.context) &&
  (part.parts === undefined || isTracedParts(part.parts));
const isTracedParts = (value: unknown): value is TracedParts =>
  isFields(value) && Object.values(value).every(isTracedPart);
const tracedParts = z.custom<TracedParts>(isTracedParts, 'not parts of a run');

/** One thing that happened in a run: an event as the machine received it, and the states that followed. */
export const traceEntry = z.strictObject({
  /** Milliseconds since the trace began. */
  at: z.int().check(z.minimum(0)),
  event: z.looseObject({ type: z.string().check(z.minLength(1), z.maxLength(200)) }),
  to: stateValue,
  /** The machines that it had invoked there: told as they were seen, not walked again. Absent where they were as before. */
  parts: z.optional(tracedParts),
});
export type TraceEntry = Readonly<z.infer<typeof traceEntry>>;

/** The language (BCP 47) and the time zone (IANA) in which a person reads a page. */
const tracedPage = z.strictObject({
  language: z.string().check(z.minLength(1), z.maxLength(35)),
  time_zone: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type TracedPage = Readonly<z.infer<typeof tracedPage>>;

/** A recorded run of a machine, redacted: enough to walk it again by pure transitions. */
export const trace = z
  .strictObject({
    format: z.literal(1),
    flow: z.string().check(z.minLength(1), z.maxLength(64)),
    version: z.int().check(z.minimum(0)),
    /** Hash of the machine's states, events and targets. */
    structure: z.string().check(z.minLength(1), z.maxLength(64)),
    /** When the trace begins: ISO 8601. */
    began: z.iso.datetime({ offset: true }),
    /** How many things happened before `from` that are no longer told one by one. */
    omitted: z.int().check(z.minimum(0)),
    /** How the page was read when the trace was taken; unknown where the run had no page. */
    page: z.optional(tracedPage),
    from: z.strictObject({ value: stateValue, context: plainObject, parts: z.optional(tracedParts) }),
    entries: z.array(traceEntry).check(z.maxLength(mostEntries)),
    /** Where the run stood: its states, and a digest of its redacted context by which a replay is compared. */
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

/** What is wrong with a trace is told in no more signs: names in it can be as long as it is. */
const longestProblem = 300;

/** Reads a trace from its text. Anything that is not one is told in a sentence. */
export function readTrace(text: string): TraceRead {
  if (!isWithinBounds(text)) return { kind: 'unreadable', problem: 'it is nested too deeply or holds too much' };
  const json = jsonOf(text);
  return json === undefined ? { kind: 'unreadable', problem: 'it is not JSON' } : traceIn(json);
}

/** A trace in what was parsed, which is within the bounds of a trace. */
export function traceIn(json: unknown): TraceRead {
  const parsed = trace.safeParse(json, { error: z.locales.en().localeError });
  if (parsed.success) return { kind: 'read', trace: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  const problem = `${where}${issue?.message ?? 'not a trace'}`;
  return { kind: 'unreadable', problem: problem.slice(0, longestProblem) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
