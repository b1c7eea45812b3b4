import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import type { RecordedRun } from '../services/tracing.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import { CodeInHand } from './CodeInHand.tsx';
import { Failure } from './Failure.tsx';
import { type Sending, useSending } from './sending.ts';
import { ExactlySent, WhatIsSent } from './WhatIsSent.tsx';

export interface SupportDialogProps {
  readonly run: RecordedRun;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows what would be sent to support, sends it on request, and shows the code that comes back. */
export function SupportDialog({ run, open, onClose }: SupportDialogProps) {
  const { t } = useLingui();
  const { trace, sending, send, stop } = useSending(run);
  useEffect(() => {
    // The browser returns the focus to the pressed button, unless the button has gone.
    if (!open && document.activeElement === document.body) document.querySelector('main')?.focus();
  }, [open]);
  const close = () => {
    stop();
    onClose();
  };
  const inHand = sending.step === 'stored' ? sending : null;
  return (
    <Dialog
      open={open}
      step={sending.step}
      title={inHand === null ? t`Get a support code` : t`Your support code`}
      onClose={close}
      actions={<Actions sending={sending} onSend={send} onClose={close} />}
    >
      <VisuallyHidden live>
        {sending.step === 'sending' && t`Sending…`}
        {inHand?.stored.code}
      </VisuallyHidden>
      {sending.step === 'failed' && <Failure cause={sending.cause} ofTab={run.tab !== null} />}
      {inHand === null ? (
        <WhatIsSent messages={run.messages} trace={trace} ofTab={run.tab !== null} />
      ) : (
        <CodeInHand stored={inHand.stored} before={inHand.before} />
      )}
      <ExactlySent
        trace={trace}
        label={inHand === null ? t`Show exactly what is sent` : t`Show exactly what was sent`}
      />
    </Dialog>
  );
}

interface ActionsProps {
  readonly sending: Sending;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

function Actions({ sending: { step }, onSend, onClose }: ActionsProps) {
  if (step === 'stored') {
    return (
      <Button onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" onClick={onClose}>
        {step === 'sending' ? <Trans>Cancel</Trans> : <Trans>Do not send</Trans>}
      </Button>
      <WorkingButton onClick={onSend} loading={step === 'sending'}>
        {step === 'failed' ? <Trans>Try again</Trans> : <Trans>Send and get a code</Trans>}
      </WorkingButton>
    </>
  );
}
