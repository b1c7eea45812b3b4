import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import {
  type SessionActor,
  type SessionPorts,
  type SignedInUser,
  sessionMachine,
  type UserPermissions,
} from '#machines/shell/session/machine.ts';
import { failureOf } from '../services/requireData.ts';
import { type Services, useServices } from '../services/services.ts';

type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** One for each document. Reads nothing before a page needs it. */
export const createSession = (actors: SessionPorts): SessionActor =>
  createActor(sessionMachine.provide({ actors })).start();

export const sessionRoute = 'session';

const isUnreadable = (snapshot: SessionSnapshot): boolean => snapshot.matches({ person: { staying: 'unreadable' } });
const isEnding = (snapshot: SessionSnapshot): boolean => snapshot.matches({ person: { staying: 'ending' } });

const isReadingDone = (snapshot: SessionSnapshot): boolean =>
  (['signedIn', 'notEnded', 'unreadable'] as const).some((state) => snapshot.matches({ person: { staying: state } }));

/**
 * Read once for all pages that need it.
 * @throws LoadFailure if it cannot be read.
 */
export async function loadSession({ session }: Pick<Services, 'session'>): Promise<SignedInUser> {
  session.send({ type: 'session.read' });
  const known = await waitFor(session, isReadingDone);
  const { signed_in, fault } = known.context;
  if (signed_in !== null && !isUnreadable(known)) return signed_in;
  throw failureOf(fault);
}

/** @throws LoadFailure if they cannot be read. */
export async function loadAllowed({ session }: Pick<Services, 'session'>): Promise<UserPermissions> {
  session.send({ type: 'permissions.read' });
  const known = await waitFor(session, ({ value }) => ['known', 'unreadable'].includes(value.permissions));
  const { allowed, permissions_fault } = known.context;
  if (allowed !== null && permissions_fault === null) return allowed;
  throw failureOf(permissions_fault);
}

/**
 * A separate context: the router's state changes several times in a navigation, and would render every reader again.
 */
const SignedInContext = createContext<SignedInUser | null>(null);
export const SessionProvider = SignedInContext.Provider;

/** Only for pages below the session's route. */
export function useSession(): SignedInUser {
  const session = useSessionIfAny();
  if (session === null) throw new Error('this page is outside of the session');
  return session;
}

/** Null on a page outside of the session, even if a user is signed in. */
export const useSessionIfAny = (): SignedInUser | null => use(SignedInContext);

export function useSignOut() {
  const { session } = useServices();
  return { isEnding: useSelector(session, isEnding), signOut: () => session.send({ type: 'session.end' }) };
}
