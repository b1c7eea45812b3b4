import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type DeclaredTransition, declaredTransitionsOf } from '../declaredTransitions.ts';
import { transitionText } from './labels.ts';

/** Position and size in pixels, from the top left corner of the picture. */
export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'] | 'initial';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The number of boxes around it. */
  readonly depth: number;
  readonly lines: readonly { readonly id: string; readonly text: string; readonly x: number; readonly y: number }[];
}

/** All transitions between two states. Their texts are in the box of the source state. */
export interface DrawnArrow {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Empty for the arrow to an initial state. */
  readonly ids: readonly string[];
}

export interface Diagram {
  readonly width: number;
  readonly height: number;
  /** Outer boxes come before inner ones. */
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

/** Width of a letter in pixels, by the kind of text. */
const letterWidth = { state: 11.2, transition: 7.1 };
export const lineHeight = 19;
const nameHeight = 30;
/** In pixels, for the number of visits. */
const countWidth = 40;
const minBoxSize = { width: 96, height: 44 };
const initialMarkerId = (node: AnyStateNode): string => `${node.id} initial`;

const graphOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '26',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
};

/** Puts the texts of transitions into the boxes: that takes less than half the room of texts beside the arrows. */
export async function layOut(machine: AnyStateMachine): Promise<Diagram> {
  const { root } = machine;
  const elk = new Elk();
  const declared = declaredTransitionsOf(machine);
  const arrows = mergedArrows(declared);
  const order = idsIn(root);
  const graph: ElkNode = {
    id: ' ',
    layoutOptions: graphOptions,
    children: [boxOf(root, declared)],
    edges: [...arrows.map((arrow) => edgeOf(arrow, order)), ...initialEdges(root)],
  };
  const laidOut = await elk.layout(graph);
  const ids = new Map(arrows.map((arrow) => [arrow.id, arrow.ids]));
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: (laidOut.children ?? []).flatMap((child) => statesIn(child, machine, declared, 0)),
    arrows: (laidOut.edges ?? []).flatMap((edge) => arrowsOf(edge, ids.get(edge.id) ?? [])),
  };
}

const idsIn = (node: AnyStateNode): readonly string[] => [node.id, ...Object.values(node.states).flatMap(idsIn)];

interface MergedArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly ids: readonly string[];
}

/** Omits transitions to the source state itself: they are only a line in its box. */
function mergedArrows(declared: readonly DeclaredTransition[]): readonly MergedArrow[] {
  const arrows = new Map<string, MergedArrow>();
  for (const one of declared) {
    for (const to of one.targets.filter((target) => target !== one.source)) {
      const id = `${one.source} > ${to}`;
      arrows.set(id, { id, from: one.source, to, ids: [...(arrows.get(id)?.ids ?? []), one.id] });
    }
  }
  return [...arrows.values()];
}

const transitionsFrom = (id: string, declared: readonly DeclaredTransition[]): readonly DeclaredTransition[] =>
  declared.filter(({ source }) => source === id);

const lineText = (one: DeclaredTransition): string =>
  one.targets.every((target) => target === one.source) ? `${transitionText(one)} ↺` : transitionText(one);

function boxOf(node: AnyStateNode, declared: readonly DeclaredTransition[]): ElkNode {
  const lines = transitionsFrom(node.id, declared);
  const widths = lines.map((line) => lineText(line).length * letterWidth.transition + countWidth);
  const width = Math.max(minBoxSize.width, node.key.length * letterWidth.state + 28, ...widths);
  const height = Math.max(minBoxSize.height, nameHeight + lines.length * lineHeight + 8);
  const children = Object.values(node.states).map((child) => boxOf(child, declared));
  if (children.length === 0) return { id: node.id, width, height };
  const initial: ElkNode = {
    id: initialMarkerId(node),
    width: 12,
    height: 12,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return {
    id: node.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 6},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: node.type === 'parallel' ? children : [initial, ...children],
  };
}

const initialEdges = (node: AnyStateNode): ElkExtendedEdge[] => {
  const below = Object.values(node.states).flatMap(initialEdges);
  const [target] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  if (target === undefined) return below;
  return [{ id: initialMarkerId(node), sources: [initialMarkerId(node)], targets: [target.id] }, ...below];
};

function edgeOf({ id, from, to }: MergedArrow, order: readonly string[]): ElkExtendedEdge {
  const isForward = order.indexOf(from) < order.indexOf(to);
  return {
    id,
    sources: [from],
    targets: [to],
    layoutOptions: { 'elk.layered.priority.direction': isForward ? '10' : '0' },
  };
}

function statesIn(
  node: ElkNode,
  machine: AnyStateMachine,
  declared: readonly DeclaredTransition[],
  depth: number,
): DrawnState[] {
  const { id, x = 0, y = 0, width = 0, height = 0 } = node;
  const isInitial = id.endsWith(' initial');
  const found = isInitial ? null : machine.getStateNodeById(id);
  const lines = transitionsFrom(id, declared).map((line, index) => ({
    id: line.id,
    text: lineText(line),
    x: x + 12,
    y: y + nameHeight + 12 + index * lineHeight,
  }));
  const kind = found?.type ?? ('initial' as const);
  const box = { id, name: found?.key ?? '', kind, x, y, width, height, depth, lines };
  return [box, ...(node.children ?? []).flatMap((child) => statesIn(child, machine, declared, depth + 1))];
}

const arrowsOf = ({ sections = [] }: ElkExtendedEdge, ids: readonly string[]): DrawnArrow[] =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) => ({
    points: [startPoint, ...bendPoints, endPoint],
    ids,
  }));
