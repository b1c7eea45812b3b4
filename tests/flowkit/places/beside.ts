import { diffArrays } from 'diff';

interface Node {
  /** Indentation, role and attributes: equal in all languages. */
  readonly frame: string;
  readonly words: string;
}

const quoted = '"(?:[^"\\\\]|\\\\.)*"';
const node = new RegExp(`^(\\s*- )([^":]*?)(?: (${quoted}))?((?: \\[[^\\]]*\\])*)(:?)(?: (.*))?$`);

/** YAML quotes a line or a text if the words of a language require it. */
const unquoted = (line: string): string =>
  line
    .replace(
      /^(\s*- )'(.*)'(:?.*)$/,
      (_, start: string, key: string, rest: string) => start + key.replaceAll("''", "'") + rest,
    )
    .replace(new RegExp(`: (${quoted})$`), (_, text: string) => `: ${String(JSON.parse(text))}`);

function nodeOf(line: string): Node {
  const [, start = '', role = '', name, attributes = '', colon = '', text = ''] = node.exec(line) ?? [];
  const said = name === undefined ? '' : String(JSON.parse(name));
  const isLeaf = text !== '' || colon === '';
  return {
    frame: `${start}${role}${attributes}${isLeaf ? '' : ':'}`,
    words: [...new Set([said, text])].filter((one) => one !== '').join(': '),
  };
}

/**
 * An English tree with the words of the other languages beside each line, in language order: `=` where a language has
 * the English words, `–` where it has no such line. Lines that only another language has follow separately.
 */
export function beside(
  english: readonly string[],
  translations: readonly (readonly [language: string, lines: readonly string[]])[],
): readonly string[] {
  const lines = english.map(unquoted);
  const nodes = lines.map(nodeOf);
  const aligned = translations.map(([language, tree]) => align(nodes, language, tree.map(unquoted)));
  return lines.flatMap((line, index) => {
    const words = aligned.map(({ words: all }) => all[index] ?? '–');
    const isSame = words.every((each) => each === '=');
    return [isSame ? line : `${line} | ${words.join(' | ')}`, ...aligned.flatMap(({ own }) => own.get(index) ?? [])];
  });
}

/** Matches the words of a language to the English lines, and collects the lines that only that language has. */
function align(nodes: readonly Node[], language: string, tree: readonly string[]) {
  const words: (string | undefined)[] = [];
  const own = new Map<number, readonly string[]>();
  const others = tree.map(nodeOf);
  let here = 0;
  let there = 0;
  for (const side of sidesOf(nodes, others)) {
    const said = others[there]?.words ?? '';
    if (side === 'both') words[here] = said === nodes[here]?.words ? '=' : said;
    if (side === 'theirs') own.set(here - 1, [...(own.get(here - 1) ?? []), named(language, tree[there] ?? '')]);
    if (side !== 'theirs') here += 1;
    if (side !== 'ours') there += 1;
  }
  return { words, own };
}

function sidesOf(ours: readonly Node[], theirs: readonly Node[]): readonly ('both' | 'ours' | 'theirs')[] {
  const frames = (nodes: readonly Node[]) => nodes.map(({ frame }) => frame);
  return diffArrays(frames(ours), frames(theirs)).flatMap(({ added, removed, count }) =>
    Array.from({ length: count }, () => (added ? 'theirs' : removed ? 'ours' : 'both')),
  );
}

const named = (language: string, line: string): string => line.replace('- ', `- (${language}) `);
