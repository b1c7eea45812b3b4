import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import {
  copyMachine,
  type DeclaredTransition,
  declaredTransitionsOf,
  nodesOf,
} from '../../pathways/declaredTransitions.ts';

type MutantKind =
  | 'transition dropped'
  | 'transition retargeted'
  | 'guard negated'
  | 'guard dropped'
  | 'action dropped'
  | 'invoke dropped'
  | 'tag dropped'
  | 'end dropped'
  | 'another initial state'
  | 'sneak path';

/** A machine with one fault; kind and place identify it. */
export interface Mutant {
  readonly kind: MutantKind;
  readonly place: string;
  /** Returns a copy with the fault; the machine stays unchanged. */
  readonly make: () => AnyStateMachine;
}

/** A mutant with an endless loop of transitions throws after this many steps. */
const maxSteps = 200;

/** All mutants of a machine that receives these external events. They change its definition, not its source. */
export function mutantsOf(machine: AnyStateMachine, events: readonly string[]): readonly Mutant[] {
  const nodes = nodesOf(machine.root);
  const changes = [
    ...declaredTransitionsOf(machine).flatMap(changesOfTransition),
    ...nodes.flatMap(changesOfState),
    ...nodes.flatMap((node) => sneakPaths(node, events)),
  ];
  return changes.map(({ kind, place, change }) => ({
    kind,
    place,
    make: () => {
      const copy = copyMachine(machine);
      copy.options.maxIterations = maxSteps;
      change(copy);
      return copy;
    },
  }));
}

interface Change {
  readonly kind: MutantKind;
  readonly place: string;
  readonly change: (copy: AnyStateMachine) => void;
}

function changesOfTransition({ id, source, event, definition }: DeclaredTransition, index: number): readonly Change[] {
  const inCopy = (copy: AnyStateMachine) => definitionIn(copy, index);
  const { actions, guard, target } = definition;
  const changes: Change[] = [
    {
      kind: 'transition dropped',
      place: id,
      change: (copy) => dropIn(copy.getStateNodeById(source), event, inCopy(copy)),
    },
  ];
  const other = siblingOf(target?.[0]);
  if (other !== null) {
    const change = (copy: AnyStateMachine) => {
      inCopy(copy).target = [copy.getStateNodeById(other.id)];
    };
    changes.push({ kind: 'transition retargeted', place: `${id}, now to ${other.id}`, change });
  }
  if (guard !== undefined) {
    const negate = (copy: AnyStateMachine) => {
      const guards = { ...copy.implementations.guards, ...Object.fromEntries([[negated, guard]]) };
      Object.assign(copy.implementations, { guards });
      inCopy(copy).guard = not(negated);
    };
    const drop = (copy: AnyStateMachine) => {
      delete inCopy(copy).guard;
    };
    changes.push(
      { kind: 'guard negated', place: id, change: negate },
      { kind: 'guard dropped', place: id, change: drop },
    );
  }
  const leave = (copy: AnyStateMachine, left: Actions) => {
    inCopy(copy).actions = left;
  };
  return [...changes, ...dropsOf(id, actions, leave)];
}

/** The copy's name for the negated guard, which may be inline. */
const negated = 'mutants.negated';

function changesOfState({ id, type, entry, exit, invoke, tags, initial }: AnyStateNode): readonly Change[] {
  const inCopy = (copy: AnyStateMachine) => copy.getStateNodeById(id);
  const other = type === 'compound' ? siblingOf(initial.target[0]) : null;
  return [
    ...dropsOf(`${id} on entry`, entry, (copy, left) => {
      inCopy(copy).entry = left;
    }),
    ...dropsOf(`${id} on exit`, exit, (copy, left) => {
      inCopy(copy).exit = left;
    }),
    ...invoke.map((invoked, at): Change => {
      const change = (copy: AnyStateMachine) => inCopy(copy).invoke.splice(at, 1);
      return { kind: 'invoke dropped', place: `${id}, ${invoked.id}`, change };
    }),
    ...tags.map((tag): Change => {
      const change = (copy: AnyStateMachine) => {
        inCopy(copy).tags = tags.filter((one) => one !== tag);
      };
      return { kind: 'tag dropped', place: `${id}, ${tag}`, change };
    }),
    ...(type === 'final' ? [id] : []).map((place): Change => {
      const change = (copy: AnyStateMachine) => {
        inCopy(copy).type = 'atomic';
      };
      return { kind: 'end dropped', place, change };
    }),
    ...(other === null ? [] : [other]).map(({ id: begins }): Change => {
      const change = (copy: AnyStateMachine) => {
        inCopy(copy).initial.target = [copy.getStateNodeById(begins)];
      };
      return { kind: 'another initial state', place: `${id}, now ${begins}`, change };
    }),
  ];
}

type Actions = AnyStateNode['entry'];

const dropsOf = (
  place: string,
  actions: readonly Actions[number][],
  leave: (copy: AnyStateMachine, left: Actions) => void,
): readonly Change[] =>
  actions.map((action, at) => ({
    kind: 'action dropped',
    place: `${place}, action ${at} ${nameOf(action)}`,
    change: (copy) => leave(copy, actions.toSpliced(at, 1)),
  }));

/** Adds a transition to a sibling for each event that a state does not handle. */
function sneakPaths(node: AnyStateNode, events: readonly string[]): readonly Change[] {
  const other = siblingOf(node);
  if (other === null || node.type !== 'atomic' || isTransient(node)) return [];
  const heard = new Set(withAncestors(node).flatMap(({ transitions }) => [...transitions.keys()]));
  return events
    .filter((event) => !heard.has(event))
    .map((event) => {
      const change = (copy: AnyStateMachine) => {
        const source = copy.getStateNodeById(node.id);
        const target = [copy.getStateNodeById(other.id)];
        const sneaked = { target, source, eventType: event, actions: [], reenter: false, toJSON: refuseToSerialize };
        source.transitions.set(event, [sneaked]);
      };
      return { kind: 'sneak path', place: `${node.id} ${event} -> ${other.id}`, change };
    });
}

/** Whether a state is left in the step that enters it: no event can reach it. */
const isTransient = ({ always }: AnyStateNode): boolean => always?.some(({ guard }) => guard === undefined) === true;

const refuseToSerialize = () => {
  throw new Error('A mutant is not written down');
};

function dropIn(node: AnyStateNode, event: string, dropped: AnyTransitionDefinition): void {
  const others = (all: readonly AnyTransitionDefinition[] = []) => all.filter((one) => one !== dropped);
  if (event === 'always') node.always = others(node.always);
  else node.transitions.set(event, others(node.transitions.get(event)));
}

/** The copy's definition at the same index among the declared transitions. */
function definitionIn(copy: AnyStateMachine, index: number): AnyTransitionDefinition {
  const found = declaredTransitionsOf(copy)[index];
  if (found === undefined) throw new Error(`The copy has no transition ${index}`);
  return found.definition;
}

/** The next sibling, after the last the first; null without siblings. */
function siblingOf(node: AnyStateNode | undefined): AnyStateNode | null {
  if (node?.parent?.type !== 'compound') return null;
  const all = Object.values(node.parent.states).filter(({ type }) => type !== 'history');
  const next = all[(all.indexOf(node) + 1) % all.length];
  return next === undefined || next === node ? null : next;
}

const withAncestors = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent === undefined ? [node] : [node, ...withAncestors(node.parent)];

const nameOf = (action: Actions[number]): string =>
  typeof action === 'string' ? action : 'type' in action ? String(action.type) : action.name;
