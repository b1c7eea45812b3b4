import { z } from 'zod/mini';
import {
  type DomainOrigins,
  domainOfHost,
  domainToGoTo,
  otherDomain,
  passCode,
  passState,
  switchPath,
} from '#contract/entities/domain.ts';
import { type Language, language } from '#contract/languages.ts';
import type { Result } from '../api/result.ts';
import { needed } from '../services/load.ts';
import type { RegionRedirect } from '../services/services.ts';
import { ofTab, secretOf } from '../services/tab.ts';

interface RegionRedirectDeps {
  /** Asks for a pass. */
  readonly ask: (state: string) => Promise<Result<{ readonly address: string }>>;
  /** Hands a pass in. */
  readonly handIn: (pass: { readonly code: string; readonly state: string }) => Promise<Result<unknown>>;
  readonly origins: DomainOrigins | null;
  /** The language that was chosen on this domain; null where none was. */
  readonly chosenLanguage: () => Language | null;
  readonly choose: (chosen: Language) => void;
  /** The path below which the pages are. */
  readonly base: string;
  readonly here: () => URL;
  /** Takes out of the address what stands behind its `#`. */
  readonly cleanAddress: () => void;
  readonly storage: () => Storage;
  readonly randomBytes: (count: number) => Uint8Array;
}

const keptName = `${ofTab}goingOver`;

/** What the tab keeps while it fetches a pass: nothing of it is taken from an address later. */
const keptSchema = z.object({ state: passState, to: z.string(), language: z.nullable(language) });
type Kept = z.infer<typeof keptSchema>;

/**
 * A client that belongs to the other domain goes there in three steps, each by the switching page of a domain.
 * The other domain makes up a state, which its tab keeps with the page that is wanted, and sends the tab back. There the
 * session asks the server for a pass for that state. The other domain hands the pass in with the state that it has kept: whoever
 * lures somebody to a pass of their own finds no tab that has asked for it. A language that was chosen on the one domain comes along,
 * unless another was chosen on the other.
 */
export function createRegionRedirect(deps: RegionRedirectDeps): RegionRedirect {
  const { ask, handIn, origins, chosenLanguage, choose, base, here, cleanAddress, storage, randomBytes } = deps;
  const home = `${base}/home`;

  /** A page of this mall by its path, whatever a link says. */
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
    const kept: Kept = { state: secretOf(randomBytes), to, language: chosen };
    try {
      storage().setItem(keptName, JSON.stringify(kept));
    } catch {
      // Without it no pass holds: the person signs in here.
      return to;
    }
    return `${origins[otherDomain[domain]]}${base}${switchPath}#state=${kept.state}`;
  };

  const pass = async (state: string): Promise<string> => {
    const answer = await ask(state);
    const isRight = answer.kind === 'refused' && answer.refusal.code === 'domain_is_right';
    return isRight ? home : (await needed(Promise.resolve(answer))).address;
  };

  const arrive = async (code: string | null): Promise<string> => {
    const kept = readKept(storage);
    if (kept === null) return home;
    const answer = code === null ? null : await handIn({ code, state: kept.state });
    // A page that nobody is signed in on leads to the sign-in page by itself, and back.
    if (answer !== null && answer.kind !== 'refused') await needed(Promise.resolve(answer));
    storage().removeItem(keptName);
    if (kept.language !== null && chosenLanguage() === null) choose(kept.language);
    return ownPage(kept.to);
  };

  return {
    addressFor(zone) {
      const domain = domainToGoTo(zone, here().host, origins);
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
      const state = passState.safeParse(carried.get('state'));
      if (state.success) return pass(state.data);
      return arrive(passCode.safeParse(carried.get('code')).data ?? null);
    },
  };
}

function readKept(storage: () => Storage): Kept | null {
  try {
    return keptSchema.safeParse(JSON.parse(storage().getItem(keptName) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
