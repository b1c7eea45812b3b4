import { useLingui } from '@lingui/react/macro';
import { LoadingPage, NotLoadedPage } from '#src/flowkit/LoadingPage.tsx';
import type { Later, View } from '../view.ts';

/** In place of what comes after choosing, until it is there. */
export function LaterAwaited({ state, fetch }: Exclude<Later, View>) {
  const { t } = useLingui();
  const title = t`Your order`;
  if (state !== 'lost') return <LoadingPage title={title} rows={6} />;
  return (
    <NotLoadedPage
      title={title}
      fault={{ kind: navigator.onLine ? 'unreachable' : 'offline' }}
      lost={t`Nothing was lost. What you had already saved is still there.`}
      onRetry={fetch}
    />
  );
}
