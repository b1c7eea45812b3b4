import type { GoldenStep, GoldenSuite } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';
import { differenceIn } from '../../pathways/replayGoldenSuite.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** What came of replaying a golden suite on every mutant of its machine. */
export interface MutantTrial {
  /** How many mutants there are of each kind. */
  readonly tried: Readonly<Record<string, number>>;
  readonly accepted: number;
  /** Mutants that the suite does not notice and that are not accepted, and accepted ones that die or are none; in words. */
  readonly problems: readonly string[];
}

/** The name under which a mutant is accepted. */
export const mutantName = ({ kind, place }: Pick<Mutant, 'kind' | 'place'>): string => `${kind}: ${place}`;

/** A machine as it begins with an input, and what it does then. */
export interface Trial {
  readonly model: Model;
  readonly suite: GoldenSuite;
}

/**
 * Replays the golden suites of a machine, one for each input that matters, on every mutant. Throws where the machine itself does
 * something else.
 */
export function tryMutants(
  [first, ...others]: readonly [Trial, ...Trial[]],
  accepted: Readonly<Record<string, string>>,
): MutantTrial {
  const trials = [first, ...others];
  const { model } = first;
  for (const { model: begun, suite } of trials) {
    const stale = differenceIn(begun, begun.machine, suite);
    if (stale !== null) throw new Error(`The golden suite of ${suite.flow} fails without a mutant, ${stale}`);
  }
  const events = [...new Set(model.events.map(({ event }) => event.type))];
  const mutants = mutantsOf(model.machine, events);
  const isUnnoticed = ({ make, place }: Mutant) =>
    trials.every(({ model: begun, suite }) => differenceIn(begun, make(), nearestFirst(suite, place)) === null);
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

/** A suite with the paths first that come soonest to the state of a mutant: most mutants are noticed there. */
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
