import { useRouteLoaderData } from 'react-router-dom';
import { userRead } from '#contract/calls/session.ts';
import type { UserInfo } from '#contract/entities/client.ts';
import type { Settings } from '#contract/entities/session.ts';
import { needed } from './load.ts';
import type { Services } from './services.ts';

/** Who is signed in, and what the deployment says of itself. */
export interface Session {
  readonly user: UserInfo;
  readonly settings: Settings;
}

export const sessionRoute = 'session';

/** Loads the session once for all pages that need one. */
export async function loadSession(services: Services): Promise<Session> {
  const { api, settings, speech, applet, goingOver, replaceBy } = services;
  const [user, known] = await Promise.all([needed(api.call(userRead)), settings()]);
  // The mini-program has opened the domain that it means, by a session of its own.
  const elsewhere = applet === null && user.client ? goingOver.addressFor(user.client.use_zone) : null;
  if (elsewhere !== null) return replaceBy(elsewhere);
  await speech.goOnAs(user.user_language);
  return { user, settings: known };
}

/** Who is signed in. Only below the routes that load a session. */
export function useSession(): Session {
  const session = useSessionIfAny();
  if (session === null) throw new Error('this page is outside of the session');
  return session;
}

/** Who is signed in; null on a page that is opened without signing in, whether or not somebody is. */
export const useSessionIfAny = (): Session | null => useRouteLoaderData<Session>(sessionRoute) ?? null;
