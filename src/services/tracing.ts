import type { MessageDescriptor } from '@lingui/core';
import type { Recorder } from '#pathways/trace/record.ts';

/** A trace that was sent to support, with its code. */
export interface StoredTrace {
  /** The trace as it was sent. */
  readonly text: string;
  readonly code: string;
  readonly kept_until: string;
}

/** What the dialog of support says about the record of a flow. */
export interface TraceMessages {
  /** The name of the flow. */
  readonly name: MessageDescriptor;
  /** Which choices of the user support can read. */
  readonly readable: MessageDescriptor;
  /** What support cannot read. */
  readonly redacted: MessageDescriptor;
}

/** The record of a run, which can be sent to support. */
export interface RecordedRun {
  readonly messages: TraceMessages;
  readonly recorder: Recorder;
  /** The secret of the tab that owns the run; null for a run of the user. */
  readonly tab: string | null;
}

/**
 * What can be told to support of this page: the record of its newest run, even when the run's view is gone, and what
 * was sent of it. It is held in memory for as long as the page lives, and for one person only.
 */
export interface Tracing {
  /** Takes the record of a run that has started, as the newest. */
  begin(run: RecordedRun): void;
  newest(): RecordedRun | null;
  stored(trace: StoredTrace): void;
  newestStored(): StoredTrace | null;
  /** Drops everything when the user leaves, so that the next user cannot send it. */
  forget(): void;
  /** Calls `listener` when the newest record changes. Returns a function that stops it. */
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
