import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useServices } from '../services/services.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { focusOnHeading } from '../ui/focusOnHeading.ts';

/** Renders the pages until this browser signs in another user. */
export function SameUserPages({ children }: { readonly children: ReactNode }) {
  const { session } = useServices();
  const isAnother = useSelector(
    session,
    (snapshot) => snapshot.matches({ person: 'replaced' }) || snapshot.matches({ person: 'restarting' }),
  );
  return isAnother ? <AnotherUser /> : children;
}

/** Shows no data of either user. */
function AnotherUser() {
  const { session } = useServices();
  const { t } = useLingui();
  const isRestarting = useSelector(session, (snapshot) => snapshot.matches({ person: 'restarting' }));
  useEffect(focusOnHeading, []);
  return (
    <main id="content" tabIndex={-1}>
      <ErrorState
        page
        title={t`Someone else has signed in on this browser`}
        lost={
          <Trans>
            This page belongs to the account that was signed in before. Nothing more is shown or saved here. Anything
            that account saved will be there when it signs in again.
          </Trans>
        }
        retryLabel={<Trans>Continue with current account</Trans>}
        retrying={isRestarting}
        onRetry={() => session.send({ type: 'session.restart' })}
      />
    </main>
  );
}
