import type { AnyMachineSnapshot } from 'xstate';
import { newRefusal, noticeMsg } from '#machines/kit/examples.ts';
import { type Fault, PortFault } from '#machines/kit/fault.ts';
import type { Outcome } from '../../../pathways/model.ts';
import type { Answer } from './requestGate.ts';

/** A port that asks: by which invocation, where the machine stands, and where the answer would lead. */
export interface Asking {
  readonly invoke: string;
  readonly before: AnyMachineSnapshot;
  readonly after: () => AnyMachineSnapshot;
}

/** How the real server is brought to answer a port in one way. */
export interface Scenario<Environment, Run> {
  readonly outcome: Outcome;
  /** Where the server can be brought to it. */
  readonly when?: (environment: Environment, asking: Asking) => boolean;
  readonly becomes?: (environment: Environment) => Environment;
  /** What is done before the request is let go; for a clock, instead of it. */
  readonly arrange?: (run: Run) => Promise<void> | void;
  /** Whether the port hears before that nothing has happened, where it asks by itself until something has. */
  readonly afterNothing?: true;
  /** How the tries before end where the port asks until it is answered. */
  readonly before?: readonly Answer[];
  readonly answer: Answer;
}

/** The scenarios of an example, or why there are none. */
type Scenarios<Environment, Run> = readonly Scenario<Environment, Run>[] | string;

/** Scenarios for each example of each port: none can be forgotten. */
export type ScenarioTable<Examples extends PortExamples, Environment, Run> = {
  readonly [Port in keyof Examples]: {
    readonly [Name in Examples[Port][number]['name']]: Scenarios<Environment, Run>;
  };
};

type PortExamples = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** The scenarios of each port, in the order of the table. */
export const scenariosIn = <Environment, Run>(
  table: Readonly<Record<string, Readonly<Record<string, Scenarios<Environment, Run>>>>>,
): Readonly<Record<string, readonly Scenario<Environment, Run>[]>> =>
  Object.fromEntries(
    Object.entries(table).map(([port, byExample]) => [
      port,
      Object.values(byExample).flatMap((scenarios) => (typeof scenarios === 'string' ? [] : scenarios)),
    ]),
  );

/** The server says so itself. */
export const answers = <Environment, Run>(
  name: string,
  output: unknown,
  more: Partial<Scenario<Environment, Run>> = {},
): readonly [Scenario<Environment, Run>] => [{ outcome: { name, output }, answer: 'answered', ...more }];

/** Tells what an example of a port says. */
export const outputsIn =
  <Ports extends Readonly<Record<string, readonly PortExample[]>>>(ports: Ports) =>
  (port: keyof Ports, name: string): unknown => {
    const example = ports[port]?.find((one) => one.name === name);
    if (example === undefined || !('output' in example)) throw new Error(`${String(port)} has no answer “${name}”`);
    return example.output;
  };

type PortExample = { readonly name: string; readonly output?: unknown };

interface Coming<Environment, Run> extends Required<Pick<Scenario<Environment, Run>, 'arrange' | 'becomes' | 'when'>> {
  /** Where nothing has to be done for it. */
  readonly isSo: Exclude<Scenario<Environment, Run>['when'], undefined>;
}

/** It comes to an answer of the server, or is so already. */
export const comesTo = <Environment, Run>(
  name: string,
  output: unknown,
  { isSo, ...coming }: Coming<Environment, Run>,
): readonly Scenario<Environment, Run>[] => [
  ...answers<Environment, Run>(name, output, coming),
  ...answers<Environment, Run>(`${name}, as before`, output, { when: isSo }),
];

/** It was asked in vain before it is answered. */
export const afterFailures = <Environment, Run>(
  name: string,
  output: unknown,
  when: Coming<Environment, Run>['when'],
): readonly Scenario<Environment, Run>[] =>
  (['offline', 'lost', 'silent', 'out of service', 'a notice', 'a new reason'] as const).map((answer) => ({
    outcome: { name: `${name}, and ${answer} before`, output },
    answer: 'answered',
    before: [answer],
    when,
  }));

/** The request fails on its way, or what stands before the server answers instead. */
export const fails = (
  name: string,
  fault: Fault,
  answer: Answer,
): Pick<Scenario<unknown, unknown>, 'outcome' | 'answer'> => ({
  outcome: { name, error: new PortFault(fault) },
  answer,
});

/** The faults that every port can meet. */
export const faultScenarios = {
  'no connection': [fails('no connection', { kind: 'offline' }, 'offline')],
  'cut off on the way': [fails('cut off on the way', { kind: 'unreachable' }, 'lost')],
  'no answer in time': [fails('no answer in time', { kind: 'timeout' }, 'silent')],
  'session has ended': 'the page leaves for the sign-in page; a browser test signs in again and goes on',
  'out of service': [fails('out of service', { kind: 'refused', error: 'unavailable' }, 'out of service')],
  'a notice instead': [fails('a notice instead', { kind: 'notice', msg: noticeMsg }, 'a notice')],
} as const;

/** A refusal that this version does not know, where none is expected. */
export const newRefusalScenarios = [
  fails('refused for a new reason', { kind: 'refused', error: newRefusal }, 'a new reason'),
] as const;
