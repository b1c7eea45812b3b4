import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CodeImage, OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { BusyIndicator } from '../BusyIndicator.tsx';

interface ImageCodeProps {
  readonly state: 'loading' | 'unloaded' | 'ready' | 'working' | 'worked';
  readonly image: CodeImage | null;
  readonly fault: string | null;
  readonly send: (event: OneTimeCodeEvent) => void;
  readonly children: ReactNode;
}

/** An image to read, or the proof of work that replaces it. */
export function ImageCodeField({ state, image, fault, send, children }: ImageCodeProps) {
  const { t } = useLingui();
  const renew = () => send({ type: 'image.renew' });
  switch (state) {
    case 'loading':
      return (
        <BusyIndicator>
          <Trans>Loading image…</Trans>
        </BusyIndicator>
      );
    case 'unloaded':
      return (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>We couldn’t load the image.</Trans>}
          actions={
            <Button size="xs" onClick={renew}>
              <Trans>Reload image</Trans>
            </Button>
          }
        >
          {fault}
        </Notice>
      );
    case 'ready':
      return (
        <Stack gap="xs">
          <Group gap="sm">
            <img src={image?.image ?? ''} alt={t`Five characters to enter`} width={180} height={60} />
            <Button variant="default" onClick={renew}>
              <Trans>Get a new image</Trans>
            </Button>
            <Button variant="default" onClick={() => send({ type: 'image.skip' })}>
              <Trans>Continue without image</Trans>
            </Button>
          </Group>
          {fault !== null && (
            <Notice tone="warn" live="alert">
              <Trans>We couldn’t continue without the image. {fault}</Trans>
            </Notice>
          )}
          {children}
        </Stack>
      );
    case 'working':
      return (
        <>
          <BusyIndicator>
            <Trans>We’re running a security check on your device instead. This can take up to a minute.</Trans>
          </BusyIndicator>
          <div>
            <Button variant="default" onClick={renew}>
              <Trans>Use an image instead</Trans>
            </Button>
          </div>
        </>
      );
    case 'worked':
      return (
        <Text role="status">
          <Trans>Done. You don’t need an image code.</Trans>
        </Text>
      );
  }
}
