import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { canSign, unfinishedTask } from '#machines/flows/activation/reasons.ts';
import { Actions } from '#src/flowkit/Actions.tsx';
import { PageFrame } from '#src/flowkit/PageFrame.tsx';
import { QrCode } from '#src/flowkit/QrCode.tsx';
import { Section } from '#src/flowkit/Section.tsx';
import { documentKindLabels } from '#src/i18n/documentLabels.ts';
import { useFormats } from '#src/i18n/useFormats.ts';
import { OrderDetailList } from '#src/orders/OrderDetailList.tsx';
import { FileLine } from '#src/ui/FileLine.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { BlockingReasons } from './BlockingReasons.tsx';
import { LastAttemptNotice } from './LastAttemptNotice.tsx';
import type { ViewProps } from './view.ts';

export function Signing(props: ViewProps) {
  const { t } = useLingui();
  const { time } = useFormats();
  const task = unfinishedTask(props.snapshot.context);
  if (task === null || task.link === null) return null;
  const url = props.absolute(task.link.content);
  const until = time(task.link.expires_at);
  return (
    <SigningPage {...props} title={t`Get the document signed`}>
      <Notice tone="info" live="status">
        {task.status === 'opened' ? (
          <Trans>The document has been opened. This page updates automatically once it’s signed.</Trans>
        ) : (
          <Trans>No one has opened the document yet. This page updates automatically.</Trans>
        )}
      </Notice>
      <Stack gap="sm" align="start">
        <Text>
          <Trans>Ask your company’s legal representative to scan this code with their phone.</Trans>
        </Text>
        <QrCode value={url} label={t`Signing QR code`} />
        <Text>
          <Trans>Open the document by {until}.</Trans>
        </Text>
        <Button component="a" href={url}>
          <Trans>Sign on this device</Trans>
        </Button>
      </Stack>
    </SigningPage>
  );
}

/** The link has expired, but the document can still be signed through a new link. */
export function SigningLinkExpired(props: ViewProps) {
  const { t } = useLingui();
  return (
    <SigningPage {...props} title={t`This signing code has expired`}>
      <Notice tone="info" live="status">
        <Trans>The document can still be signed. Anyone who already has it open can continue.</Trans>
      </Notice>
      <Actions>
        <Button onClick={() => props.send({ type: 'signing.begin' })}>
          <Trans>Get a new code</Trans>
        </Button>
      </Actions>
    </SigningPage>
  );
}

interface SigningPageProps extends ViewProps {
  readonly title: string;
  readonly children: ReactNode;
}

function SigningPage({ snapshot, send, fileAddress, title, children }: SigningPageProps) {
  const { t } = useLingui();
  const { activation } = snapshot.context;
  const task = unfinishedTask(snapshot.context);
  if (activation === null || task === null) return null;
  const other = task.document === 'contract' ? 'payment_by_others' : 'contract';
  return (
    <PageFrame title={title}>
      <LastAttemptNotice snapshot={snapshot} />
      {children}
      <Section title={t(documentKindLabels[task.document])}>
        <FileLine file={task.file} address={fileAddress(task.file.file_id)} />
      </Section>
      <Actions>
        <Button variant="default" onClick={() => send({ type: 'signing.check' })}>
          <Trans>Check signature</Trans>
        </Button>
        {canSign(snapshot.context) && (
          <TextButton onClick={() => send({ type: 'document.choose', document: other })}>
            {other === 'contract' ? (
              <Trans>Sign the contract instead</Trans>
            ) : (
              <Trans>Sign the proof of payment by others instead</Trans>
            )}
          </TextButton>
        )}
      </Actions>
      <BlockingReasons activation={activation} without={['unsigned']} />
      <Section title={t`Your order`}>
        <OrderDetailList order={snapshot.context.activation?.order} also="type" />
      </Section>
    </PageFrame>
  );
}
