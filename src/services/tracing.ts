import type { MessageDescriptor } from '@lingui/core';
import type { Recorder } from '#pathways/trace/record.ts';

/** A trace that was sent to support, under its code. */
export interface StoredTrace {
  readonly text: string;
  readonly code: string;
  readonly kept_until: string;
}

/** Of the support dialog. */
export interface TraceMessages {
  readonly name: MessageDescriptor;
  /** Which choices of the user support can read. */
  readonly readable: MessageDescriptor;
  readonly redacted: MessageDescriptor;
}

export interface RecordedRun {
  readonly messages: TraceMessages;
  readonly recorder: Recorder;
  /** Secret of the tab that owns the run; null for a run of the user. */
  readonly tab: string | null;
}

/**
 * The record of the page's newest run, even after its view is gone, and what was sent of it. In memory only, and for
 * one user only.
 */
export interface Tracing {
  begin(run: RecordedRun): void;
  newest(): RecordedRun | null;
  stored(trace: StoredTrace): void;
  newestStored(): StoredTrace | null;
  /** Drops everything when the user leaves, so that the next user cannot send it. */
  forget(): void;
  /** Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

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
