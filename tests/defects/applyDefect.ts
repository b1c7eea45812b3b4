import type { Defect } from './defect.ts';
import { type Match, matchesIn } from './pattern.ts';
import {
  childrenOf,
  isDeclaration,
  isSameForm,
  isShorthand,
  type Node,
  namedNode,
  nameOf,
  nodesIn,
  outermostNodes,
  parse,
} from './syntax.ts';

/** Throws if the defect's address matches no node or several, or if the result is invalid or unchanged. */
export function applyDefect(source: string, file: string, defect: Defect): string {
  const program = parse(file, source);
  const { match, named } = find(program, source, defect);
  const result =
    defect.becomes === ''
      ? removeNode(source, removalRoot(program, named ?? match.node))
      : source.slice(0, match.node.start) +
        (named !== null && isShorthand(named) ? `${nameOf(named)}: ` : '') +
        fillHoles(defect.becomes, match, source) +
        source.slice(match.node.end);
  if (isSameForm(program, parse(file, result), () => null))
    throw new Error(`“${defect.name}” changes nothing in ${file}`);
  return result;
}

/** The node at an address; `named` is the node of the last name if the address ends with a name. */
function find(program: Node, source: string, { name, in: names, node: pattern }: Defect) {
  const fail = (what: string, count: number): never => {
    throw new Error(`“${name}”: ${what} is there ${count} times`);
  };
  let named = program;
  let scope = program;
  for (const [at, step] of names.split(' ').entries()) {
    const all = outermostNodes(
      scope,
      (node) => node !== named && nameOf(node) === step && (at > 0 || isDeclaration(node)),
    );
    const [first] = all;
    if (first === undefined || all.length > 1)
      return fail(
        names
          .split(' ')
          .slice(0, at + 1)
          .join(' '),
        all.length,
      );
    named = first;
    scope = namedNode(first);
  }
  if (pattern === undefined) return { match: { node: scope, filled: new Map<string, string>() }, named };
  const all = matchesIn(scope, pattern, source);
  const [match] = all;
  if (match === undefined || all.length > 1) return fail(`${pattern} in ${names}`, all.length);
  return { match, named: null };
}

const fillHoles = (code: string, { node, filled }: Match, source: string): string =>
  code.replace(/\$\d/g, (hole) => filled.get(hole) ?? (hole === '$0' ? source.slice(node.start, node.end) : hole));

/** The syntax around a node that must be removed with it. */
function removalRoot(program: Node, node: Node): Node {
  const parent = nodesIn(program).find((each) => childrenOf(each).includes(node));
  if (parent === undefined) return node;
  return parent.type === 'ExpressionStatement' || parent.type === 'JSXExpressionContainer' ? parent : node;
}

/** The source without a node and its separating comma. */
function removeNode(source: string, { start, end, type }: Node): string {
  const before = source.slice(0, start);
  const after = source.slice(end);
  if (type.startsWith('JSX') || type.endsWith('Statement')) return before + after;
  return /^\s*,/.test(after) ? before + after.replace(/^\s*,/, '') : before.replace(/,\s*$/, '') + after;
}
