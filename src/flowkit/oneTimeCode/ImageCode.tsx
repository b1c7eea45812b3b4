import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CodeImage, OneTimeCodeEvent } from '#machines/parts/oneTimeCodeTypes.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Busy } from '../Busy.tsx';

interface ImageCodeProps {
  readonly state: 'loading' | 'unloaded' | 'ready' | 'working' | 'worked';
  readonly image: CodeImage | null;
  readonly fault: string | null;
  readonly send: (event: OneTimeCodeEvent) => void;
  readonly children: ReactNode;
}

/** An image to read, or the proof of work that replaces it. */
export function ImageCode({ state, image, fault, send, children }: ImageCodeProps) {
  const { t } = useLingui();
  const renew = () => send({ type: 'image.renew' });
  switch (state) {
    case 'loading':
      return (
        <Busy>
          <Trans>The image is being loaded…</Trans>
        </Busy>
      );
    case 'unloaded':
      return (
        <Notice
          tone="warn"
          live="alert"
          title={<Trans>The image could not be loaded.</Trans>}
          actions={
            <Button size="xs" onClick={renew}>
              <Trans>Load the image again</Trans>
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
            <img src={image?.image ?? ''} alt={t`Five characters to read`} width={180} height={60} />
            <Button variant="default" onClick={renew}>
              <Trans>Another image</Trans>
            </Button>
            <Button variant="default" onClick={() => send({ type: 'image.skip' })}>
              <Trans>Continue without the image</Trans>
            </Button>
          </Group>
          {fault !== null && (
            <Notice tone="warn" live="alert">
              <Trans>It did not work without the image: {fault}</Trans>
            </Notice>
          )}
          {children}
        </Stack>
      );
    case 'working':
      return (
        <>
          <Busy>
            <Trans>Your device is being checked in place of the image. This can take up to a minute.</Trans>
          </Busy>
          <div>
            <Button variant="default" onClick={renew}>
              <Trans>Read an image instead</Trans>
            </Button>
          </div>
        </>
      );
    case 'worked':
      return (
        <Text role="status">
          <Trans>Done. No image has to be read.</Trans>
        </Text>
      );
  }
}
