import { differences } from './differences.ts';

/** What a page shows in one situation. The first of a state has its name, each further one a word for what led to it. */
export interface Place {
  readonly name: string;
  readonly lines: readonly string[];
  /** What else was tried on it, and what came of it. */
  readonly tried: readonly string[];
}

/** The places of a state as text: the first as a whole, the others by name, as what is different from one above where that is less. */
export function textOfPlaces([first, ...others]: readonly Place[]): string {
  if (first === undefined) return '';
  const wholes: Place[] = [];
  const sections = [first, ...others.sort(byName)].map((place) => {
    const [nearest] = wholes
      .map((base) => ({ base, different: differences(base.lines, place.lines) }))
      .sort((one, other) => one.different.length - other.different.length);
    const isNear = nearest !== undefined && nearest.different.length < place.lines.length / 2;
    if (!isNear) wholes.push(place);
    const written = isNear ? [`(as ${nearest.base.name}, but:)`, ...nearest.different] : place.lines;
    return [`== ${place.name}`, ...written, ...place.tried.map((outcome) => `* ${outcome}`)].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}

const byName = (one: Place, other: Place): number => (one.name < other.name ? -1 : 1);
