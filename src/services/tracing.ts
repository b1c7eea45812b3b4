import type { Recorder } from '#pathways/trace/record.ts';

/** A trace that support has, under its code. */
export interface StoredTrace {
  /** The trace as it was sent. */
  readonly text: string;
  readonly code: string;
  readonly kept_until: string;
}

/** A run as support can be told of it. */
export interface RecordedRun {
  readonly recorder: Recorder;
  /** The tab whose run it is, by its secret; null where it is the user's. */
  readonly tab: string | null;
}

/**
 * What can be told to support of this page: the record of its newest run, even when the run's view is gone, and what
 * was sent of it. It is held in memory for as long as the page lives, and for one person only.
 */
export interface Tracing {
  /** A run has begun: its record is the newest. */
  begin(run: RecordedRun): void;
  newest(): RecordedRun | null;
  stored(trace: StoredTrace): void;
  newestStored(): StoredTrace | null;
  /** Whoever is signed in leaves: nothing of theirs is offered to the next. */
  forget(): void;
  /** Calls `listener` when the newest record is another. Answers how to stop that. */
  subscribe(listener: () => void): () => void;
}

/** Makes the one `Tracing` of a page. */
export function createTracing(): Tracing {
  const listeners = new Set<() => void>();
  let run: RecordedRun | null = null;
  let stored: StoredTrace | null = null;
  const change = (newest: RecordedRun | null) => {
    run = newest;
    stored = null;
    for (const listener of listeners) listener();
  };
  return {
    begin: change,
    newest: () => run,
    stored: (trace) => {
      stored = trace;
    },
    newestStored: () => stored,
    forget: () => change(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
