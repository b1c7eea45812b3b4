import type { InspectionEvent, Snapshot, StateValue } from 'xstate';
import { isWithinBounds, mostEntries } from './bounds.ts';
import { digestOf } from './digest.ts';
import type { Trace, TracedPage, TracedParts } from './format.ts';
import { isOfMachine, type Parts, partsOf, recordOf, redactedParts } from './parts.ts';
import { type Allowlist, createRedaction } from './redaction.ts';

/** The machine that is recorded, named so that a replay knows its own. */
export interface Recorded {
  readonly flow: string;
  readonly version: number;
  readonly structure: string;
  readonly allowlist: Allowlist;
}

/** Where a run stood after something had happened. Contexts are never changed in place, so that holding one is free. */
interface Moment {
  readonly at: Date;
  /** Milliseconds since the recording began. It never decreases: a device clock that is set back adds nothing. */
  readonly elapsed: number;
  readonly event: { readonly type: string };
  readonly value: StateValue;
  readonly context: unknown;
  /** How what it had invoked stood last. */
  parts: Parts;
}

/** By how many entries a trace is shortened at a time until it fits. */
const shorterBy = 25;

/**
 * Records a run in memory: each event that its machine received, outcomes of ports among them, and where it led, with
 * the machines that it had invoked there. Only the newest `mostEntries` are held. Nothing leaves except by `take`, which redacts it.
 */
export class Recorder {
  readonly #recorded: Recorded;
  readonly #now: () => Date;
  readonly #page: (() => TracedPage) | null;
  /** The first is where the trace begins. */
  #moments: Moment[] = [];
  #omitted = 0;
  /** Where the run stands by the newest moment. */
  #stands: Snapshot<unknown> | null = null;
  #run: Pick<InspectionEvent['actorRef'], 'getSnapshot'> | null = null;

  /** `page` tells how the page of the run is read; null where there is none. */
  constructor(recorded: Recorded, now: () => Date, page: (() => TracedPage) | null = null) {
    this.#recorded = recorded;
    this.#now = now;
    this.#page = page;
  }

  /** To be given to `createActor` as `inspect`. */
  readonly inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { event, snapshot } = inspected;
    if (inspected.actorRef.sessionId !== inspected.rootId) {
      this.#lookAtParts(snapshot);
      return;
    }
    // That the page is gone is no step: nothing of the run has changed.
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

  /** What a run has invoked goes on by itself. While the run is about to be told of anything, this is of the moment to come. */
  #lookAtParts({ status }: Snapshot<unknown>): void {
    const moment = this.#moments.at(-1);
    const stands = this.#run?.getSnapshot();
    if (moment === undefined || status !== 'active' || stands !== this.#stands || !isOfMachine(stands)) return;
    moment.parts = partsOf(stands);
  }

  /**
   * The trace as it stands, redacted, as text of at most `mostChars` that `readTrace` reads: shortened from its beginning where it has to be.
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

/** An event with its payload redacted. Which event it is, and whose outcome, stays. */
function redactedEvent(event: Moment['event'], redact: (value: unknown) => unknown): { type: string } {
  const { type, ...payload } = event;
  const actor = 'actorId' in payload ? { actorId: payload.actorId } : {};
  return { ...recordOf(redact(withPlainError(payload))), ...actor, type };
}

/** An error has fields that are not listed; its message is what a machine may keep of it. */
function withPlainError(payload: object): object {
  if (!('error' in payload) || !(payload.error instanceof Error)) return payload;
  return { ...payload, error: { ...payload.error, message: payload.error.message } };
}
