import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { reviewMachine } from '#machines/parts/review.ts';
import { BusyIndicator } from '../../flowkit/BusyIndicator.tsx';
import { useRefusalText } from '../../flowkit/faultText.ts';
import { Polling } from '../../flowkit/Polling.tsx';
import { usePageActor } from '../../services/usePageActor.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface SettleDialogControl {
  readonly open: boolean;
  readonly newKey: () => string;
  readonly machine: () => typeof reviewMachine;
  readonly onClose: (isDecided: boolean) => void;
}

interface SettleDialogProps extends SettleDialogControl {
  readonly subject_id: string;
  readonly verdict: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly title: string;
  /** Shown if another reviewer decided first. */
  readonly overtaken: ReactNode;
  readonly children: ReactNode;
}

/** Asks for confirmation, and stays open until the decision is saved. */
export function SettleDialog(props: SettleDialogProps) {
  const [machine] = useState(props.machine);
  const review = usePageActor(machine, { subject_id: props.subject_id, parts: [], reasoned: [], marks: [] });
  return <SettleDialogContent {...props} review={review} />;
}

interface SettleDialogContentProps extends SettleDialogProps {
  readonly review: ActorRefFrom<typeof reviewMachine>;
}

function SettleDialogContent({
  review,
  verdict,
  details,
  title,
  overtaken,
  children,
  open,
  newKey,
  onClose,
}: SettleDialogContentProps) {
  const refusalText = useRefusalText();
  const snapshot = useSelector(review, (current) => current);
  const isDecided = snapshot.matches('decided');
  const tell = useEffectEvent(() => onClose(true));
  useEffect(() => {
    if (isDecided) tell();
  }, [isDecided]);
  const isOpen = snapshot.matches('open');
  const { refusal } = snapshot.context;
  const settle = () =>
    review.send({ type: 'verdict.give', verdict, key: newKey(), ...(details !== undefined && { details }) });
  return (
    <Dialog
      open={open}
      title={title}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button variant="default" onClick={() => onClose(false)}>
            {isOpen ? <Trans>Back</Trans> : <Trans>Close</Trans>}
          </Button>
          {isOpen && (
            <Button onClick={settle}>
              <Trans>Confirm</Trans>
            </Button>
          )}
        </>
      }
    >
      {isOpen && children}
      {snapshot.matches('deciding') && (
        <BusyIndicator>
          <Trans>Sending your decision…</Trans>
        </BusyIndicator>
      )}
      {snapshot.matches('checkingOutcome') && (
        <Polling
          polling={snapshot.children.checkOutcome}
          asking={<Trans>We’re still checking whether your decision was recorded.</Trans>}
          unknown={<Trans>We’ll keep checking. Your decision won’t be recorded twice.</Trans>}
        >
          {null}
        </Polling>
      )}
      {snapshot.matches('overtaken') && <Notice tone="info" live="alert" title={overtaken} />}
      {snapshot.matches({ open: 'refused' }) && (
        <Notice tone="bad" live="alert" title={<Trans>Your decision wasn’t recorded.</Trans>}>
          {refusal === null ? '' : refusalText(refusal)}
        </Notice>
      )}
    </Dialog>
  );
}
