import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { z } from 'zod/mini';
import { codeLimits } from '#contract/limits.ts';
import { displayedMobile } from '#contract/mobile.ts';
import { typedCode } from '#contract/typed.ts';
import type { OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { Form } from '../../forms/Form.tsx';
import { faultReportingOf } from '../../forms/faultReporting.ts';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Actions } from '../Actions.tsx';
import { Countdown } from '../Countdown.tsx';
import { useRefusalText } from '../faultText.ts';
import { type SubmitCodeRef, smsCodeMessages, useRegisterSubmit } from './codeActor.ts';
import type { CodeSnapshot } from './refusalPlaces.ts';

interface EnterCodeProps {
  readonly snapshot: CodeSnapshot;
  readonly send: (event: OneTimeCodeEvent) => void;
  readonly newKey: () => string;
  readonly now: () => Date;
  readonly entry?: SubmitCodeRef | undefined;
}

const codePattern = /^\d{6}$/;

/** The code is submitted with the form around it. */
export function EnterCode({ snapshot, send, newKey, now, entry }: EnterCodeProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const { zone, sent, refusal, tries_left } = snapshot.context;
  const isWrong = refusal?.code === 'sms_code_wrong';
  const isCounting = snapshot.matches({ entering: 'counting' });
  // `sms_too_soon` no longer applies when the wait is over.
  const isTold = refusal !== null && !isWrong && (isCounting || refusal.code !== 'sms_too_soon');
  const form = useTypedForm({
    id: 'code',
    schema: z.object({
      code: typedCode(16).check(
        z.minLength(1, messageId(smsCodeMessages.missing)),
        z.regex(codePattern, messageId(smsCodeMessages.malformed)),
      ),
    }),
    labels: { code: t`SMS code` },
    typed: { code: '' },
    keep: () => {},
    checked: faultReportingOf(snapshot.context, send),
    submit: ({ code }) => send({ type: 'code.enter', code }),
    problems: { code: isWrong ? refusalText(refusal) : undefined },
  });
  useRegisterSubmit(entry, form.submit);
  const number = displayedMobile(zone, sent?.mobile ?? '');
  const minutes = codeLimits.codeMinutes;
  return (
    <Form form={form} isPart>
      {isTold && (
        <Notice tone="warn" live="alert">
          {refusalText(refusal)}
        </Notice>
      )}
      <Text>
        <Trans>
          Enter the code we sent to {number}. It’s valid for {minutes} minutes.
        </Trans>
      </Text>
      <TextField
        form={form}
        name="code"
        kind="digits"
        autoComplete="one-time-code"
        help={
          tries_left === null
            ? t`We’ll check the code when you submit the form.`
            : t`${plural(tries_left, { one: 'You have # attempt left.', other: 'You have # attempts left.' })}`
        }
      />
      {sent !== null && isCounting && (
        <Countdown until={sent.resend_at} now={now}>
          {(seconds) => (
            <Text size="sm" c="dimmed">
              <Trans>You can request another code in {seconds} s.</Trans>
            </Text>
          )}
        </Countdown>
      )}
      <Actions>
        {!isCounting && (
          <Button variant="default" onClick={() => send({ type: 'code.resend', key: newKey() })}>
            <Trans>Send new code</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'mobile.change' })}>
          <Trans>Use a different number</Trans>
        </Button>
        <Button variant="default" onClick={() => send({ type: 'code.leave' })}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Form>
  );
}
