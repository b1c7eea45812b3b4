import type { StateValue } from 'xstate';
import { z } from 'zod/mini';
import { mostEntries } from './bounds.ts';

const stateValue: z.ZodMiniType<StateValue> = z.lazy(() => z.union([z.string(), z.record(z.string(), stateValue)]));
const plainObject = z.record(z.string(), z.unknown());

/** A machine that a run has invoked, as it stood last before anything else happened to the run; with those that it has invoked itself. */
export interface TracedPart {
  readonly value: StateValue;
  readonly context: Readonly<Record<string, unknown>>;
  readonly parts?: TracedParts | undefined;
}
/** By the names under which they are invoked. */
export type TracedParts = Readonly<Record<string, TracedPart>>;

const tracedParts: z.ZodMiniType<TracedParts> = z.lazy(() =>
  z.record(z.string(), z.strictObject({ value: stateValue, context: plainObject, parts: z.optional(tracedParts) })),
);

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

/** Deeper than anything that a run holds: whoever walks a trace goes as deep as it is. */
const deepest = 100;
/** What is wrong with a trace is told in no more signs: names in it can be as long as it is. */
const longestProblem = 300;

/** Reads a trace from its text. Anything that is not one is told in a sentence. */
export function readTrace(text: string): TraceRead {
  const json = jsonOf(text);
  if (json === undefined) return { kind: 'unreadable', problem: 'it is not JSON' };
  if (isDeeper(json, deepest)) return { kind: 'unreadable', problem: 'it is nested too deeply' };
  const parsed = trace.safeParse(json, { error: z.locales.en().localeError });
  if (parsed.success) return { kind: 'read', trace: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
  const problem = `${where}${issue?.message ?? 'not a trace'}`;
  return { kind: 'unreadable', problem: problem.slice(0, longestProblem) };
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
