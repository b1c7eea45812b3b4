import { parseSync } from 'vite';

/** A syntax-tree node of any type. Other fields are read by name. */
export interface Node {
  readonly type: string;
  /** Offsets in the source, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isNode = (value: unknown): value is Node =>
  isObject(value) && 'type' in value && 'start' in value && 'end' in value && typeof value.type === 'string';

const fieldOf = (node: object, field: string): unknown => Object.entries(node).find(([name]) => name === field)?.[1];

export function nodeIn(node: Node, field: string): Node | null {
  const value = fieldOf(node, field);
  return isNode(value) ? value : null;
}

export const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

/** Throws if the source is not valid TypeScript. */
export function parse(file: string, source: string): Node {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors.length > 0)
    throw new Error(`${file} cannot be parsed: ${errors.map(({ message }) => message).join(', ')}`);
  return program;
}

/** An identifier's name (for a member expression, its property's); a literal's text. */
export function textOf(node: Node | null): string | null {
  if (node === null) return null;
  if (node.type === 'MemberExpression') return textOf(nodeIn(node, 'property'));
  const text = fieldOf(node, node.type === 'Literal' ? 'value' : 'name');
  return typeof text === 'string' ? text : null;
}

const nameFields: Readonly<Record<string, string>> = {
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  VariableDeclarator: 'id',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  JSXAttribute: 'name',
  JSXOpeningElement: 'name',
  CallExpression: 'callee',
  NewExpression: 'callee',
};

/** The node's name in an address; null if it has none. */
export function nameOf(node: Node): string | null {
  if (node.type === 'JSXElement') return textOf(nodeIn(nodeIn(node, 'openingElement') ?? node, 'name'));
  const field = nameFields[node.type];
  return field === undefined || node.type === 'JSXOpeningElement' ? null : textOf(nodeIn(node, field));
}

const declarations: ReadonlySet<string> = new Set(['FunctionDeclaration', 'ClassDeclaration', 'VariableDeclarator']);
export const isDeclaration = ({ type }: Node): boolean => declarations.has(type);

/** The named node: the value of a key, an attribute or a constant; otherwise the node itself. */
export function namedNode(node: Node): Node {
  if (node.type === 'VariableDeclarator') return nodeIn(node, 'init') ?? node;
  if (node.type !== 'Property' && node.type !== 'JSXAttribute') return node;
  const value = nodeIn(node, 'value') ?? node;
  return value.type === 'JSXExpressionContainer' ? (nodeIn(value, 'expression') ?? value) : value;
}

export const isShorthand = (node: Node): boolean => node.type === 'Property' && fieldOf(node, 'shorthand') === true;

/** The topmost nodes that satisfy a test; does not search inside them. */
export function outermostNodes(node: Node, holds: (node: Node) => boolean): readonly Node[] {
  return holds(node) ? [node] : childrenOf(node).flatMap((child) => outermostNodes(child, holds));
}

export const nodesIn = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(nodesIn)];

/** Fields without meaning for a node's form: its position, and the spelling of its text. */
const ignoredFields: ReadonlySet<string> = new Set(['start', 'end', 'range', 'raw']);

/** Whether two trees have the same form. What `hole` accepts in the first matches anything in the second. */
export function isSameForm(one: unknown, other: unknown, hole: (one: Node, other: Node) => boolean | null): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const [ones, others] = [one, other].map((list) => list.filter((each) => !isBlank(each)));
    return ones?.length === others?.length && ones?.every((each, at) => isSameForm(each, others?.[at], hole)) === true;
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  if (isNode(one) && isNode(other)) {
    const filled = hole(one, other);
    if (filled !== null) return filled;
    if (one.type === 'JSXText' && other.type === 'JSXText') return jsxText(one) === jsxText(other);
  }
  const fields = Object.keys({ ...one, ...other }).filter((field) => !ignoredFields.has(field));
  return fields.every((field) => isSameForm(fieldOf(one, field), fieldOf(other, field), hole));
}

/** Whether an element's child is only whitespace. */
const isBlank = (child: unknown): boolean => isNode(child) && child.type === 'JSXText' && jsxText(child) === '';

const jsxText = (text: Node): string => String(fieldOf(text, 'value')).replace(/\s+/g, ' ').trim();
