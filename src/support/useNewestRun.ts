import { useSyncExternalStore } from 'react';
import { useServices } from '../services/services.ts';
import type { RecordedRun } from '../services/tracing.ts';

/** Null until a flow has run on this page. */
export function useNewestRun(): RecordedRun | null {
  const { tracing } = useServices();
  return useSyncExternalStore(tracing.subscribe, tracing.newest);
}
