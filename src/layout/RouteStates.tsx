import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Group } from '@mantine/core';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isErrorName } from '#contract/refusal.ts';
import { codes } from '#contract/responseCodes.ts';
import { useErrorText } from '../i18n/errorText.ts';
import { LoadFailure } from '../services/requireData.ts';
import { AppLink } from '../ui/AppLink.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { LoadingState } from '../ui/LoadingState.tsx';
import { paths } from '../ui/paths.ts';

export function ErrorPage() {
  const error = useRouteError();
  const { t } = useLingui();
  const { faultText, refusalText } = useErrorText();
  const { revalidate, state } = useRevalidator();
  const titleOf = ({ failure, refusal, detail }: LoadFailure): string => {
    if (refusal !== null) return refusalText(refusal);
    if (failure === 'notice') return detail || faultText('broken');
    return faultText(failure === 'refused' ? 'broken' : failure);
  };

  if (error instanceof LoadFailure) {
    return (
      <ErrorState
        page
        title={titleOf(error)}
        {...(!isPageMissing(error) && {
          lost: t`Nothing was lost. Everything you saved is still there.`,
          onRetry: () => void revalidate(),
          retrying: state === 'loading',
        })}
        {...(error.failure !== 'notice' && { details: error.detail })}
      >
        {error.failure === 'refused' && <FallbackLinks />}
      </ErrorState>
    );
  }
  return (
    <ErrorState
      page
      title={navigator.onLine ? t`This page stopped working` : faultText('offline')}
      lost={t`Nothing was lost. Everything you saved is still there.`}
      onRetry={() => location.reload()}
      retryLabel={t`Refresh the page`}
      details={error instanceof Error ? error.message : String(error)}
    />
  );
}

/** The address has no page, so a retry is useless. */
const isPageMissing = ({ refusal }: LoadFailure): boolean =>
  isErrorName(refusal?.code) && codes[refusal.code].status === 404;

/** Links for a failure that a retry does not change. */
export const FallbackLinks = () => (
  <Group component="nav" justify="center" gap="lg">
    <AppLink href={paths.orders()}>
      <Trans>My orders</Trans>
    </AppLink>
    <AppLink href={paths.home()}>
      <Trans>My products</Trans>
    </AppLink>
  </Group>
);

export const FirstLoad = () => (
  <Box maw={968} mx="auto" px="md" pt="calc(var(--header-height) + 24px)">
    <LoadingState rows={4} />
  </Box>
);

export const BareErrorPage = () => (
  <main id="content" tabIndex={-1}>
    <ErrorPage />
  </main>
);
