import type { AnyMachineSnapshot } from 'xstate';
import { noticeMsg, unknownCodeRefusal } from '#machines/kit/examples.ts';
import { type Fault, PortFault } from '#machines/kit/fault.ts';
import type { Outcome } from '../../../pathways/model.ts';
import type { RequestEnding } from './requestGate.ts';

/** A port's request: its invocation, the state before, and the state to which the answer leads. */
export interface PortRequestContext {
  readonly invoke: string;
  readonly before: AnyMachineSnapshot;
  readonly after: () => AnyMachineSnapshot;
}

/** How to make the real server answer a port in one way. */
export interface Scenario<Environment, Run> {
  readonly outcome: Outcome;
  readonly when?: (environment: Environment, asking: PortRequestContext) => boolean;
  readonly becomes?: EnvironmentChange<Environment>;
  /** Runs before the request is released; for a clock, instead of it. */
  readonly arrange?: (run: Run) => Promise<void> | void;
  /** Whether a polling port first gets the answer that nothing has happened. */
  readonly afterNothing?: true;
  /** How earlier attempts end, for a port that retries until it gets an answer. */
  readonly before?: readonly RequestEnding[];
  readonly answer: RequestEnding;
}

export type ScenarioCondition<Environment> = (environment: Environment, asking: PortRequestContext) => boolean;

export type EnvironmentChange<Environment> =
  | Partial<Environment>
  | ((environment: Environment) => Partial<Environment>);

const dependsOnBefore = <Environment>(
  change: EnvironmentChange<Environment>,
): change is (environment: Environment) => Partial<Environment> => typeof change === 'function';

export const applyChange = <Environment extends object>(
  environment: Environment,
  change: EnvironmentChange<Environment> = {},
): Environment => ({ ...environment, ...(dependsOnBefore(change) ? change(environment) : change) });

/** The parts of a scenario that do not follow from its position in the table. */
export type ScenarioOptions<Environment, Run> = Omit<Partial<Scenario<Environment, Run>>, 'outcome'> & {
  readonly outcome?: never;
};

interface Example {
  readonly name: string;
  readonly output: () => unknown;
}

export type ScenarioFactory<Environment, Run> = (example: Example) => readonly Scenario<Environment, Run>[];

type ScenarioSource<Environment, Run> =
  | ScenarioOptions<Environment, Run>
  | Scenario<Environment, Run>
  | ScenarioFactory<Environment, Run>;

/** One or several ways to bring about an example; a string says why there is none. */
export type Entry<Environment, Run> =
  | string
  | ScenarioSource<Environment, Run>
  | readonly ScenarioSource<Environment, Run>[];

export type ScenarioTable<Examples extends PortExamples, Environment, Run> = {
  readonly [Port in keyof Examples]: {
    readonly [Name in Examples[Port][number]['name']]: Entry<Environment, Run>;
  };
};

type PortExamples = Readonly<Record<string, readonly PortExample[]>>;
type PortExample = { readonly name: string; readonly output?: unknown };

export type OutputLookup = (port: string, name: string) => unknown;

export const outputsIn =
  (ports: PortExamples): OutputLookup =>
  (port, name) => {
    const example = ports[port]?.find((one) => one.name === name);
    if (example === undefined || !('output' in example)) throw new Error(`${port} has no answer “${name}”`);
    return example.output;
  };

export function scenariosIn<Environment, Run>(
  table: Readonly<Record<string, Readonly<Record<string, Entry<Environment, Run>>>>>,
  outputOf: OutputLookup,
): Readonly<Record<string, readonly Scenario<Environment, Run>[]>> {
  const told = (example: Example, one: ScenarioSource<Environment, Run>): readonly Scenario<Environment, Run>[] => {
    if (typeof one === 'function') return one(example);
    return [one.outcome === undefined ? answerScenario(example.name, example.output(), one) : one];
  };
  const entriesOf = (port: string, byExample: Readonly<Record<string, Entry<Environment, Run>>>) =>
    Object.entries(byExample).flatMap(([name, entry]) => {
      if (typeof entry === 'string') return [];
      const ones: readonly ScenarioSource<Environment, Run>[] = isList(entry) ? entry : [entry];
      return ones.flatMap((one) => told({ name, output: () => outputOf(port, name) }, one));
    });
  return Object.fromEntries(Object.entries(table).map(([port, byExample]) => [port, entriesOf(port, byExample)]));
}

const isList = <One>(entry: One | readonly One[]): entry is readonly One[] => Array.isArray(entry);

/** The server gives the answer itself. */
export const answerScenario = <Environment, Run>(
  name: string,
  output: unknown,
  more: ScenarioOptions<Environment, Run> = {},
): Scenario<Environment, Run> => ({ answer: 'answered', ...more, outcome: { name, output } });

/** Reason for an example without a scenario: another word of the same vocabulary, which the machine handles alike. */
export const leftToViewsReason =
  'another word of the same vocabulary: the suite of the views shows it, and the tests of its module let the server say it';

/** Reason for an example without a scenario: the page makes no request there. */
export const noRequestReason = 'no request is made; the suite of the views comes by it';

export const unknownRefusalScenario = { answer: 'a new reason' } as const;

export const allOf =
  <Environment>(...all: readonly ScenarioCondition<Environment>[]): ScenarioCondition<Environment> =>
  (environment, asking) =>
    all.every((one) => one(environment, asking));

export const not =
  <Environment>(one: ScenarioCondition<Environment>): ScenarioCondition<Environment> =>
  (environment, asking) =>
    !one(environment, asking);

/**
 * Whether a field of the environment has one of these values, as in `fieldIs<Environment>()('order')('paid',
 * 'completed')`.
 */
export const fieldIs =
  <Environment extends object>() =>
  <Key extends keyof Environment>(key: Key) =>
  (...those: readonly Environment[Key][]): ScenarioCondition<Environment> =>
  (environment) =>
    those.includes(environment[key]);

interface StatusScenario<Environment, Run>
  extends Required<Pick<Scenario<Environment, Run>, 'arrange' | 'becomes' | 'when'>> {
  /** Where no preparation is necessary. */
  readonly isSo: ScenarioCondition<Environment>;
}

export const scenarioFactories = <Environment, Run>() => ({
  also:
    (besides: string, more: ScenarioOptions<Environment, Run>): ScenarioFactory<Environment, Run> =>
    ({ name, output }) => [answerScenario(`${name}, ${besides}`, output(), more)],

  /** The server comes to this answer, or already gives it. */
  comesTo:
    ({ isSo, ...coming }: StatusScenario<Environment, Run>): ScenarioFactory<Environment, Run> =>
    ({ name, output }) => [
      answerScenario(name, output(), coming),
      answerScenario<Environment, Run>(`${name}, as before`, output(), { when: isSo }),
    ],

  /** Requests fail before the answer arrives. */
  afterFailures:
    (when: ScenarioCondition<Environment>): ScenarioFactory<Environment, Run> =>
    ({ name, output }) =>
      (['offline', 'lost', 'silent', 'out of service', 'a notice', 'a new reason'] as const).map((answer) =>
        answerScenario<Environment, Run>(`${name}, and ${answer} before`, output(), { before: [answer], when }),
      ),

  /** The port first gets the answer that nothing has happened. */
  afterNothing:
    (more: ScenarioOptions<Environment, Run>): ScenarioFactory<Environment, Run> =>
    ({ name, output }) => [answerScenario(`${name}, and nothing before`, output(), { ...more, afterNothing: true })],
});

/** The request fails on its way, or a proxy answers instead of the server. */
export const faultScenario = (
  name: string,
  fault: Fault,
  answer: RequestEnding,
): Pick<Scenario<unknown, unknown>, 'outcome' | 'answer'> => ({
  outcome: { name, error: new PortFault(fault) },
  answer,
});

export const faultScenarios = {
  'no connection': [faultScenario('no connection', { kind: 'offline' }, 'offline')],
  'cut off on the way': [faultScenario('cut off on the way', { kind: 'unreachable' }, 'lost')],
  'no answer in time': [faultScenario('no answer in time', { kind: 'timeout' }, 'silent')],
  'session has ended': 'the page leaves for the sign-in page; a browser test signs in again and goes on',
  'out of service': [
    faultScenario('out of service', { kind: 'refused', refusal: { code: 'unavailable' } }, 'out of service'),
  ],
  'a notice instead': [faultScenario('a notice instead', { kind: 'notice', msg: noticeMsg }, 'a notice')],
} as const;

export const readFaults = {
  ...faultScenarios,
  'refused for a new reason': [
    faultScenario('refused for a new reason', { kind: 'refused', refusal: unknownCodeRefusal }, 'a new reason'),
  ],
} as const;

/**
 * Faults that every command can get: a new refusal and `faultScenarios`, in which lost and late answers also come after
 * the server has done each entry of `done`.
 */
export const commandFaults = <Environment, Run>(done: Readonly<Record<string, ScenarioOptions<Environment, Run>>>) => {
  const butDone = (name: string, fault: Fault, answer: RequestEnding): readonly Scenario<Environment, Run>[] =>
    Object.entries(done).map(([what, ways]) => ({ ...ways, ...faultScenario(`${name}, but ${what}`, fault, answer) }));
  const { 'cut off on the way': cutOff, 'no answer in time': late } = faultScenarios;
  return {
    'refused for a new reason': unknownRefusalScenario,
    ...faultScenarios,
    'cut off on the way': [...cutOff, ...butDone('cut off on the way', { kind: 'unreachable' }, 'done, then lost')],
    'no answer in time': [...late, ...butDone('no answer in time', { kind: 'timeout' }, 'done, then silent')],
  };
};
