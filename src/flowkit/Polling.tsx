import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { pollingMachine } from '#machines/parts/polling.ts';
import { Notice } from '../ui/Notice.tsx';
import { Actions } from './Actions.tsx';
import { BusyIndicator } from './BusyIndicator.tsx';
import { useShortFaultText } from './faultText.ts';

interface PollingProps {
  /** Undefined on a page that only shows a recorded run. */
  readonly polling: ActorRefFrom<typeof pollingMachine> | undefined;
  /** Shown unless the last poll has failed. */
  readonly asking: ReactNode;
  /** Shown after a failed poll, until one succeeds: says what must not be done while the outcome is unknown. */
  readonly unknown: ReactNode;
  readonly children: ReactNode;
}

export function Polling({ polling, asking, unknown, children }: PollingProps) {
  const faultNews = useShortFaultText();
  const fault = useSelector(polling, (snapshot) => snapshot?.context?.fault ?? null);
  const isPausing = useSelector(polling, (snapshot) => snapshot?.hasTag?.('pausing') === true);
  const waits = useSelector(polling, (snapshot) => snapshot?.context?.waits ?? 0);
  if (fault === null && waits === 0) return <BusyIndicator>{asking}</BusyIndicator>;
  return (
    <>
      {fault === null ? (
        <BusyIndicator>{asking}</BusyIndicator>
      ) : (
        <Notice tone="warn" live="alert" support title={faultNews(fault)}>
          {unknown}
        </Notice>
      )}
      <Actions>
        <Button aria-disabled={!isPausing} onClick={() => polling?.send({ type: 'poll.now' })}>
          {isPausing ? <Trans>Check again</Trans> : <Trans>Checking…</Trans>}
        </Button>
        {children}
      </Actions>
    </>
  );
}
