import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { SignedInUser } from '#machines/shell/session/machine.ts';
import { RegionProvider } from '../i18n/useFormats.ts';
import { listenToPage } from '../services/pageEvents.ts';
import { useServices } from '../services/services.ts';
import { SessionProvider } from './session.ts';

/**
 * Provides the signed-in user, and the region whose time zone the pages use. Prefers the session's state to the
 * loader's data: the router drops the data of a loader whose navigation was redirected.
 */
export function SessionPages() {
  const { session } = useServices();
  const loaded = useLoaderData<SignedInUser>();
  useEffect(
    () =>
      listenToPage((event) => {
        if (event.type === 'page.shown') session.send(event);
      }),
    [session],
  );
  const signedIn = useSelector(session, ({ context }) => context.signed_in) ?? loaded;
  return (
    <SessionProvider value={signedIn}>
      <RegionProvider value={signedIn.user.client?.use_zone ?? null}>
        <Outlet />
      </RegionProvider>
    </SessionProvider>
  );
}
