import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ActorRefFrom, StateValueFrom } from 'xstate';
import type { HandedOverPurpose } from '#contract/entities/handOver.ts';
import type { phoneUploadMachine } from '#machines/parts/phoneUpload.ts';
import { verificationFieldLabels } from '../../i18n/verificationLabels.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Actions } from '../Actions.tsx';
import { BusyIndicator } from '../BusyIndicator.tsx';
import { FlowFrame } from '../FlowFrame.tsx';
import { useFaultText, useRefusalText } from '../faultText.ts';
import { PageFrame } from '../PageFrame.tsx';
import type { PageFiles } from '../upload/pageFiles.ts';
import { Upload } from '../upload/Upload.tsx';
import { CheckCode } from './codes.tsx';

interface ViewProps {
  readonly part: ActorRefFrom<typeof phoneUploadMachine>;
  readonly files: PageFiles;
}

const documentLabels = verificationFieldLabels satisfies Record<HandedOverPurpose, unknown>;

const views = {
  opening: Opening,
  failed: Failed,
  uploading: Uploading,
  sent: Sent,
  closed: Closed,
} as const satisfies Record<StateValueFrom<typeof phoneUploadMachine>, unknown>;

export function PhoneUpload({ part, files }: ViewProps) {
  const { t } = useLingui();
  const place = useSelector(part, ({ value }) => value);
  const View: ComponentType<ViewProps> = views[place];
  return (
    <FlowFrame label={t`Send a file to your computer`} page={place}>
      <View part={part} files={files} />
    </FlowFrame>
  );
}

function Opening() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Opening code`}>
      <BusyIndicator>
        <Trans>Opening code…</Trans>
      </BusyIndicator>
    </PageFrame>
  );
}

function Failed({ part }: ViewProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const fault = useSelector(part, ({ context }) => context.fault);
  return (
    <PageFrame title={t`We couldn’t open the code`}>
      <Notice tone="warn" live="alert">
        {faultText(fault)}
      </Notice>
      <Actions>
        <Button onClick={() => part.send({ type: 'code.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      </Actions>
    </PageFrame>
  );
}

function Uploading({ part, files }: ViewProps) {
  const { t } = useLingui();
  const opened = useSelector(part, ({ context }) => context.opened);
  const upload = useSelector(part, ({ children }) => children.upload);
  if (opened === null) return null;
  const { purpose, check_code: number } = opened;
  const label = t(documentLabels[purpose]);
  return (
    <PageFrame title={t`Take a photo: ${label}`}>
      <Text>
        <Trans>
          Does your computer show the number <CheckCode>{number}</CheckCode>? If not, close this page. The code isn’t
          yours.
        </Trans>
      </Text>
      <Upload upload={upload} purpose={purpose} files={files} label={label} />
      <Text c="dimmed">
        <Trans>
          Make sure all four corners are in the photo and every character is readable. You can only send this one file
          from here.
        </Trans>
      </Text>
    </PageFrame>
  );
}

function Sent() {
  const { t } = useLingui();
  return (
    <PageFrame title={t`Sent to your computer`}>
      <Notice tone="good" live="status">
        <Trans>Continue on your computer. You can close this page.</Trans>
      </Notice>
    </PageFrame>
  );
}

function Closed({ part }: ViewProps) {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  const refusal = useSelector(part, ({ context }) => context.refusal);
  return (
    <PageFrame title={t`You can’t send a file here`}>
      <Notice tone="warn" live="alert">
        {refusal !== null && refusalText(refusal)}
      </Notice>
    </PageFrame>
  );
}
