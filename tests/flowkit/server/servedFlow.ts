import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { Model, Stimulus } from '../../../pathways/model.ts';
import type { Configuration } from '../../../pathways/walk.ts';
import type { World } from '../../browser/world.ts';
import type { TestedFlow } from '../testedFlow.ts';
import type { Probe } from './probe.ts';
import { changed, type Scenario } from './scenario.ts';
import type { ServedRun } from './servedRun.ts';

/** Where a path stands: the machine as the model has it, and what is known of the world. */
export interface At<Environment> {
  readonly snapshot: AnyMachineSnapshot;
  readonly environment: Environment;
}

/** What a state tells of what went wrong: the words are looked for on the page. */
export type Told = { readonly fault: Fault | null; readonly isTriedAgain: boolean } | { readonly refusal: Refusal };

/** A flow against the running server: everything that its suite cannot know by itself. */
export interface ServedFlow<
  Environment extends object,
  Run extends ServedRun,
  Event extends EventObject = EventObject,
> {
  readonly tested: TestedFlow;
  readonly flow: Flow;
  /** What its runs are about. */
  readonly subject: string;
  readonly input: unknown;
  /** What a person does here: few choices, so that what comes of each can be worked out by hand. */
  readonly events: readonly Event[];
  readonly scenarios: Readonly<Record<string, readonly Scenario<Environment, Run>[]>>;
  /** What answers depend on. Plain JSON. */
  readonly environment: {
    readonly initial: Environment;
    /** Whether a person does this here. */
    readonly allows: (at: At<Environment>, event: Event) => boolean;
    /** What the page shows by now, which answers depend on as well: some of the environment. */
    readonly settled?: (environment: Environment, after: AnyMachineSnapshot) => Partial<Environment>;
  };
  /** What is declared and these paths do not come by, exactly, each with the reason. */
  readonly leftToOthers: Readonly<Record<string, string>>;
  readonly extraPaths?: readonly (readonly string[])[];
  /** What the paths have to come by, beyond each scenario of each port; by name. */
  readonly goalsAt?: (at: At<Environment>) => readonly string[];
  readonly wanted?: readonly string[];
  /** Changes the demo to what a path begins with, and opens a page. Every path finds the rows of the demo as they were at first. */
  readonly open: (world: World, last: At<Environment>) => Promise<Run>;
  readonly address: string;
  /** What was entered without what the server names itself, which the model cannot know. */
  readonly comparable?: (entered: unknown) => unknown;
  /** Whether the page asks again by itself in a configuration, in its own time. */
  readonly isWaiting?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether whoever opens the page anew in a configuration is led elsewhere. */
  readonly isLeftByReload?: (snapshot: AnyMachineSnapshot) => boolean;
  readonly tells: (state: string, snapshot: AnyMachineSnapshot) => Told | null;
  /** What a page shows in a configuration beyond its states: amounts, worked out by hand. */
  readonly expectAt?: (run: Run, at: At<Environment>, label: string) => Promise<void>;
  /** What the page does once the run is over, with the requests it makes; left out where no path comes so far. */
  readonly expectOver?: (run: Run, label: string) => Promise<void>;
  readonly probesAt: (at: At<Environment>) => readonly Probe<Run>[];
  /** All that the flow can change in the database. */
  readonly effects: (run: Run) => Promise<unknown>;
  /** What the server has where a path ends. */
  readonly expectEffects: (run: Run, at: At<Environment>) => Promise<void>;
}

/** The model of a flow against the running server. */
export interface ServedModel<Environment, Run> {
  readonly model: Model;
  readonly environmentOf: (configuration: Configuration) => Environment;
  readonly scenarioOf: (stimulus: Stimulus) => Scenario<Environment, Run>;
}

/** Makes the model of a flow: what its server knows is the world, and its scenarios are how ports end. */
export function servedModel<Environment extends object, Run extends ServedRun, Event extends EventObject>(
  flow: ServedFlow<Environment, Run, Event>,
): ServedModel<Environment, Run> {
  const { input, events, scenarios, environment, leftToOthers, extraPaths = [] } = flow;
  const byLabel: ReadonlyMap<string, Scenario<Environment, Run>> = new Map(
    Object.entries(scenarios).flatMap(([port, all]) =>
      all.map((scenario) => [`${port}: ${scenario.outcome.name}`, scenario] as const),
    ),
  );
  const scenarioOf = ({ label }: Stimulus) => {
    const scenario = byLabel.get(label);
    if (scenario === undefined) throw new Error(`Nobody knows how to bring about “${label}”`);
    return scenario;
  };
  const eventOf = ({ event }: Stimulus): Event => {
    const found = events.find((one) => one === event);
    if (found === undefined) throw new Error(`${event.type} is not an event of these paths`);
    return found;
  };
  const known = new Map<unknown, Environment>();
  const nameOf = (one: Environment): string => {
    const name = JSON.stringify(one);
    known.set(name, one);
    return name;
  };
  const read = (name: unknown): Environment => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`${name} is not what this flow knows of the world`);
    return found;
  };
  const model: Model = {
    machine: flow.flow.machine,
    input,
    events: events.map((event) => ({ name: detailOf(event), event })),
    outcomes: Object.fromEntries(
      Object.entries(scenarios).map(([port, all]) => [port, all.map(({ outcome }) => outcome)]),
    ),
    extraPaths,
    unreachable: leftToOthers,
    environment: {
      initial: nameOf(environment.initial),
      allows: (name, stimulus, before, after) => {
        const now = read(name);
        if (stimulus.kind === 'outcome') {
          return scenarioOf(stimulus).when?.(now, { invoke: stimulus.invoke, before, after }) ?? true;
        }
        return environment.allows({ snapshot: before, environment: now }, eventOf(stimulus));
      },
      next: (name, stimulus, after) => {
        const now = read(name);
        const then = stimulus.kind === 'outcome' ? changed(now, scenarioOf(stimulus).becomes) : now;
        return nameOf({ ...then, ...environment.settled?.(then, after) });
      },
    },
  };
  return { model, environmentOf: (configuration) => read(configuration.environment), scenarioOf };
}

const detailOf = ({ type: _type, ...detail }: EventObject): string => JSON.stringify(detail);

/** Whether the machine is in one of these states. */
export const isIn =
  (...states: readonly StateValue[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    states.some((state) => snapshot.matches(state));

/** Why no path meets a timer that cannot be set. */
export const noClock = 'a browser always has a clock';

const leaving = 'nothing on the page leaves it';

/** What the forms in these states tell of what they show. */
export const toldByForms = (...states: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    states.map(
      (state) => [`${state} form.checked[0] -> (stays)`, 'the page tells it with each gesture, by itself'] as const,
    ),
  );

/** What is declared of leaving the last state of a machine, which nothing on its page does. */
export const isNeverLeft = (machine: string, last: string): Readonly<Record<string, string>> => ({
  [`${machine}.${last} receipt.leave[0] -> ${machine}.over`]: leaving,
  [`${machine}.over`]: leaving,
});
