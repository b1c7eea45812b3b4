import { sessionSignOut, userRead } from '#contract/calls/session.ts';
import { permissionRead, planVersionRead } from '#contract/calls/suite.ts';
import type { UserInfo, Zone } from '#contract/entities/client.ts';
import type { PublicSettings } from '#contract/entities/session.ts';
import { PortFault } from '#machines/kit/fault.ts';
import type { Allowed, SessionPorts, SessionRead } from '#machines/shell/session/machine.ts';
import type { Api } from '../api/api.ts';
import { dataOf } from './answered.ts';
import { portOf } from './portOf.ts';

/** The address of the page, and how the browser goes to another one. */
interface PageAddress {
  readonly here: () => URL;
  /** Makes the page that was asked for, and is not there yet, the present one. */
  readonly commit: () => void;
  /** The address of home, as a path of this origin. */
  readonly home: string;
  /** Nobody comes back to the present page: it would lead to the sign-in again. */
  readonly replace: (address: string) => void;
}

interface SessionDeps {
  readonly api: Api;
  /** What the deployment says of itself. Rejects with a `PortFault`. */
  readonly settings: () => Promise<PublicSettings>;
  /** Where a client of a region begins to go over to its own domain; null where it stays. */
  readonly ownDomain: (zone: Zone) => string | null;
  readonly page: PageAddress;
  /** Forgets what support could be told of whoever was signed in. */
  readonly forgetTraces: () => void;
  readonly speak: (language: UserInfo['user_language']) => Promise<void>;
  /** Forgets what the tab holds for somebody who has not signed in. */
  readonly forgetTab: () => void;
}

/** The ports of the session of a page. */
export function sessionPorts(deps: SessionDeps): SessionPorts {
  const { api, settings, ownDomain, page, speak, forgetTab, forgetTraces } = deps;

  const readSession = async (_: null, signal: AbortSignal): Promise<SessionRead> => {
    const [user, known] = await Promise.all([api.call(userRead, { signal }).then(dataOf), settings()]);
    return { user, settings: known, is_elsewhere: user.client !== null && ownDomain(user.client.use_zone) !== null };
  };

  const speakIn = async (language: UserInfo['user_language']): Promise<null> => {
    await speak(language);
    return null;
  };

  const endSession = async (): Promise<null> => {
    dataOf(await api.call(sessionSignOut));
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
    // Before anything is waited for: the sign-in page leads back to the page that was asked for, not to the one that was left for it.
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

  const readAllowed = async (_: null, signal: AbortSignal): Promise<Allowed> => {
    const [{ privilege, setting }, { systems }] = await Promise.all([
      api.call(permissionRead, { signal }).then(dataOf),
      api.call(planVersionRead, { signal }).then(dataOf),
    ]);
    return { privilege, setting, systems };
  };

  return {
    readSession: portOf(readSession),
    goOver: portOf(goOver),
    speak: portOf(speakIn),
    endSession: portOf(endSession),
    goToSignIn: portOf(goToSignIn),
    restart: portOf(restart),
    readAllowed: portOf(readAllowed),
  };
}

/** The sign-in page of a deployment, told which system asks and where to come back to: the whole address, as the page may be another origin's. */
export function signInAddress(signInUrl: string, here: URL): string {
  const separator = signInUrl.includes('?') ? '&' : '?';
  return `${signInUrl}${separator}${new URLSearchParams({ system: 'partner', return: here.href })}`;
}
