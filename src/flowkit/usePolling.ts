import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Fault } from '#machines/kit/fault.ts';
import type { pollingMachine } from '#machines/parts/polling.ts';

/** How polling stands: asking, or waiting to ask again after a fault; and the way to ask at once. */
interface PollingView {
  readonly isAsking: boolean;
  /** What went wrong last; null while nothing has. */
  readonly fault: Fault | null;
  readonly askNow: () => void;
}

/** How a part that a flow invokes for polling stands. A page that only shows a run has none: it is asking there. */
export function usePolling(polling: ActorRefFrom<typeof pollingMachine> | undefined): PollingView {
  const isAsking = useSelector(polling, (snapshot) => snapshot?.hasTag?.('fault') !== true);
  const fault = useSelector(polling, (snapshot) => snapshot?.context?.fault ?? null);
  return { isAsking, fault, askNow: () => polling?.send({ type: 'poll.now' }) };
}
