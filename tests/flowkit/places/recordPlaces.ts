import { valueText } from '../../../pathways/valueText.ts';
import { type Place, textOfPlaces } from './placesOfState.ts';

export interface SeenPage {
  /** Label of the stimulus that led there. */
  readonly happens: string;
  readonly value: unknown;
  readonly lines: readonly string[];
  readonly tried: readonly string[];
}

interface Recorded {
  readonly state: string;
  readonly lines: readonly string[];
  readonly happens: Set<string>;
  readonly tried: Set<string>;
}

export interface PlaceRecord {
  readonly see: (path: string, page: SeenPage) => void;
  readonly files: () => ReadonlyMap<string, string>;
}

export const fileOfPaths = 'paths.txt';

/** `sending(transfer, progress.watched)` becomes `sending-transfer-progress.watched.txt`. */
const fileOf = (state: string): string => `${state.replaceAll(/[^\w.]+/g, '-').replace(/-$/, '')}.txt`;

export function recordPlaces(): PlaceRecord {
  const states = new Map<string, Map<string, Recorded>>();
  const paths = new Map<string, { readonly happens: string; readonly place: Recorded }[]>();
  return {
    see: (path, { happens, value, lines, tried }) => {
      const state = valueText(value);
      const places = states.get(state) ?? new Map<string, Recorded>();
      const key = lines.join('\n');
      const place = places.get(key) ?? { state, lines, happens: new Set(), tried: new Set() };
      states.set(state, places.set(key, place));
      place.happens.add(happens);
      for (const outcome of tried) place.tried.add(outcome);
      paths.set(path, [...(paths.get(path) ?? []), { happens, place }]);
    },
    files: () => {
      const names = new Map([...states.values()].flatMap((places) => namesOf([...places.values()])));
      const written = (place: Recorded): Place => ({
        name: names.get(place) ?? place.state,
        lines: place.lines,
        tried: [...place.tried].sort(),
      });
      const walked = [...paths.values()].map((steps) =>
        steps.map(({ happens, place }) => `${happens} -> ${written(place).name}`).join('\n'),
      );
      return new Map([
        ...[...states].map(
          ([state, places]) => [fileOf(state), textOfPlaces([...places.values()].map(written))] as const,
        ),
        [fileOfPaths, `${walked.join('\n\n')}\n`] as const,
      ]);
    },
  };
}

/**
 * Names of a state's places. The first has the name of the state, each further one the shortest unused word for what
 * leads to it, so that another example renames nothing.
 */
function namesOf([first, ...others]: readonly Recorded[]): readonly (readonly [Recorded, string])[] {
  if (first === undefined) return [];
  const used = new Set<string>();
  const named = others.map((place) => {
    const words = [...place.happens]
      .map(wordFor)
      .sort((one, other) => one.length - other.length || (one < other ? -1 : 1));
    const [shortest = ''] = words;
    let word = words.find((each) => !used.has(each));
    for (let more = 2; word === undefined; more += 1) {
      const numbered = `${shortest}, ${more}`;
      if (!used.has(numbered)) word = numbered;
    }
    used.add(word);
    return [place, `${place.state} / ${word}`] as const;
  });
  return [[first, first.state], ...named];
}

/** `readPayment: paid` becomes `paid`; an event keeps its label. */
const wordFor = (happens: string): string => happens.replace(/^\w+: /, '');
