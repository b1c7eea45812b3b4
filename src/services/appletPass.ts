import { z } from 'zod/mini';
import type { AppletPass } from '../api/appletSigns.ts';

/** In sessionStorage, for reloads. */
const key = 'mallflow.applet';

const pass = z.object({
  bearer: z.string().check(z.regex(/^[\w-]{43}$/)),
  client_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

export interface AppletPage {
  readonly hash: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Removes the pass from the address, so that it is neither seen nor shared. */
  readonly clearHash: () => void;
}

/**
 * The mini-program's pass from the fragment (`#bearer=…&client_id=…`), which is not sent to servers, or from the tab's
 * storage. Null without either: then the cookie identifies the session.
 */
export function readPass({ hash, storage, clearHash }: AppletPage): AppletPass | null {
  const given = pass.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1))));
  if (given.success) {
    storage.setItem(key, JSON.stringify(given.data));
    clearHash();
  }
  const kept = given.success ? given : pass.safeParse(jsonOf(storage.getItem(key)));
  return kept.success ? { token: kept.data.bearer, client_id: kept.data.client_id } : null;
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
