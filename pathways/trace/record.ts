import type { InspectionEvent, Snapshot, StateValue } from 'xstate';
import { isWithinBounds, maxEntries } from './bounds.ts';
import { type ChildStates, childStatesOf, isMachineSnapshot, redactedChildren, toRecord } from './children.ts';
import { digestOf } from './digest.ts';
import type { Trace, TracedChildren, TracedPage } from './format.ts';
import { type Allowlist, createRedaction } from './redaction.ts';

/** A replay refuses another flow, version or structure. */
export interface RecordedFlow {
  readonly flow: string;
  readonly version: number;
  readonly structure: string;
  readonly allowlist: Allowlist;
}

/** Holds references: contexts are never changed in place. */
interface RecordedMoment {
  readonly at: Date;
  /** Milliseconds since the recording began. Never decreases: setting the device's clock back adds 0. */
  readonly elapsed: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
  readonly context: unknown;
  parts: ChildStates;
}

/** Entries dropped at a time until the trace fits. */
const entriesDroppedAtOnce = 25;

/**
 * Records a run's events (outcomes of ports included) and states in memory. Holds only the newest `maxEntries`. Data
 * leaves only through `take`, which redacts it.
 */
export class Recorder {
  readonly #recorded: RecordedFlow;
  readonly #now: () => Date;
  readonly #page: (() => TracedPage) | null;
  /** The first one is the start of the trace. */
  #moments: RecordedMoment[] = [];
  #omitted = 0;
  /** As of the newest moment. */
  #stands: Snapshot<unknown> | null = null;
  #run: Pick<InspectionEvent['actorRef'], 'getSnapshot'> | null = null;

  /** `page` is null for a run without a page. */
  constructor(recorded: RecordedFlow, now: () => Date, page: (() => TracedPage) | null = null) {
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
    if (!isMachineSnapshot(snapshot) || event.type === 'xstate.stop') return;
    this.#stands = snapshot;
    this.#run = inspected.actorRef;
    const { value, context } = snapshot;
    const at = this.#now();
    const before = this.#moments.at(-1);
    const elapsed = before === undefined ? 0 : before.elapsed + Math.max(0, at.getTime() - before.at.getTime());
    this.#moments.push({ at, elapsed, event, value, context, parts: childStatesOf(snapshot) });
    if (this.#moments.length <= maxEntries + entriesDroppedAtOnce) return;
    this.#moments = this.#moments.slice(entriesDroppedAtOnce);
    this.#omitted += entriesDroppedAtOnce;
  };

  /**
   * If the run's snapshot is newer than the newest moment, the change belongs to the moment that is about to be
   * recorded.
   */
  #lookAtParts({ status }: Snapshot<unknown>): void {
    const moment = this.#moments.at(-1);
    const stands = this.#run?.getSnapshot();
    if (moment === undefined || status !== 'active' || stands !== this.#stands || !isMachineSnapshot(stands)) return;
    moment.parts = childStatesOf(stands);
  }

  /**
   * Redacted text of at most `mostChars` that `readTrace` accepts. Drops the oldest entries until it fits. Null if
   * nothing was recorded, or if even a trace without entries does not fit.
   */
  take(mostChars: number): { readonly trace: Trace; readonly text: string } | null {
    let skipped = Math.max(0, this.#moments.length - 1 - maxEntries);
    for (;;) {
      const trace = this.#traceFrom(skipped);
      if (trace === null) return null;
      const text = JSON.stringify(trace);
      if (text.length <= mostChars && isWithinBounds(text)) return { trace, text };
      if (trace.entries.length === 0) return null;
      skipped = Math.min(this.#moments.length - 1, skipped + entriesDroppedAtOnce);
    }
  }

  #traceFrom(skipped: number): Trace | null {
    const [first, ...later] = this.#moments.slice(skipped);
    if (first === undefined) return null;
    const { allowlist, ...named } = this.#recorded;
    const redact = createRedaction(allowlist);
    const last = later.at(-1) ?? first;
    let told = '{}';
    const otherParts = (held: ChildStates): { readonly parts?: TracedChildren } => {
      const parts = redactedChildren(held, redact);
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
      from: { value: first.value, context: toRecord(redact(first.context)), ...otherParts(first.parts) },
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
function redactedEvent(event: RecordedMoment['event'], redact: (value: unknown) => unknown): { type: string } {
  const { type, ...payload } = event;
  const actor = 'actorId' in payload ? { actorId: payload.actorId } : {};
  return { ...toRecord(redact(withPlainError(payload))), ...actor, type };
}

/** The message of an Error is not enumerable, and a machine may save it. */
function withPlainError(payload: object): object {
  if (!('error' in payload) || !(payload.error instanceof Error)) return payload;
  return { ...payload, error: { ...payload.error, message: payload.error.message } };
}
