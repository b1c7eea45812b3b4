import { globSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flows, isFlow } from '#machines/flows/index.ts';
import { childrenOf, type Node, nameOf, nodeIn, nodesIn, parse, textOf } from '../defects/syntax.ts';

const root = join(import.meta.dirname, '../..');

/** The lists of flows, one per room. The server's modules are listed in `server/modules`. */
const lists = ['machines/flows/index.ts', 'src/flows/index.ts', 'tests/flows/index.ts'];

/** Other files that may know several flows. Remove one that no longer does. */
const exceptions: Readonly<Record<string, string>> = {
  'src/ui/paths.ts': 'views of one flow link to pages of another, whose folder they must not import',
  'tests/gallery/components/orders.tsx': 'parts that the pages of several flows share are shown with examples of each',
};

/** This many names of flows in one object or array are a table of flows; fewer can be fields of an order. */
const minTableRows = 3;

/** Flow folders by name. Both verifications share one, as they share most files. */
const folderGroups: Readonly<Record<string, string>> = {
  verification: 'verification',
  mainlandVerification: 'verification',
  overseasVerification: 'verification',
};
function flowOf(path: string): string | null {
  const [, folder = ''] = /^(?:machines|src|tests)\/flows\/(\w+)\//.exec(path) ?? [];
  return folderGroups[folder] ?? (isFlow(folder) ? folder : null);
}

const importNodeTypes = ['ImportDeclaration', 'ImportExpression', 'ExportNamedDeclaration', 'ExportAllDeclaration'];

function flowsImportedBy(file: string, nodes: readonly Node[]): ReadonlySet<string> {
  const targets = nodes
    .filter(({ type }) => importNodeTypes.includes(type))
    .map((node) => textOf(nodeIn(node, 'source')) ?? '')
    .map((name) => (name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name)));
  return new Set(targets.flatMap((target) => flowOf(target) ?? []));
}

const namesIn = (node: Node): readonly string[] =>
  childrenOf(node)
    .map((each) => (node.type === 'ObjectExpression' ? nameOf(each) : textOf(each)) ?? '')
    .filter(isFlow);

const flowNamePattern = new RegExp(['verification', ...Object.keys(flows)].join('|'));

function flowNameProblems(file: string, source: string): readonly string[] {
  // Skips parsing, which most files do not need.
  if (!flowNamePattern.test(source)) return [];
  const nodes = nodesIn(parse(file, source));
  const own = flowOf(file);
  const imported = [...flowsImportedBy(file, nodes)].filter((flow) => flow !== own);
  const isTable = nodes.some(
    (node) => ['ObjectExpression', 'ArrayExpression'].includes(node.type) && namesIn(node).length >= minTableRows,
  );
  return [
    ...(imported.length > (own === null ? 1 : 0) ? [`imports ${imported.join(', ')}`] : []),
    ...(isTable ? ['has a table of flows'] : []),
  ];
}

const problems = globSync('{contract,machines,pathways,scripts,server,src,tests}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map((file) => file.split(sep).join('/'))
  .filter((file) => !lists.includes(file))
  .map((file) => ({ file, why: flowNameProblems(file, readFileSync(join(root, file), 'utf8')) }))
  .filter(({ why }) => why.length > 0);

describe('knowledge of several flows', () => {
  it('only the flow lists and the listed exceptions know several flows', () => {
    expect(problems.filter(({ file }) => !Object.hasOwn(exceptions, file))).toEqual([]);
  });

  it('every listed exception still knows several flows', () => {
    expect(Object.keys(exceptions).filter((file) => !problems.some((one) => one.file === file))).toEqual([]);
  });

  it.each([
    [
      'an import of two of them',
      "import '#machines/flows/invoice/types.ts';\nimport '../src/flows/purchase/view.ts';",
      1,
    ],
    ['an import of one', "import '#machines/flows/invoice/types.ts';\nimport '#src/flows/invoice/view.ts';", 0],
    ['a table', 'export const names = { invoice: 1, purchase: 2, activation: 3 };', 1],
    ['a list of names', "export const names = ['invoice', 'purchase', 'activation'];", 1],
    ['fields of an order', 'export const order = { invoice: 1, activation: 3 };', 0],
  ])('the check for several flows is right about %s outside of the flow folders', (_what, source, count) => {
    expect(flowNameProblems('scripts/example.ts', source)).toHaveLength(count);
  });

  it('the check for several flows finds an import from one flow folder into another', () => {
    const source = "import '../purchase/view.ts';";
    expect(flowNameProblems('src/flows/invoice/view.ts', source)).toEqual(['imports purchase']);
    expect(flowNameProblems('src/flows/purchase/parts/Summary.tsx', source.replace('../', '../../'))).toEqual([]);
  });
});
