import { diffArrays } from 'diff';

/**
 * What a page shows in one situation. The first place of a state has its name; each further one adds a word for what
 * led to it.
 */
export interface Place {
  readonly name: string;
  readonly lines: readonly string[];
  /** What else was tried on it, with the results. */
  readonly tried: readonly string[];
}

/**
 * The places of a state as text: the first in full, the others by name, as differences from an earlier one if that is
 * shorter.
 */
export function textOfPlaces([first, ...others]: readonly Place[]): string {
  if (first === undefined) return '';
  const wholes: Place[] = [];
  const sections = [first, ...others.sort(byName)].map((place) => {
    const [nearest] = wholes.map((base) => linesAs(base, place.lines)).sort((one, other) => one.length - other.length);
    const isNear = nearest !== undefined && nearest.length - 1 < place.lines.length / 2;
    if (!isNear) wholes.push(place);
    const written = isNear ? nearest : place.lines;
    return [`== ${place.name}`, ...written, ...place.tried.map((outcome) => `* ${outcome}`)].join('\n');
  });
  return `${sections.join('\n\n')}\n`;
}

export const linesAs = (base: Pick<Place, 'name' | 'lines'>, lines: readonly string[]): readonly string[] => [
  `(as ${base.name}, but:)`,
  ...differences(base.lines, lines),
];

const byName = (one: Place, other: Place): number => (one.name < other.name ? -1 : 1);

interface WrittenLine {
  readonly line: string;
  isWritten: boolean;
}

const depthOf = (line: string): number => line.length - line.trimStart().length;

/** Added and removed lines, each below its parents and after its preceding line. */
function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const written: string[] = [];
  let context: readonly WrittenLine[] = [];
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    const sign = added ? '+' : removed ? '-' : ' ';
    for (const line of value) {
      const isChanged = sign !== ' ';
      const around = context.filter((one) => depthOf(one.line) <= depthOf(line));
      if (isChanged) {
        for (const one of around.filter(({ isWritten }) => !isWritten)) {
          written.push(`  ${one.line}`);
          one.isWritten = true;
        }
        written.push(`${sign} ${line}`);
      }
      context = [...around.filter((one) => depthOf(one.line) < depthOf(line)), { line, isWritten: isChanged }];
    }
  }
  return written;
}
