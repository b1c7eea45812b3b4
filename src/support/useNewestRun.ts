import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.ts';
import type { RecordedRun } from '../services/tracing.ts';

/** The record of the newest run on this page; null before there is one. */
export function useNewestRun(): RecordedRun | null {
  const { tracing } = useServices();
  return useSyncExternalStore(tracing.subscribe, tracing.newest);
}
