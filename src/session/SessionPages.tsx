import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { SignedIn } from '#machines/shell/session/machine.ts';
import { RegionProvider } from '../i18n/useFormats.ts';
import { listenToPage } from '../services/pageEvents.ts';
import { useServices } from '../services/services.ts';
import { SessionProvider } from './session.ts';

/**
 * What stands around the pages of a session: they know who is signed in, and times name their time zone where it is not the client's.
 * What was read for a page that leads elsewhere is in the session alone: the router forgets it.
 */
export function SessionPages() {
  const { session } = useServices();
  const loaded = useLoaderData<SignedIn>();
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
