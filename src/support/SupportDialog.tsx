import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { RefusalCode } from '#contract/refusal.ts';
import type { CallFault, CallRefusal } from '../api/result.ts';
import { useErrorText } from '../i18n/errorText.ts';
import { useFormats } from '../i18n/useFormats.ts';
import type { RecordedRun, StoredTrace } from '../services/tracing.ts';
import { CopyText } from '../ui/CopyText.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { WorkingButton } from '../ui/WorkingButton.tsx';
import { Contact } from './Contact.tsx';
import { RawTrace, SentContent } from './SentContent.tsx';
import { type TraceSendingState, useTraceSending } from './useTraceSending.ts';

export interface SupportDialogProps {
  readonly run: RecordedRun;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Refusals of the trace itself, which the user has neither typed nor chosen. */
const traceRefusals: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'invalid_request',
  'body_not_json',
  'body_too_deep',
  'body_too_large',
  'unknown_field',
]);

interface FailureProps {
  readonly cause: CallFault | CallRefusal | null;
  /** For the run of a tab the rate limit applies to its network. */
  readonly ofTab: boolean;
}

function Failure({ cause, ofTab }: FailureProps) {
  return (
    <Notice tone="bad" live="alert" title={useCauseText(ofTab)(cause)}>
      <Trans>Nothing was lost. The record stays here while this page is open.</Trans>
    </Notice>
  );
}

function useCauseText(ofTab: boolean): (cause: CallFault | CallRefusal | null) => string {
  const { t } = useLingui();
  const { faultText, refusalText } = useErrorText();
  return (cause) => {
    if (cause === null) return faultText('broken');
    if (cause.kind === 'fault') return faultText(cause.fault);
    // The page has made the record, so the user cannot correct it.
    if (traceRefusals.has(cause.refusal.code)) return faultText('broken');
    if (cause.refusal.code !== 'too_many_requests') return refusalText(cause.refusal);
    if (ofTab) return t`Your network has reached the hourly limit for support codes. Try again later.`;
    return t`You’ve reached the hourly limit for support codes. Share an existing code with support, or try again later.`;
  };
}

export function SupportDialog({ run, open, onClose }: SupportDialogProps) {
  const { t } = useLingui();
  const { trace, sending, send, stop } = useTraceSending(run);
  useEffect(() => {
    // The browser returns the focus to the pressed button, unless the button is gone.
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
        <SentContent messages={run.messages} trace={trace} ofTab={run.tab !== null} />
      ) : (
        <IssuedCode stored={inHand.stored} before={inHand.before} />
      )}
      <RawTrace
        trace={trace}
        label={inHand === null ? t`Show exactly what will be sent` : t`Show exactly what was sent`}
      />
    </Dialog>
  );
}

interface ActionsProps {
  readonly sending: TraceSendingState;
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
        {step === 'sending' ? <Trans>Cancel</Trans> : <Trans>Don’t send</Trans>}
      </Button>
      <WorkingButton onClick={onSend} loading={step === 'sending'}>
        {step === 'failed' ? <Trans>Try again</Trans> : <Trans>Send and get code</Trans>}
      </WorkingButton>
    </>
  );
}

interface IssuedCodeProps {
  readonly stored: StoredTrace;
  /** Issued earlier, and nothing has happened since. */
  readonly before: boolean;
}

function IssuedCode({ stored, before }: IssuedCodeProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const until = moment(stored.kept_until);
  return (
    <Stack gap="sm">
      <Text>
        {before ? (
          <Trans>Support already has everything up to this point. Nothing has happened since you got this code.</Trans>
        ) : (
          <Trans>Read this code out to support, or copy it into your message.</Trans>
        )}
      </Text>
      <Contact />
      <Paper
        withBorder={false}
        px="sm"
        py={18}
        bg="var(--info-soft)"
        ta="center"
        ff="monospace"
        fz="clamp(1.5rem, 8vw, 2.125rem)"
        fw={650}
        lts="0.06em"
      >
        <CopyText text={stored.code} label={t`support code`} />
      </Paper>
      <Text fz="sm" c="dimmed">
        <Trans>Valid until {until}. Only support can open it.</Trans>
      </Text>
    </Stack>
  );
}
