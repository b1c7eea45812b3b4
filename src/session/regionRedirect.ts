import { z } from 'zod/mini';
import {
  type DomainOrigins,
  domainOfHost,
  otherDomain,
  redirectDomain,
  sessionPassCode,
  sessionPassState,
  switchPath,
} from '#contract/entities/domain.ts';
import { type Language, language } from '#contract/languages.ts';
import type { Result } from '../api/result.ts';
import { requireData } from '../services/requireData.ts';
import type { RegionRedirect } from '../services/services.ts';
import { createSecret, tabKeyPrefix } from '../services/tab.ts';

interface RegionRedirectDeps {
  readonly ask: (state: string) => Promise<Result<{ readonly address: string }>>;
  readonly handIn: (pass: { readonly code: string; readonly state: string }) => Promise<Result<unknown>>;
  readonly origins: DomainOrigins | null;
  /** Null without a choice. */
  readonly chosenLanguage: () => Language | null;
  readonly choose: (chosen: Language) => void;
  /** Path prefix of the pages. */
  readonly base: string;
  readonly here: () => URL;
  readonly cleanAddress: () => void;
  readonly storage: () => Storage;
  readonly randomBytes: (count: number) => Uint8Array;
}

const storageKey = `${tabKeyPrefix}goingOver`;

/** Stored in the tab while it fetches a pass, so that none of it is read from an address later. */
const storedSchema = z.object({ state: sessionPassState, to: z.string(), language: z.nullable(language) });
type StoredRedirect = z.infer<typeof storedSchema>;

/**
 * Moves a session to the other domain in three steps, each on the switching page of a domain. The other domain creates
 * a state, stores it in the tab with the requested page, and sends the tab back. There the session requests a pass for
 * that state. The other domain submits the pass with its stored state: an attacker's pass does not work in a tab that
 * has not requested it. The language chosen on the first domain applies, unless another was chosen on the other.
 */
export function createRegionRedirect(deps: RegionRedirectDeps): RegionRedirect {
  const { ask, handIn, origins, chosenLanguage, choose, base, here, cleanAddress, storage, randomBytes } = deps;
  const home = `${base}/home`;

  /** Home for every address outside this mall. */
  const ownPage = (given: string | null): string => {
    if (given === null || !URL.canParse(given, here())) return home;
    const { origin, pathname, search, hash, username } = new URL(given, here());
    const isMall = pathname === base || pathname.startsWith(`${base}/`);
    const isOwn = origin === here().origin && username === '' && isMall && pathname !== `${base}${switchPath}`;
    return isOwn ? pathname + search + hash : home;
  };

  const begin = (to: string, chosen: Language | null): string => {
    const domain = domainOfHost(here().host, origins);
    if (domain === null || origins === null) return to;
    const stored: StoredRedirect = { state: createSecret(randomBytes), to, language: chosen };
    try {
      storage().setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Without storage no pass works: the user signs in here.
      return to;
    }
    return `${origins[otherDomain[domain]]}${base}${switchPath}#state=${stored.state}`;
  };

  const pass = async (state: string): Promise<string> => {
    const answer = await ask(state);
    const isRight = answer.kind === 'refused' && answer.refusal.code === 'domain_is_right';
    return isRight ? home : (await requireData(Promise.resolve(answer))).address;
  };

  const arrive = async (code: string | null): Promise<string> => {
    const stored = readStored(storage);
    if (stored === null) return home;
    const answer = code === null ? null : await handIn({ code, state: stored.state });
    // After a refusal the page opens without a session, and redirects to the sign-in page.
    if (answer !== null && answer.kind !== 'refused') await requireData(Promise.resolve(answer));
    storage().removeItem(storageKey);
    if (stored.language !== null && chosenLanguage() === null) choose(stored.language);
    return ownPage(stored.to);
  };

  return {
    addressFor(zone) {
      const domain = redirectDomain(zone, here().host, origins);
      if (domain === null || origins === null) return null;
      const { pathname, search, hash } = here();
      const chosen = chosenLanguage();
      const carried = new URLSearchParams({
        to: pathname + search + hash,
        ...(chosen !== null && { language: chosen }),
      });
      return `${origins[domain]}${base}${switchPath}#${carried}`;
    },
    step() {
      const carried = new URLSearchParams(here().hash.slice(1));
      cleanAddress();
      const to = carried.get('to');
      const chosen = language.safeParse(carried.get('language')).data ?? null;
      if (to !== null) return Promise.resolve(begin(ownPage(to), chosen));
      const state = sessionPassState.safeParse(carried.get('state'));
      if (state.success) return pass(state.data);
      return arrive(sessionPassCode.safeParse(carried.get('code')).data ?? null);
    },
  };
}

function readStored(storage: () => Storage): StoredRedirect | null {
  try {
    return storedSchema.safeParse(JSON.parse(storage().getItem(storageKey) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
