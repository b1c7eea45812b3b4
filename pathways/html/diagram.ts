import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type Declared, declaredOf } from '../declared.ts';
import { transitionText } from './labels.ts';

/** A state as a box: its corner and size in pixels, from the corner of the picture. */
export interface DrawnState {
  readonly id: string;
  readonly name: string;
  readonly kind: AnyStateNode['type'] | 'initial';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How many boxes are around it. */
  readonly depth: number;
}

/** All transitions between two states, as one arrow with a line of text for each. */
export interface DrawnArrow {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly lines: readonly { readonly id: string; readonly text: string; readonly x: number; readonly y: number }[];
}

export interface Diagram {
  readonly width: number;
  readonly height: number;
  /** Outer boxes come before those within. */
  readonly states: readonly DrawnState[];
  readonly arrows: readonly DrawnArrow[];
}

const letter = { state: 8.6, transition: 6.3 };
const lineHeight = 15;
/** Room behind a line for the number of times that it is taken. */
const countWidth = 30;
const initialOf = (node: AnyStateNode): string => `${node.id} initial`;

const leafOptions = {
  'elk.nodeSize.constraints': 'NODE_LABELS MINIMUM_SIZE',
  'elk.nodeSize.minimum': '(92,36)',
  'elk.nodeLabels.placement': 'INSIDE V_CENTER H_CENTER',
};
const boxOptions = { 'elk.padding': '[top=38,left=16,bottom=16,right=16]' };
const graphOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '4',
};

/** Lays out a machine: nested and parallel states as boxes in boxes, transitions between the same two states as one arrow. */
export async function layOut(machine: AnyStateMachine): Promise<Diagram> {
  const { root } = machine;
  const elk = new Elk();
  const arrows = mergedArrows(declaredOf(machine));
  const order = idsIn(root);
  const graph: ElkNode = {
    id: ' ',
    layoutOptions: graphOptions,
    children: [boxOf(root)],
    edges: [...arrows.map((arrow) => edgeOf(arrow, order)), ...initialEdges(root)],
  };
  const laidOut = await elk.layout(graph);
  const texts = new Map(arrows.map((arrow) => [arrow.id, arrow.lines]));
  return {
    width: laidOut.width ?? 0,
    height: laidOut.height ?? 0,
    states: (laidOut.children ?? []).flatMap((child) => statesIn(child, machine, 0)),
    arrows: (laidOut.edges ?? []).flatMap((edge) => arrowsOf(edge, texts.get(edge.id) ?? [])),
  };
}

const idsIn = (node: AnyStateNode): readonly string[] => [node.id, ...Object.values(node.states).flatMap(idsIn)];

interface MergedArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly lines: readonly { readonly id: string; readonly text: string }[];
}

function mergedArrows(declared: readonly Declared[]): readonly MergedArrow[] {
  const arrows = new Map<string, MergedArrow>();
  for (const one of declared) {
    for (const to of one.targets.length === 0 ? [one.source] : one.targets) {
      const id = `${one.source} > ${to}`;
      const known = arrows.get(id)?.lines ?? [];
      arrows.set(id, { id, from: one.source, to, lines: [...known, { id: one.id, text: transitionText(one) }] });
    }
  }
  return [...arrows.values()];
}

function boxOf(node: AnyStateNode): ElkNode {
  const label = { text: node.key, width: node.key.length * letter.state, height: 18 };
  const children = Object.values(node.states).map(boxOf);
  if (children.length === 0) return { id: node.id, labels: [label], layoutOptions: leafOptions };
  const initial: ElkNode = {
    id: initialOf(node),
    width: 12,
    height: 12,
    layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
  };
  return {
    id: node.id,
    labels: [{ ...label, x: 12, y: 10 }],
    layoutOptions: { ...boxOptions, 'elk.nodeLabels.placement': 'INSIDE V_TOP H_LEFT' },
    children: node.type === 'parallel' ? children : [initial, ...children],
  };
}

const initialEdges = (node: AnyStateNode): ElkExtendedEdge[] => {
  const below = Object.values(node.states).flatMap(initialEdges);
  const [target] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  if (target === undefined) return below;
  return [{ id: initialOf(node), sources: [initialOf(node)], targets: [target.id] }, ...below];
};

function edgeOf({ id, from, to, lines }: MergedArrow, order: readonly string[]): ElkExtendedEdge {
  const isForward = order.indexOf(from) < order.indexOf(to);
  const width = Math.max(...lines.map(({ text }) => text.length)) * letter.transition + countWidth;
  return {
    id,
    sources: [from],
    targets: [to],
    labels: [{ text: id, width, height: lines.length * lineHeight }],
    layoutOptions: { 'elk.layered.priority.direction': isForward ? '10' : '0' },
  };
}

function statesIn(node: ElkNode, machine: AnyStateMachine, depth: number): DrawnState[] {
  const { id, x = 0, y = 0, width = 0, height = 0 } = node;
  const isInitial = id.endsWith(' initial');
  const found = isInitial ? null : machine.getStateNodeById(id);
  const box = { id, name: found?.key ?? '', kind: found?.type ?? ('initial' as const), x, y, width, height, depth };
  return [box, ...(node.children ?? []).flatMap((child) => statesIn(child, machine, depth + 1))];
}

function arrowsOf(edge: ElkExtendedEdge, texts: MergedArrow['lines']): DrawnArrow[] {
  const [label] = edge.labels ?? [];
  const { x = 0, y = 0 } = label ?? {};
  const lines = texts.map((line, index) => ({ ...line, x: x + 4, y: y + 11 + index * lineHeight }));
  return (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => ({
    points: [startPoint, ...bendPoints, endPoint],
    lines,
  }));
}
