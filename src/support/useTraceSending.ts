import { useEffect, useRef, useState } from 'react';
import { flowTraceStore, maxTraceLength } from '#contract/calls/trace.ts';
import type { Trace } from '#pathways/trace/format.ts';
import type { CallFault, CallRefusal, Result } from '../api/result.ts';
import { useServices } from '../services/services.ts';
import type { RecordedRun, StoredTrace } from '../services/tracing.ts';

export type TraceSendingState =
  | { readonly step: 'asking' }
  | { readonly step: 'sending' }
  | { readonly step: 'failed'; readonly cause: CallFault | CallRefusal | null }
  /** `before`: the code was issued earlier, and nothing has happened since. */
  | { readonly step: 'stored'; readonly stored: StoredTrace; readonly before: boolean };

interface TraceSending {
  /** As of the opening of the dialog; null if there is nothing to send. */
  readonly trace: Trace | null;
  readonly sending: TraceSendingState;
  readonly send: () => void;
  /** Aborts the request. */
  readonly stop: () => void;
}

/** Sends the trace on request. One that support has already is not sent again while its code is valid. */
export function useTraceSending({ recorder, tab }: RecordedRun): TraceSending {
  const { api, tracing, now } = useServices();
  const [taken] = useState(() => recorder.take(maxTraceLength));
  const [sending, setSending] = useState<TraceSendingState>(() => {
    const stored = tracing.newestStored();
    const holds = stored !== null && stored.text === taken?.text && Date.parse(stored.kept_until) > now().getTime();
    return holds ? { step: 'stored', stored, before: true } : { step: 'asking' };
  });
  const request = useRef<AbortController | null>(null);
  const stop = () => request.current?.abort();
  useEffect(() => () => request.current?.abort(), []);

  const send = async () => {
    if (taken === null) return setSending({ step: 'failed', cause: null });
    const { text } = taken;
    const controller = new AbortController();
    request.current = controller;
    setSending({ step: 'sending' });
    const result = await api.call(flowTraceStore, { body: { trace: text }, tab, signal: controller.signal });
    if (controller.signal.aborted) return setSending({ step: 'asking' });
    if (result.kind === 'ok') {
      const stored = { text, ...result.data };
      tracing.stored(stored);
      return setSending({ step: 'stored', stored, before: false });
    }
    return setSending(stateAfterFailure(result));
  };
  return { trace: taken?.trace ?? null, sending, send: () => void send(), stop };
}

function stateAfterFailure(result: Exclude<Result<unknown>, { kind: 'ok' }>): TraceSendingState {
  switch (result.kind) {
    case 'refused':
    case 'fault':
      return { step: 'failed', cause: result };
    case 'notice':
      return { step: 'failed', cause: null };
    case 'signedOut':
      // The browser is leaving for the sign-in page.
      return { step: 'sending' };
  }
}
