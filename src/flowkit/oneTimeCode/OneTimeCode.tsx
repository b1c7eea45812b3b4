import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import type { OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { useFocusFallback } from '../../ui/useFocusFallback.ts';
import { Actions } from '../Actions.tsx';
import { BusyIndicator } from '../BusyIndicator.tsx';
import { Polling } from '../Polling.tsx';
import { AskForCode } from './AskForCode.tsx';
import { type OneTimeCodeActor, type SubmitCodeRef, useCodeSnapshot } from './codeActor.ts';
import { EnterCode } from './EnterCode.tsx';
import type { CodeSnapshot } from './refusalPlaces.ts';

export interface OneTimeCodeProps {
  readonly part: OneTimeCodeActor;
  /** Makes an idempotency key for one intent: this code to this number. */
  readonly newKey: () => string;
  readonly now: () => Date;
  /** Lets the form around it submit the typed code. */
  readonly entry?: SubmitCodeRef;
}

export function OneTimeCode({ part, newKey, now, entry }: OneTimeCodeProps) {
  const { t } = useLingui();
  const snapshot = useCodeSnapshot(part);
  const kept = useFocusFallback<HTMLDivElement>(JSON.stringify(snapshot?.value ?? null));
  if (part === undefined || snapshot === null) return null;
  return (
    <div role="group" aria-label={t`SMS verification`} {...kept}>
      <CodeStep snapshot={snapshot} send={part.send} newKey={newKey} now={now} {...(entry && { entry })} />
    </div>
  );
}

interface CodeStepProps extends Omit<OneTimeCodeProps, 'part'> {
  readonly snapshot: CodeSnapshot;
  readonly send: (event: OneTimeCodeEvent) => void;
}

function CodeStep({ snapshot, send, newKey, now, entry }: CodeStepProps) {
  if (snapshot.matches('asking')) return <AskForCode snapshot={snapshot} send={send} newKey={newKey} />;
  if (snapshot.matches('entering')) {
    return <EnterCode snapshot={snapshot} send={send} newKey={newKey} now={now} entry={entry} />;
  }
  if (snapshot.matches('sending')) {
    return (
      <BusyIndicator>
        <Trans>Sending code…</Trans>
      </BusyIndicator>
    );
  }
  if (!snapshot.matches('checkingOutcome')) return null;
  return (
    <Stack>
      <Polling
        polling={snapshot.children.checkOutcome}
        asking={<Trans>We’re still checking whether the code was sent.</Trans>}
        unknown={<Trans>We’ll keep checking. Only one code will be sent.</Trans>}
      >
        {null}
      </Polling>
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'code.leave' })}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Stack>
  );
}
