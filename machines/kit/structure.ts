import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * A short hash of a machine's states, events and targets. Builds with the same hash can restore each other's snapshots;
 * others need a migration.
 */
export function structureHash(machine: AnyStateMachine): string {
  return fnv1a(describeState(machine.root).join('\n'));
}

function describeState(node: AnyStateNode): string[] {
  const transitions = [...node.transitions.entries()].flatMap(([event, list]) =>
    list.map(
      (transition) => `${node.id} ${event} -> ${(transition.target ?? []).map((target) => target.id).join('+')}`,
    ),
  );
  const eventless = (node.always ?? []).map(
    (transition) => `${node.id} always -> ${(transition.target ?? []).map((target) => target.id).join('+')}`,
  );
  const invokes = node.invoke.map((invoke) => `${node.id} invokes ${invoke.id}`);
  const children = Object.keys(node.states)
    .sort()
    .flatMap((key) => {
      const child = node.states[key];
      return child === undefined ? [] : describeState(child);
    });
  return [`${node.id} ${node.type}`, ...transitions.sort(), ...eventless, ...invokes, ...children];
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
