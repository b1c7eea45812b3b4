import { z } from 'zod/mini';
import type { AppletPass } from '../api/appletSigns.ts';

/** The storage key of the pass, which a reload of the tab needs again. */
const key = 'mallflow.applet';

const pass = z.object({
  bearer: z.string().check(z.regex(/^[\w-]{43}$/)),
  client_id: z.string().check(z.regex(/^[\w-]{1,64}$/)),
});

/** The address of the document and the storage of its tab. */
export interface AppletPage {
  readonly hash: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Takes the pass out of the address, so that it is neither seen nor shared. */
  readonly clearHash: () => void;
}

/**
 * The pass with which the mini-program has opened the page, from the fragment of the address (`#bearer=…&client_id=…`), which is not
 * sent to servers, or from the storage of the tab. Null without either: the cookie names the session then.
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
