import type { AnyMachineSnapshot, EventObject, StateValue } from 'xstate';
import type { Refusal } from '#contract/refusal.ts';
import type { Fault } from '#machines/kit/fault.ts';
import type { Flow } from '#machines/kit/flow.ts';
import type { Model, Stimulus } from '../../../pathways/model.ts';
import type { Configuration } from '../../../pathways/walk.ts';
import type { World } from '../../browser/world.ts';
import type { TestedFlow } from '../testedFlow.ts';
import type { Probe } from './probe.ts';
import { applyChange, type Scenario } from './scenario.ts';
import type { ServedRun } from './servedRun.ts';

export interface ServedState<Environment> {
  readonly snapshot: AnyMachineSnapshot;
  readonly environment: Environment;
}

/** The failure that a state reports; the suite looks for its text on the page. */
export type ReportedFailure =
  | { readonly fault: Fault | null; readonly isTriedAgain: boolean }
  | { readonly refusal: Refusal };

export interface ServedFlow<
  Environment extends object,
  Run extends ServedRun,
  Event extends EventObject = EventObject,
> {
  readonly tested: TestedFlow;
  readonly flow: Flow;
  readonly subject: string;
  readonly input: unknown;
  /** What the user does: few choices, so that expected results can be worked out by hand. */
  readonly events: readonly Event[];
  readonly scenarios: Readonly<Record<string, readonly Scenario<Environment, Run>[]>>;
  /** The state on which answers depend. Plain JSON. */
  readonly environment: {
    readonly initial: Environment;
    readonly allows: (at: ServedState<Environment>, event: Event) => boolean;
    /** Patch of the environment with what the page now shows, if answers depend on it. */
    readonly settled?: (environment: Environment, after: AnyMachineSnapshot) => Partial<Environment>;
  };
  /** Declared transitions that these paths do not take: exactly these, each with its reason. */
  readonly leftToOthers: Readonly<Record<string, string>>;
  readonly extraPaths?: readonly (readonly string[])[];
  /** Names of goals that the paths must reach, besides each scenario of each port. */
  readonly goalsAt?: (at: ServedState<Environment>) => readonly string[];
  readonly wanted?: readonly string[];
  /**
   * Changes the demo to the start of a path and opens a page. The demo's rows are at their initial state before each
   * path.
   */
  readonly open: (world: World, last: ServedState<Environment>) => Promise<Run>;
  readonly address: string;
  /** Reduces user input to what the model can know: ids that the server generates are not part of it. */
  readonly comparable?: (entered: unknown) => unknown;
  readonly isWaiting?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Whether a reload in a configuration leads to another page. */
  readonly isLeftByReload?: (snapshot: AnyMachineSnapshot) => boolean;
  readonly tells: (state: string, snapshot: AnyMachineSnapshot) => ReportedFailure | null;
  /** What the page shows beyond its states, such as amounts worked out by hand. */
  readonly expectAt?: (run: Run, at: ServedState<Environment>, label: string) => Promise<void>;
  /** Checks the page and its requests after the run is over; omitted if no path goes that far. */
  readonly expectOver?: (run: Run, label: string) => Promise<void>;
  readonly probesAt: (at: ServedState<Environment>) => readonly Probe<Run>[];
  readonly effects: (run: Run) => Promise<unknown>;
  /** Checks the database at the end of a path. */
  readonly expectEffects: (run: Run, at: ServedState<Environment>) => Promise<void>;
}

export interface ServedModel<Environment, Run> {
  readonly model: Model;
  readonly environmentOf: (configuration: Configuration) => Environment;
  readonly scenarioOf: (stimulus: Stimulus) => Scenario<Environment, Run>;
}

/** Makes the model of a flow: the world's state becomes its environment, the scenarios its outcomes. */
export function servedModel<Environment extends object, Run extends ServedRun, Event extends EventObject>(
  flow: ServedFlow<Environment, Run, Event>,
): ServedModel<Environment, Run> {
  const { input, events, scenarios, environment, leftToOthers, extraPaths = [] } = flow;
  const byLabel = scenariosByLabel(scenarios);
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
        const then = stimulus.kind === 'outcome' ? applyChange(now, scenarioOf(stimulus).becomes) : now;
        return nameOf({ ...then, ...environment.settled?.(then, after) });
      },
    },
  };
  return { model, environmentOf: (configuration) => read(configuration.environment), scenarioOf };
}

/** Paths name a scenario by its label alone: throws where two have the same one. */
function scenariosByLabel<Environment, Run>(
  scenarios: Readonly<Record<string, readonly Scenario<Environment, Run>[]>>,
): ReadonlyMap<string, Scenario<Environment, Run>> {
  const byLabel = new Map<string, Scenario<Environment, Run>>();
  for (const [port, all] of Object.entries(scenarios)) {
    for (const scenario of all) {
      const label = `${port}: ${scenario.outcome.name}`;
      if (byLabel.has(label)) throw new Error(`Two scenarios are called “${label}”: give each a name of its own`);
      byLabel.set(label, scenario);
    }
  }
  return byLabel;
}

const detailOf = ({ type: _type, ...detail }: EventObject): string => JSON.stringify(detail);

export const matchesAny =
  (...states: readonly StateValue[]) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    states.some((state) => snapshot.matches(state));

/** Why no path reaches a timer that cannot be set. */
export const noClockReason = 'a browser always has a clock';

const neverLeftReason = 'nothing on the page leaves it';

/** Declares the `form.checked` transitions in these states as left to others. */
export const leftToForms = (...states: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    states.map(
      (state) => [`${state} form.checked[0] -> (stays)`, 'the page tells it with each gesture, by itself'] as const,
    ),
  );

/** Declares the transitions out of a machine's last state as left to others: nothing on its page leaves it. */
export const leftToReceipts = (machine: string, last: string): Readonly<Record<string, string>> => ({
  [`${machine}.${last} receipt.leave[0] -> ${machine}.finished`]: neverLeftReason,
  [`${machine}.finished`]: neverLeftReason,
});
