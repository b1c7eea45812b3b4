import { readGoldenSuite } from '../../pathways/readGoldenSuite.ts';

/** A place of a flow, with the shortest path to it in its golden suite. */
export interface Place {
  readonly flow: string;
  /** The state's value as text. */
  readonly name: string;
  readonly way: readonly string[];
}

const suites = import.meta.glob<string>('../flows/*/suite.json', { query: '?raw', import: 'default', eager: true });

function placesIn(file: string, text: string): readonly Place[] {
  const read = readGoldenSuite(text);
  if (read.kind === 'unreadable') throw new Error(`${file} is not a suite: ${read.problem}`);
  const { flow, paths } = read.suite;
  const nearest = new Map<string, Place>();
  for (const steps of paths) {
    for (const [index, { leadsTo: name }] of steps.entries()) {
      const known = nearest.get(name);
      if (known !== undefined && known.way.length <= index) continue;
      nearest.set(name, { flow, name, way: steps.slice(1, index + 1).flatMap(({ happens }) => happens ?? []) });
    }
  }
  return [...nearest.values()];
}

const placesByFlow = new Map<string, readonly Place[]>();

/** Reads a suite only on demand, because suites are long. */
export function placesOf(flow: string): readonly Place[] {
  const known = placesByFlow.get(flow);
  if (known !== undefined) return known;
  const file = `../flows/${flow}/suite.json`;
  const found = placesIn(file, suites[file] ?? '');
  placesByFlow.set(flow, found);
  return found;
}

export const allPlaces = (): readonly Place[] =>
  Object.keys(suites).flatMap((file) => placesOf(file.split('/').at(-2) ?? ''));
