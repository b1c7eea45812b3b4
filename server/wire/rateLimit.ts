import type { Call } from '#contract/call.ts';
import type { Rate } from '#contract/limits.ts';
import type { Deps } from '../deps.ts';
import type { CallRates } from '../load/load.ts';
import type { Requester } from './access.ts';
import { ipv6SiteOf, networksPerSite } from './network.ts';

/** Whose turns a request takes; `times` multiplies the rate of its call. */
interface RateLimitSubject {
  readonly among: keyof CallRates;
  readonly name: string;
  readonly times: number;
}

/**
 * Tab secrets and networks within a site cost nothing: a tab also takes its network's turns (ten times as many, for ten
 * users), and a network its site's. Outermost first: site, network, tab.
 */
function rateLimitSubjectsOf(
  { caller, tab }: Pick<Requester, 'caller' | 'tab'>,
  network: string,
): readonly RateLimitSubject[] {
  if (tab.kind !== 'tab' && caller !== null) return [{ among: 'accounts', name: caller.user_id, times: 1 }];
  const times = tab.kind === 'tab' ? 10 : 1;
  const site = ipv6SiteOf(network);
  const askers: RateLimitSubject[] =
    site === null ? [] : [{ among: 'networks', name: site, times: times * networksPerSite }];
  askers.push({ among: 'networks', name: network, times });
  if (tab.kind === 'tab') askers.push({ among: 'tabs', name: tab.hash, times: 1 });
  return askers;
}

interface RateLimitedCall extends Pick<Call, 'rate'> {
  readonly path: string;
}

/**
 * The seconds until a call may be made again; null if now. A network without a turn returns its site's. A tab without
 * one does not return its network's, since rejected calls would otherwise cost nothing.
 */
export function secondsUntilAllowed(
  { rate, path }: RateLimitedCall,
  asking: Pick<Requester, 'caller' | 'tab'>,
  network: string,
  { load, now }: Pick<Deps, 'load' | 'now'>,
  turns = 1,
): number | null {
  if (rate === null) return null;
  const taken: { readonly among: keyof CallRates; readonly key: string; readonly own: Rate }[] = [];
  for (const { among, name, times } of rateLimitSubjectsOf(asking, network)) {
    const [key, own] = [`${path} ${name}`, { ...rate, times: rate.times * times }];
    const wait = load.calls[among].take(key, own, now(), turns);
    if (wait !== null) {
      if (among === 'networks') for (const turn of taken) load.calls[turn.among].giveBack(turn.key, turn.own, turns);
      return wait;
    }
    taken.push({ among, key, own });
  }
  return null;
}
