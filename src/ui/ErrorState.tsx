import { Trans } from '@lingui/react/macro';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { BrokenPicture } from './pictures.tsx';
import { SupportLink } from './SupportLink.tsx';
import { useWindowTitle } from './siteName.ts';
import { WorkingButton } from './WorkingButton.tsx';

interface ErrorStateProps {
  readonly title: ReactNode;
  /** Whether anything was lost. */
  readonly lost?: ReactNode;
  readonly onRetry?: () => void;
  readonly retryLabel?: ReactNode;
  readonly retrying?: boolean;
  /** For support: shown folded. */
  readonly details?: string;
  /** The title becomes the page's heading and the window's title. */
  readonly page?: boolean;
  readonly children?: ReactNode;
}

const WindowTitle = ({ title }: { readonly title: string }) => <title>{useWindowTitle(title)}</title>;

export function ErrorState(props: ErrorStateProps) {
  const { title, lost, onRetry, retryLabel, retrying = false, details, page = false, children } = props;
  return (
    <Stack component="section" align="center" gap="sm" py="xl" px="md" ta="center" role="alert">
      {page && typeof title === 'string' && <WindowTitle title={title} />}
      <BrokenPicture />
      <Title order={page ? 1 : 2} tabIndex={page ? -1 : undefined}>
        {title}
      </Title>
      {lost !== undefined && (
        <Text c="dimmed" maw="46ch">
          {lost}
        </Text>
      )}
      {onRetry !== undefined && (
        <WorkingButton onClick={onRetry} loading={retrying}>
          {retryLabel ?? <Trans>Try again</Trans>}
        </WorkingButton>
      )}
      {children}
      <SupportLink />
      {details !== undefined && details !== '' && (
        <Text component="details" c="dimmed" maw="100%">
          <summary>
            <Trans>Details for support</Trans>
          </summary>
          <code style={{ overflowWrap: 'anywhere' }}>{details}</code>
        </Text>
      )}
    </Stack>
  );
}
