import { sessionSignOut, userRead } from '#contract/calls/session.ts';
import { permissionRead, planVersionRead } from '#contract/calls/suite.ts';
import type { UserInfo, Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { SessionPorts, SessionRead, UserPermissions } from '#machines/shell/session/machine.ts';
import type { Api } from '../api/api.ts';
import { createPort } from './createPort.ts';
import { expectData } from './expectAnswer.ts';

interface PageNavigation {
  readonly here: () => URL;
  /** Commits a pending navigation, so that its address becomes the current one. */
  readonly commit: () => void;
  /** Path on this origin. */
  readonly home: string;
  /** Replaces the history entry: going back to this page would lead to the sign-in again. */
  readonly replace: (address: string) => void;
}

interface SessionDeps {
  readonly api: Api;
  /** Rejects with a `PortFault`. */
  readonly settings: () => Promise<PublicSettings>;
  /** Address at which a client of a zone switches to its own domain; null if it stays. */
  readonly ownDomain: (zone: Zone) => string | null;
  readonly page: PageNavigation;
  /** Deletes the traces of the user who was signed in. */
  readonly forgetTraces: () => void;
  readonly speak: (language: UserInfo['user_language']) => Promise<void>;
  /** Deletes what the tab holds for a user without a session. */
  readonly forgetTab: () => void;
}

export function createSessionPorts(deps: SessionDeps): SessionPorts {
  const { api, settings, ownDomain, page, speak, forgetTab, forgetTraces } = deps;

  const readSession = async (_: null, signal: AbortSignal): Promise<SessionRead> => {
    const [user, known] = await Promise.all([api.call(userRead, { signal }).then(expectData), settings()]);
    return { user, settings: known, is_elsewhere: user.client !== null && ownDomain(user.client.use_zone) !== null };
  };

  const speakIn = async (language: UserInfo['user_language']): Promise<null> => {
    await speak(language);
    return null;
  };

  const endSession = async (): Promise<null> => {
    expectData(await api.call(sessionSignOut));
    forgetTab();
    return null;
  };

  const goOver = async (zone: Zone): Promise<null> => {
    const address = ownDomain(zone);
    if (address === null) throw new PortFault({ kind: 'broken', detail: `${zone} has no other domain` });
    page.replace(address);
    return null;
  };

  const goToSignIn = async (): Promise<null> => {
    forgetTraces();
    // Before the first await: the sign-in page must lead back to the requested page, not to the one that was being
    // left.
    page.commit();
    const { sign_in_url } = await settings();
    page.replace(signInAddress(sign_in_url, page.here()));
    return null;
  };

  const restart = async (): Promise<null> => {
    forgetTraces();
    forgetTab();
    page.replace(page.home);
    return null;
  };

  const readAllowed = async (_: null, signal: AbortSignal): Promise<UserPermissions> => {
    const [{ privilege, setting }, { systems }] = await Promise.all([
      api.call(permissionRead, { signal }).then(expectData),
      api.call(planVersionRead, { signal }).then(expectData),
    ]);
    return { privilege, setting, systems };
  };

  return {
    readSession: createPort(readSession),
    goOver: createPort(goOver),
    speak: createPort(speakIn),
    endSession: createPort(endSession),
    goToSignIn: createPort(goToSignIn),
    restart: createPort(restart),
    readAllowed: createPort(readAllowed),
  };
}

/** Passes the full return address, as the sign-in page may be on another origin. */
export function signInAddress(signInUrl: string, here: URL): string {
  const separator = signInUrl.includes('?') ? '&' : '?';
  return `${signInUrl}${separator}${new URLSearchParams({ system: 'partner', return: here.href })}`;
}
