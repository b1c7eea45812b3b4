import { useSyncExternalStore } from 'react';
import type { Recorder } from '#pathways/trace/record.ts';
import { useServices } from '../services.ts';

/** The record of the newest run on this page; null before there is one. */
export function useNewestRun(): Recorder | null {
  const { tracing } = useServices();
  return useSyncExternalStore(tracing.subscribe, tracing.newest);
}
