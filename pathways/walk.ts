import {
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  initialTransition,
  transition,
} from 'xstate';
import { enteredStateIn, takenTransitionIn } from './declaredTransitions.ts';
import type { Environment, Model, Stimulus } from './model.ts';

interface Timer {
  readonly node: string;
  readonly eventType: string;
  readonly due: number;
}

/** `now` is simulated, in ms. */
export interface Configuration {
  readonly snapshot: AnyMachineSnapshot;
  readonly now: number;
  readonly timers: readonly Timer[];
  readonly environment?: unknown;
}

/** `taken` is in order; `effects` are the types of actions that would be executed. */
export interface Step {
  readonly configuration: Configuration;
  readonly taken: readonly string[];
  /** Includes states left again in the same step. */
  readonly entered: readonly string[];
  readonly effects: readonly string[];
  readonly requests: readonly { readonly port: string; readonly input: unknown }[];
}

export function beginWalk(
  machine: AnyStateMachine,
  { input, environment }: Pick<Model, 'input' | 'environment'>,
): Step {
  const [snapshot, actions] = initialTransition(machine, input);
  return withEnvironment(stepTo([], snapshot, 0, actions), environment?.initial);
}

/** Pure: executes no action, uses no clock. */
export function takeStep(
  machine: AnyStateMachine,
  configuration: Configuration,
  stimulus: Stimulus,
  environment?: Environment,
): Step {
  const [snapshot, actions] = transition(
    steppingLogic(machine, configuration.snapshot),
    configuration.snapshot,
    stimulus.event,
  );
  const waiting = configuration.timers.filter(({ eventType }) => eventType !== stimulus.event.type);
  const step =
    stimulus.kind === 'delay'
      ? stepTo(waiting, snapshot, configuration.now + stimulus.after, actions)
      : stepTo(configuration.timers, snapshot, configuration.now, actions);
  return withEnvironment(step, environment?.next(configuration.environment, stimulus, snapshot));
}

const withEnvironment = (step: Step, environment: unknown): Step =>
  environment === undefined ? step : { ...step, configuration: { ...step.configuration, environment } };

/**
 * Makes XState's `transition` cheap: it creates an actor for every step and asks its logic for an initial snapshot,
 * which costs more than the step itself.
 */
const steppingLogic = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyActorLogic => ({
  transition: (from, event, scope) => machine.transition(from, event, scope),
  getInitialSnapshot: () => snapshot,
  getPersistedSnapshot: () => snapshot,
});

type Action = { readonly type: string; readonly params?: unknown };

function stepTo(timers: readonly Timer[], snapshot: AnyMachineSnapshot, now: number, actions: readonly Action[]): Step {
  const taken = actions.map(takenTransitionIn).filter((id) => id !== null);
  const entered = actions.map(enteredStateIn).filter((id) => id !== null);
  const isMark = (action: Action) => takenTransitionIn(action) !== null || enteredStateIn(action) !== null;
  const effects = actions.filter((action) => !isMark(action)).map(({ type }) => type);
  return {
    configuration: { snapshot, now, timers: timersAfter(timers, snapshot, now, actions) },
    taken,
    entered,
    effects,
    requests: actions.flatMap(requestsIn),
  };
}

function requestsIn({ type, params }: Action): Step['requests'] {
  if (type !== 'xstate.spawnChild' || typeof params !== 'object' || params === null || !('src' in params)) return [];
  const input = 'input' in params ? (params.input ?? null) : null;
  return typeof params.src === 'string' ? [{ port: params.src, input }] : [];
}

/** Sorted by due time. */
function timersAfter(timers: readonly Timer[], snapshot: AnyMachineSnapshot, now: number, actions: readonly Action[]) {
  const started = actions
    .flatMap(delayedEvent)
    .map(({ event, delay }): Timer => ({ node: nodeOfTimer(event), eventType: event, due: now + delay }));
  const active = new Set(activeNodes(snapshot).map(({ id }) => id));
  const restarted = new Set(started.map(({ eventType }) => eventType));
  const going = timers.filter(({ node, eventType }) => active.has(node) && !restarted.has(eventType));
  return [...going, ...started].sort((a, b) => a.due - b.due);
}

const nodeOfTimer = (eventType: string): string => eventType.replace(/^xstate\.after\.[^.]+\./, '');

function delayedEvent({ type, params }: Action): { event: string; delay: number }[] {
  if (type !== 'xstate.raise' || typeof params !== 'object' || params === null) return [];
  if (!('delay' in params) || !('event' in params) || typeof params.delay !== 'number') return [];
  const { event } = params;
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string') return [];
  return [{ event: event.type, delay: params.delay }];
}

/** Hot: called for every stimulus in every configuration, so it skips events that no active state handles. */
function createFirstTransitions(machine: AnyStateMachine, { snapshot }: Configuration) {
  const heard = new Set(activeNodes(snapshot).flatMap(({ transitions }) => [...transitions.keys()]));
  const hearsAll = [...heard].some((descriptor) => descriptor.endsWith('*'));
  return ({ event }: Stimulus): readonly AnyTransitionDefinition[] =>
    hearsAll || heard.has(event.type) ? (machine.getTransitionData(snapshot, event) ?? []) : noTransitions;
}

const noTransitions: readonly AnyTransitionDefinition[] = [];

/** `transitions` is empty if the machine refuses the stimulus. */
interface PossibleStimulus {
  readonly stimulus: Stimulus;
  readonly transitions: readonly AnyTransitionDefinition[];
}

export type Possibilities = (configuration: Configuration) => readonly PossibleStimulus[];

/** Memoized by configuration. */
export function possibilitiesOf(model: Model, machine: AnyStateMachine): Possibilities {
  const known = new WeakMap<Configuration, readonly PossibleStimulus[]>();
  const refusals = new WeakMap<Stimulus, PossibleStimulus>();
  const refusalOf = (stimulus: Stimulus): PossibleStimulus => {
    const refusal = refusals.get(stimulus) ?? { stimulus, transitions: noTransitions };
    refusals.set(stimulus, refusal);
    return refusal;
  };
  const findOut = (configuration: Configuration): readonly PossibleStimulus[] => {
    const transitionsOf = createFirstTransitions(machine, configuration);
    return stimuliAt(model, configuration).map((stimulus) => {
      const transitions = transitionsOf(stimulus);
      return transitions.length > 0 ? { stimulus, transitions } : refusalOf(stimulus);
    });
  };
  return (configuration) => {
    const possible = known.get(configuration) ?? findOut(configuration);
    known.set(configuration, possible);
    return possible;
  };
}

/** From the root down. */
export const activeNodes = (snapshot: AnyMachineSnapshot): readonly AnyStateNode[] => snapshot._nodes;

/** Events of the user, outcomes of actors, and the timer that is due first. */
export function stimuliAt(model: Model, configuration: Configuration): readonly Stimulus[] {
  if (configuration.snapshot.status !== 'active') return [];
  const { environment } = model;
  const stimuli = [
    ...eventStimuli(model),
    ...outcomeStimuli(model, configuration.snapshot),
    ...dueStimulus(configuration),
  ];
  if (environment === undefined) return stimuli;
  return stimuli.filter((stimulus) =>
    environment.allows(configuration.environment, stimulus, configuration.snapshot, () =>
      snapshotAfter(configuration, stimulus),
    ),
  );
}

const snapshotAfter = ({ snapshot }: Configuration, { event }: Stimulus): AnyMachineSnapshot =>
  transition(steppingLogic(snapshot.machine, snapshot), snapshot, event)[0];

export const labelOf = ({ name, event }: Model['events'][number]): string => `${event.type} (${name})`;

export function eventStimuli({ events }: Model): readonly Stimulus[] {
  const stimuli =
    eventStimuliCache.get(events) ??
    events.map((one): Stimulus => ({ kind: 'event', label: labelOf(one), event: one.event }));
  eventStimuliCache.set(events, stimuli);
  return stimuli;
}

const eventStimuliCache = new WeakMap<Model['events'], readonly Stimulus[]>();

function outcomeStimuli(model: Model, snapshot: AnyMachineSnapshot): Stimulus[] {
  return activeNodes(snapshot).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      if (typeof src !== 'string') throw new Error(`${id} invokes an actor that has no name; name it in setup()`);
      const outcomes = model.outcomes[src];
      if (outcomes === undefined) throw new Error(`There are no examples of how ${src} can end`);
      return outcomes.map((outcome): Stimulus => {
        const event =
          'output' in outcome
            ? { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
            : { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id };
        return { kind: 'outcome', label: `${src}: ${outcome.name}`, invoke: id, source: src, outcome, event };
      });
    }),
  );
}

function dueStimulus({ timers, now }: Configuration): Stimulus[] {
  const [first] = timers;
  if (first === undefined) return [];
  const after = Math.max(0, first.due - now);
  return [{ kind: 'delay', label: `${after} ms pass`, after, event: { type: first.eventType } }];
}

/** Sending one must have no effect. */
export const refusedStimuliAt = (model: Model, { snapshot }: Pick<Configuration, 'snapshot'>): readonly Stimulus[] =>
  snapshot.status === 'active' ? eventStimuli(model).filter(({ event }) => !snapshot.can(event)) : [];
