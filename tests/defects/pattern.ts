import { childrenOf, isSameForm, type Node, nodeIn, nodesIn, parse } from './syntax.ts';

/** Ways to parse a pattern: code around it, and the fields from the program to the pattern's node. */
const parseForms: readonly { readonly wrap: (code: string) => string; readonly fields: readonly string[] }[] = [
  { wrap: (code) => `(<a ${code}\n/>)`, fields: ['body', 'expression', 'openingElement', 'attributes'] },
  { wrap: (code) => `(${code}\n)`, fields: ['body', 'expression'] },
  { wrap: (code) => `({ ${code}\n})`, fields: ['body', 'expression', 'properties'] },
  { wrap: (code) => `async () => {${code}\n}`, fields: ['body', 'expression', 'body', 'body'] },
];

/** The only node in a field; null if it contains none or several. */
function onlyNodeIn(node: Node | null, field: string): Node | null {
  if (node === null) return null;
  const value: unknown = Object.entries(node).find(([name]) => name === field)?.[1];
  if (!Array.isArray(value)) return nodeIn(node, field);
  return value.length === 1 ? (childrenOf(node).find((child) => child === value[0]) ?? null) : null;
}

/** A name without a value, and a spread, would also parse as attributes; they are read as expressions. */
const isOwnForm = (node: Node): boolean =>
  node.type === 'JSXAttribute' ? nodeIn(node, 'value') !== null : node.type !== 'JSXSpreadAttribute';

/** Throws unless the pattern is an expression, a property, an attribute or a statement. */
function parsePattern(pattern: string): Node {
  for (const { wrap, fields } of parseForms) {
    try {
      const program: Node | null = parse('pattern.tsx', wrap(pattern));
      const found = fields.reduce(onlyNodeIn, program);
      if (found !== null && isOwnForm(found)) return found;
    } catch {
      // Not of this kind: try the next one.
    }
  }
  throw new Error(`This is no pattern: ${pattern}`);
}

export interface Match {
  readonly node: Node;
  readonly filled: ReadonlyMap<string, string>;
}

const holeOf = (node: Node): string | null =>
  node.type === 'Identifier' && 'name' in node && /^\$[1-9]$/.test(String(node.name)) ? String(node.name) : null;

export function matchesIn(scope: Node, pattern: string, source: string): readonly Match[] {
  const form = parsePattern(pattern);
  return nodesIn(scope).flatMap((node) => {
    const filled = new Map<string, string>();
    const fill = (hole: Node, found: Node): boolean | null => {
      const name = holeOf(hole);
      if (name === null) return null;
      const text = source.slice(found.start, found.end);
      const before = filled.get(name);
      filled.set(name, text);
      return before === undefined || before === text;
    };
    return isSameForm(form, node, fill) ? [{ node, filled }] : [];
  });
}
