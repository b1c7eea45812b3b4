import type { Route } from './graph.ts';
import type { Stimulus } from './model.ts';

/** `gain` is 0 for a step that is only on the way. */
export interface RouteStep<Somewhere> {
  readonly stimulus: Stimulus;
  readonly to: Somewhere;
  readonly gain: number;
}

interface ReachedPosition<Somewhere> {
  readonly at: Somewhere;
  readonly route: Route;
}

/**
 * The shortest route to a gain, and among equally short ones the one with the largest. Null if there is none. Expands
 * positions of equal name only once.
 */
export function nearestRoute<Somewhere>(
  from: Somewhere,
  nameOf: (at: Somewhere) => string,
  onwardFrom: (at: Somewhere) => readonly RouteStep<Somewhere>[],
): Route | null {
  const seen = new Set<string>();
  let level: readonly ReachedPosition<Somewhere>[] = [{ at: from, route: [] }];
  while (level.length > 0) {
    const onward = level.flatMap(({ at, route }) => onwardFrom(at).map((step) => ({ ...step, route })));
    const most = onward.reduce((best, { gain }) => Math.max(best, gain), 0);
    const found = onward.find(({ gain }) => most > 0 && gain === most);
    if (found !== undefined) return [...found.route, found.stimulus];
    level = onward.flatMap(({ to, stimulus, route }) => {
      const name = nameOf(to);
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ at: to, route: [...route, stimulus] }];
    });
  }
  return null;
}
