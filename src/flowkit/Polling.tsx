import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pollingMachine } from '#machines/parts/polling.ts';
import { Notice } from '../ui/Notice.tsx';
import { Actions } from './Actions.tsx';
import { Busy } from './Busy.tsx';
import { useFaultNews } from './faultText.ts';

interface PollingProps {
  /** The part that a flow has invoked; a page that only shows a run has none. */
  readonly polling: ActorRefFrom<typeof pollingMachine> | undefined;
  /** What is said while it is asked for the first time. */
  readonly asking: ReactNode;
  /** What is said where that has failed: what must not be done before it is known. */
  readonly unknown: ReactNode;
  /** Where else the person can look. */
  readonly children: ReactNode;
}

/** Something is asked for until it is known: how that stands, and the way to ask at once. */
export function Polling({ polling, asking, unknown, children }: PollingProps) {
  const faultNews = useFaultNews();
  const fault = useSelector(polling, (snapshot) => snapshot?.context?.fault ?? null);
  const isPausing = useSelector(polling, (snapshot) => snapshot?.hasTag?.('pausing') === true);
  const waits = useSelector(polling, (snapshot) => snapshot?.context?.waits ?? 0);
  if (fault === null && waits === 0) return <Busy>{asking}</Busy>;
  return (
    <>
      {fault === null ? (
        <Busy>{asking}</Busy>
      ) : (
        <Notice tone="warn" live="alert" support title={faultNews(fault)}>
          {unknown}
        </Notice>
      )}
      <Actions>
        <Button aria-disabled={!isPausing} onClick={() => polling?.send({ type: 'poll.now' })}>
          {isPausing ? <Trans>Check again</Trans> : <Trans>Looking for it…</Trans>}
        </Button>
        {children}
      </Actions>
    </>
  );
}
