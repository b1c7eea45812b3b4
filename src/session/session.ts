import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import {
  type Allowed,
  type SessionActor,
  type SessionPorts,
  type SignedIn,
  sessionMachine,
} from '#machines/shell/session/machine.ts';
import { failureOf } from '../services/load.ts';
import { type Services, useServices } from '../services/services.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The one session of a page. Nothing is asked for before a page needs it. */
export const createSession = (actors: SessionPorts): SessionActor =>
  createActor(sessionMachine.provide({ actors })).start();

export const sessionRoute = 'session';

/** An answer may come as late as it likes; where the browser is on its way to another page it never does. */
const untilThen = { timeout: Number.POSITIVE_INFINITY };

const isUnreadable = (snapshot: SessionSnapshot): boolean => snapshot.matches({ person: { staying: 'unreadable' } });
const isEnding = (snapshot: SessionSnapshot): boolean => snapshot.matches({ person: { staying: 'ending' } });

const isRead = (snapshot: SessionSnapshot): boolean =>
  (['signedIn', 'notEnded', 'unreadable'] as const).some((state) => snapshot.matches({ person: { staying: state } }));

/**
 * Who is signed in now, read once for all pages that need it.
 * @throws LoadFailure where that cannot be read.
 */
export async function loadSession({ session }: Pick<Services, 'session'>): Promise<SignedIn> {
  session.send({ type: 'session.read' });
  const known = await waitFor(session, isRead, untilThen);
  const { signed_in, fault } = known.context;
  if (signed_in !== null && !isUnreadable(known)) return signed_in;
  throw failureOf(fault);
}

/**
 * What the user may do now.
 * @throws LoadFailure where that cannot be read.
 */
export async function loadAllowed({ session }: Pick<Services, 'session'>): Promise<Allowed> {
  session.send({ type: 'permissions.read' });
  const known = await waitFor(session, ({ value }) => ['known', 'unreadable'].includes(value.permissions), untilThen);
  const { allowed, permissions_fault } = known.context;
  if (allowed !== null && permissions_fault === null) return allowed;
  throw failureOf(permissions_fault);
}

/** Not taken from the router, whose state changes with each step of a navigation: all that asks would be rendered anew. */
const Known = createContext<SignedIn | null>(null);
export const SessionProvider = Known.Provider;

/** Who is signed in. Only below the routes that load a session. */
export function useSession(): SignedIn {
  const session = useSessionIfAny();
  if (session === null) throw new Error('this page is outside of the session');
  return session;
}

/** Who is signed in, as it was read last; null on a page that is opened without signing in, whether or not somebody is. */
export const useSessionIfAny = (): SignedIn | null => use(Known);

/** Ends the session, and what the tab holds, and goes to the sign-in page. */
export function useSignOut() {
  const { session } = useServices();
  return { isEnding: useSelector(session, isEnding), signOut: () => session.send({ type: 'session.end' }) };
}
