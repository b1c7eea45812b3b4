import type { GoldenStep, GoldenSuite } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';
import { firstDifference } from '../../pathways/replayGoldenSuite.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface MutantTrial {
  readonly tried: Readonly<Record<string, number>>;
  readonly accepted: number;
  /** Surviving mutants that are not accepted, and accepted ones that die or do not exist. */
  readonly problems: readonly string[];
}

export const mutantName = ({ kind, place }: Pick<Mutant, 'kind' | 'place'>): string => `${kind}: ${place}`;

export interface ModelSuite {
  readonly model: Model;
  readonly suite: GoldenSuite;
}

/**
 * Replays a machine's golden suites, one per relevant input, on every mutant. Throws if the machine itself fails them.
 */
export function tryMutants(
  [first, ...others]: readonly [ModelSuite, ...ModelSuite[]],
  accepted: Readonly<Record<string, string>>,
): MutantTrial {
  const trials = [first, ...others];
  const { model } = first;
  for (const { model: begun, suite } of trials) {
    const stale = firstDifference(begun, begun.machine, suite);
    if (stale !== null) throw new Error(`The golden suite of ${suite.flow} fails without a mutant, ${stale}`);
  }
  const events = [...new Set(model.events.map(({ event }) => event.type))];
  const mutants = mutantsOf(model.machine, events);
  const isUnnoticed = ({ make, place }: Mutant) =>
    trials.every(({ model: begun, suite }) => firstDifference(begun, make(), nearestFirst(suite, place)) === null);
  const survivors = new Set(mutants.filter(isUnnoticed).map(mutantName));
  const names = new Set(mutants.map(mutantName));
  const isAccepted = (name: string) => (accepted[name] ?? '') !== '';
  const dead = Object.keys(accepted).filter((name) => !survivors.has(name));
  const ofKind = Map.groupBy(mutants, ({ kind }) => kind);
  return {
    tried: Object.fromEntries([...ofKind].map(([kind, all]) => [kind, all.length])),
    accepted: [...survivors].filter(isAccepted).length,
    problems: [
      ...[...survivors].filter((name) => !isAccepted(name)).map((name) => `survived: ${name}`),
      ...dead.map((name) => (names.has(name) ? `accepted, but dies: ${name}` : `accepted, but is no mutant: ${name}`)),
    ],
  };
}

/** Puts the paths first that reach the mutant's state soonest: most mutants are noticed there. */
function nearestFirst(suite: GoldenSuite, place: string): GoldenSuite {
  const [state = ''] = place.split(/[ ,]/);
  const isThere = ({ takes }: GoldenStep) =>
    takes.some((id) => id.startsWith(`${state} `) || id.endsWith(`-> ${state}`));
  const stepsTo = (steps: readonly GoldenStep[]): number => {
    const at = steps.findIndex(isThere);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  const paths = suite.paths
    .map((steps) => ({ steps, at: stepsTo(steps) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at));
  return { ...suite, paths: paths.map(({ steps }) => steps) };
}
