import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod/mini';
import { typedMobile } from '#contract/mobile.ts';
import { typedCode } from '#contract/typed.ts';
import type { OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { Form } from '../../forms/Form.tsx';
import { faultReportingOf } from '../../forms/faultReporting.ts';
import { messageId } from '../../forms/fieldFaultMessages.ts';
import { TextField } from '../../forms/TextField.tsx';
import { useTypedForm } from '../../forms/useTypedForm.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Actions } from '../Actions.tsx';
import { useRefusalText, useShortFaultText } from '../faultText.ts';
import { Captcha } from './Captcha.tsx';
import { smsCodeMessages } from './codeActor.ts';
import { ImageCodeField } from './ImageCodeField.tsx';
import {
  type CodeSnapshot,
  captchaStateOf,
  concernsSubmittedCode,
  imageStateOf,
  placeOfRefusal,
} from './refusalPlaces.ts';

interface AskForCodeProps {
  readonly snapshot: CodeSnapshot;
  readonly send: (event: OneTimeCodeEvent) => void;
  readonly newKey: () => string;
}

const missingImageCodeMessage = msg`Enter the image code.`;

/** A new image remounts the form, which discards what was typed for the old one. */
export function AskForCode(props: AskForCodeProps) {
  const [images, setImages] = useState(0);
  const send = (event: OneTimeCodeEvent) => {
    if (event.type === 'image.renew') setImages((count) => count + 1);
    props.send(event);
  };
  return <CodeForm key={images} {...props} send={send} />;
}

const numberMessages = {
  missing: messageId(smsCodeMessages.missingNumber),
  elsewhere: messageId(smsCodeMessages.numberElsewhere),
};

function CodeForm({ snapshot, send, newKey }: AskForCodeProps) {
  const { t } = useLingui();
  const { zone, mobile, image, refusal, retry_at, fault, sent } = snapshot.context;
  const refusalText = useRefusalText();
  const { moment } = useFormats();
  const isAgain = snapshot.matches({ asking: 'again' });
  const faultNews = useShortFaultText();
  const state = imageStateOf(snapshot);
  // The page of the flow shows refusals of a submitted code.
  const isOfPart = refusal !== null && !concernsSubmittedCode(refusal);
  const against = isOfPart ? { at: placeOfRefusal(refusal), text: refusalText(refusal) } : null;
  const told = (at: string) => (against?.at === at ? against.text : undefined);
  const form = useTypedForm({
    id: 'code',
    schema: z.object({
      mobile: typedMobile(zone, numberMessages),
      image_code:
        state === 'ready' ? typedCode(16).check(z.minLength(1, messageId(missingImageCodeMessage))) : z.string(),
    }),
    labels: { mobile: t`Mobile number`, image_code: t`Image code` },
    typed: { mobile, image_code: '' },
    keep: (values) => {
      if (values.mobile !== mobile) send({ type: 'mobile.type', mobile: values.mobile });
    },
    checked: faultReportingOf(snapshot.context, send),
    submit: (understood) => send({ type: 'code.send', ...understood, key: newKey() }),
    problems: { mobile: told('mobile'), image_code: state === 'ready' ? told('image') : undefined },
  });
  return (
    <Form form={form}>
      {told('form') !== undefined && (
        <Notice tone="bad" live="alert" support>
          {told('form')}
          {typeof retry_at === 'string' && (
            <div>
              <Trans>You can request a new code from {moment(retry_at)}.</Trans>
            </div>
          )}
        </Notice>
      )}
      <TextField form={form} name="mobile" kind="phone" autoComplete="tel" />
      {isAgain && (
        <Text size="sm">
          <Trans>We can send another code to this number without a new security check.</Trans>
        </Text>
      )}
      {!isAgain && (
        <Captcha
          state={captchaStateOf(snapshot)}
          problem={
            told('captcha') ??
            (snapshot.matches({ asking: { captcha: 'failed' } }) ? <WeakNetwork news={faultNews(fault)} /> : null)
          }
          onSlide={() => send({ type: 'captcha.slide' })}
        />
      )}
      {state !== null && (
        <ImageCodeField state={state} image={image} fault={fault && faultNews(fault)} send={send}>
          <TextField
            form={form}
            name="image_code"
            kind="code"
            autoComplete="off"
            help={<Trans>Not case-sensitive.</Trans>}
          />
        </ImageCodeField>
      )}
      <Actions>
        {(isAgain || state === 'ready' || state === 'worked') && (
          <Button type="submit">
            <Trans>Send code</Trans>
          </Button>
        )}
        {sent !== null && (
          <Button variant="default" onClick={() => send({ type: 'code.have' })}>
            <Trans>I already have a code</Trans>
          </Button>
        )}
        <Button variant="default" onClick={() => send({ type: 'code.leave' })}>
          <Trans>Not now</Trans>
        </Button>
      </Actions>
    </Form>
  );
}

const WeakNetwork = ({ news }: { readonly news: string }) => (
  <Stack gap={0}>
    <span>
      <Trans>Your connection is weak. Slide again.</Trans>
    </span>
    <span>{news}</span>
  </Stack>
);
