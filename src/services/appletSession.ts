import { z } from 'zod/mini';
import type { AppletSession } from '../api/appletContext.ts';

/** In sessionStorage, for reloads. */
const key = 'mallflow.applet';

const sessionSchema = z.object({
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
export function readAppletSession({ hash, storage, clearHash }: AppletPage): AppletSession | null {
  const given = sessionSchema.safeParse(Object.fromEntries(new URLSearchParams(hash.slice(1))));
  if (given.success) {
    storage.setItem(key, JSON.stringify(given.data));
    clearHash();
  }
  const kept = given.success ? given : sessionSchema.safeParse(tryParseJson(storage.getItem(key)));
  return kept.success ? { token: kept.data.bearer, client_id: kept.data.client_id } : null;
}

function tryParseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
