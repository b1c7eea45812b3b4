import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesAs } from './placesOfState.ts';
import { fileOfPaths } from './recordPlaces.ts';

/** A page on a path; both numbers start at 0. */
interface PageOnPath {
  readonly path: number;
  readonly step: number;
  readonly happens: string;
  readonly lines: readonly string[];
}

/** The golden lines of a page and the shown lines in the same form; equal if the page matches. */
interface Compared {
  readonly golden: readonly string[];
  readonly shown: readonly string[];
}

/** Compares pages with a flow's golden files while its paths are walked; null if there are no files yet. */
export function goldenPlaces(folder: string): ((page: PageOnPath) => Compared) | null {
  if (!existsSync(join(folder, fileOfPaths))) return null;
  // Not `trimEnd`: a line may end with a blank.
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').replace(/\n$/, '');
  const ways = read(fileOfPaths)
    .split('\n\n')
    .map((way) => way.split('\n'));
  const files = readdirSync(folder).filter((name) => name !== fileOfPaths);
  const places = new Map(files.flatMap((name) => read(name).split(/\n\n(?=== )/)).map(sectionOf));
  return ({ path, step, happens, lines }) => {
    const golden = ways[path]?.[step] ?? 'the path is over';
    const arrow = `${happens} -> `;
    const written = places.get(golden.startsWith(arrow) ? golden.slice(arrow.length) : '');
    if (written === undefined) return { golden: [golden], shown: [`${arrow}…`, ...lines] };
    const [, base] = /^[(]as (.*), but:[)]$/.exec(written[0] ?? '') ?? [];
    const shown = base === undefined ? lines : linesAs({ name: base, lines: places.get(base) ?? [] }, lines);
    return { golden: [golden, ...written], shown: [golden, ...shown] };
  };
}

/** A place's name and lines without what was tried on it, which is collected from all paths. */
function sectionOf(section: string): readonly [string, readonly string[]] {
  const [name = '', ...lines] = section.split('\n');
  return [name.replace('== ', ''), lines.filter((line) => !line.startsWith('* '))];
}
