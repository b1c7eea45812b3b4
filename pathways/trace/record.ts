import type { InspectionEvent, Snapshot, StateValue } from 'xstate';
import { isWithinBounds, mostEntries } from './bounds.ts';
import { digestOf } from './digest.ts';
import type { Trace, TracedPage, TracedParts } from './format.ts';
import { isOfMachine, type Parts, partsOf, recordOf, redactedParts } from './parts.ts';
import { type Allowlist, createRedaction } from './redaction.ts';

/** A replay refuses another flow, version or structure. */
export interface Recorded {
  readonly flow: string;
  readonly version: number;
  readonly structure: string;
  readonly allowlist: Allowlist;
}

/** Holds references: contexts are never changed in place. */
interface Moment {
  readonly at: Date;
  /** Milliseconds since the recording began. Never decreases: setting the device's clock back adds 0. */
  readonly elapsed: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
  readonly context: unknown;
  parts: Parts;
}

/** Entries dropped at a time until the trace fits. */
const shorterBy = 25;

/**
 * Records a run's events (outcomes of ports included) and states in memory. Holds only the newest `mostEntries`. Data
 * leaves only through `take`, which redacts it.
 */
export class Recorder {
  readonly #recorded: Recorded;
  readonly #now: () => Date;
  readonly #page: (() => TracedPage) | null;
  /** The first one is the start of the trace. */
  #moments: Moment[] = [];
  #omitted = 0;
  /** As of the newest moment. */
  #stands: Snapshot<unknown> | null = null;
  #run: Pick<InspectionEvent['actorRef'], 'getSnapshot'> | null = null;

  /** `page` is null for a run without a page. */
  constructor(recorded: Recorded, now: () => Date, page: (() => TracedPage) | null = null) {
    this.#recorded = recorded;
    this.#now = now;
    this.#page = page;
  }

  /** For the `inspect` option of `createActor`. */
  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { event, snapshot } = inspected;
    if (inspected.actorRef.sessionId !== inspected.rootId) {
      this.#lookAtParts(snapshot);
      return;
    }
    // Stopping with the page is not a step of the run.
    if (!isOfMachine(snapshot) || event.type === 'xstate.stop') return;
    this.#stands = snapshot;
    this.#run = inspected.actorRef;
    const { value, context } = snapshot;
    const at = this.#now();
    const before = this.#moments.at(-1);
    const elapsed = before === undefined ? 0 : before.elapsed + Math.max(0, at.getTime() - before.at.getTime());
    this.#moments.push({ at, elapsed, event, value, context, parts: partsOf(snapshot) });
    if (this.#moments.length <= mostEntries + shorterBy) return;
    this.#moments = this.#moments.slice(shorterBy);
    this.#omitted += shorterBy;
  };

  /**
   * If the run's snapshot is newer than the newest moment, the change belongs to the moment that is about to be
   * recorded.
   */
  #lookAtParts({ status }: Snapshot<unknown>): void {
    const moment = this.#moments.at(-1);
    const stands = this.#run?.getSnapshot();
    if (moment === undefined || status !== 'active' || stands !== this.#stands || !isOfMachine(stands)) return;
    moment.parts = partsOf(stands);
  }

  /**
   * Redacted text of at most `mostChars` that `readTrace` accepts. Drops the oldest entries until it fits. Null if
   * nothing was recorded, or if even a trace without entries does not fit.
   */
  take(mostChars: number): { readonly trace: Trace; readonly text: string } | null {
    let skipped = Math.max(0, this.#moments.length - 1 - mostEntries);
    for (;;) {
      const trace = this.#traceFrom(skipped);
      if (trace === null) return null;
      const text = JSON.stringify(trace);
      if (text.length <= mostChars && isWithinBounds(text)) return { trace, text };
      if (trace.entries.length === 0) return null;
      skipped = Math.min(this.#moments.length - 1, skipped + shorterBy);
    }
  }

  #traceFrom(skipped: number): Trace | null {
    const [first, ...later] = this.#moments.slice(skipped);
    if (first === undefined) return null;
    const { allowlist, ...named } = this.#recorded;
    const redact = createRedaction(allowlist);
    const last = later.at(-1) ?? first;
    let told = '{}';
    const otherParts = (held: Parts): { readonly parts?: TracedParts } => {
      const parts = redactedParts(held, redact);
      const before = told;
      told = JSON.stringify(parts);
      return told === before ? {} : { parts };
    };
    return {
      format: 1,
      ...named,
      began: first.at.toISOString(),
      omitted: this.#omitted + skipped,
      ...(this.#page !== null && { page: this.#page() }),
      from: { value: first.value, context: recordOf(redact(first.context)), ...otherParts(first.parts) },
      entries: later.map(({ elapsed, event, value, parts }) => ({
        at: elapsed - first.elapsed,
        event: redactedEvent(event, redact),
        to: value,
        ...otherParts(parts),
      })),
      end: { value: last.value, context: digestOf(redact(last.context)) },
    };
  }
}

/** Keeps the type and the actor's id. */
function redactedEvent(event: Moment['event'], redact: (value: unknown) => unknown): { type: string } {
  const { type, ...payload } = event;
  const actor = 'actorId' in payload ? { actorId: payload.actorId } : {};
  return { ...recordOf(redact(withPlainError(payload))), ...actor, type };
}

/** The message of an Error is not enumerable, and a machine may save it. */
function withPlainError(payload: object): object {
  if (!('error' in payload) || !(payload.error instanceof Error)) return payload;
  return { ...payload, error: { ...payload.error, message: payload.error.message } };
}
