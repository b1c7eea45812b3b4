import type { GoldenSuite } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';
import { differenceIn } from '../../pathways/replayGoldenSuite.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/** What came of replaying a golden suite on every mutant of its machine. */
export interface MutantTrial {
  /** How many mutants there are of each kind. */
  readonly tried: Readonly<Record<string, number>>;
  readonly signed: number;
  /** Mutants that the suite does not notice and that nobody has signed, and signatures that do not hold; in words. */
  readonly problems: readonly string[];
}

/** The name under which a mutant is signed. */
export const mutantName = ({ kind, place }: Pick<Mutant, 'kind' | 'place'>): string => `${kind}: ${place}`;

/** Replays a golden suite on every mutant of a machine. Throws where the machine itself does something else. */
export function tryMutants(model: Model, suite: GoldenSuite, signed: Readonly<Record<string, string>>): MutantTrial {
  const stale = differenceIn(model, model.machine, suite);
  if (stale !== null) throw new Error(`The golden suite of ${suite.flow} fails without a mutant, ${stale}`);
  const events = [...new Set(model.events.map(({ event }) => event.type))];
  const mutants = mutantsOf(model.machine, events);
  const survivors = new Set(mutants.filter(({ make }) => differenceIn(model, make(), suite) === null).map(mutantName));
  const names = new Set(mutants.map(mutantName));
  const isSigned = (name: string) => (signed[name] ?? '') !== '';
  const dead = Object.keys(signed).filter((name) => !survivors.has(name));
  const ofKind = Map.groupBy(mutants, ({ kind }) => kind);
  return {
    tried: Object.fromEntries([...ofKind].map(([kind, all]) => [kind, all.length])),
    signed: [...survivors].filter(isSigned).length,
    problems: [
      ...[...survivors].filter((name) => !isSigned(name)).map((name) => `survived: ${name}`),
      ...dead.map((name) => (names.has(name) ? `signed, but dies: ${name}` : `signed, but is no mutant: ${name}`)),
    ],
  };
}
