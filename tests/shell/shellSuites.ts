import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { exampleModel } from '#machines/kit/exampleModel.ts';
import { guideExamples, guideInputs } from '#machines/shell/guide/examples.ts';
import { guideMachine } from '#machines/shell/guide/machine.ts';
import { tipExamples, tipInputs } from '#machines/shell/securityTip/examples.ts';
import { securityTipMachine } from '#machines/shell/securityTip/machine.ts';
import { sessionExamples } from '#machines/shell/session/examples.ts';
import { sessionMachine } from '#machines/shell/session/machine.ts';
import { bannerExamples, bannerInputs } from '#machines/shell/verificationBanner/examples.ts';
import { verificationBannerMachine } from '#machines/shell/verificationBanner/machine.ts';
import { extraPathsOf, findCoveringPaths } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import { type GoldenSuite, goldenSuiteOf, goldenSuiteText } from '../../pathways/goldenSuite.ts';
import type { Model } from '../../pathways/model.ts';

/** A machine of the shell with one of its inputs. */
interface MachineInput {
  readonly standing: string;
  readonly model: Model;
}

function machineInputs(
  machine: AnyStateMachine,
  examples: Parameters<typeof exampleModel>[0],
  inputs: Readonly<Record<string, unknown>>,
  extraPaths: Model['extraPaths'] = [],
): readonly MachineInput[] {
  const model = { machine, ...exampleModel(examples), extraPaths };
  return Object.entries(inputs).map(([standing, input]) => ({ standing, model: { ...model, input } }));
}

/**
 * In every state of the session, requesting permissions changes nothing else, and nor does a second notice of its end.
 */
const sessionPaths = (): Model['extraPaths'] => {
  const begin = 'session.read (by a page)';
  const known = [begin, 'readSession: at home here'];
  const signedIn = [...known, 'speak: spoken'];
  const lost = 'session.lost (told)';
  const changed = 'user.changed (told)';
  const asked = 'permissions.read (by what is shown)';
  const places = [
    [],
    [begin],
    [begin, 'readSession: no connection'],
    [begin, 'readSession: at home elsewhere'],
    known,
    signedIn,
    [...signedIn, 'session.end (asked)'],
    [...signedIn, 'session.end (asked)', 'endSession: no connection'],
    [lost],
    [lost, 'goToSignIn: no connection'],
    [lost, 'goToSignIn: gone'],
    [changed],
    [changed, 'session.restart (asked)'],
  ];
  // In each of these states, the session is lost and the user changes.
  const told = [[lost], [lost, 'goToSignIn: no connection'], [changed], [changed, 'session.restart (asked)']].flatMap(
    (place) => [
      [...place, lost],
      [...place, changed],
    ],
  );
  return [...told, ...places.map((place) => [...place, asked, ...(place[0] === lost ? [lost] : [])])];
};

/** One golden suite for each input, as that decides what is shown. */
export const shellMachines = {
  verificationBanner: machineInputs(verificationBannerMachine, bannerExamples, bannerInputs),
  securityTip: machineInputs(securityTipMachine, tipExamples, tipInputs),
  guide: machineInputs(guideMachine, guideExamples, guideInputs),
  session: machineInputs(sessionMachine, sessionExamples, { 'a page that is opened': undefined }, sessionPaths()),
} as const satisfies Readonly<Record<string, readonly MachineInput[]>>;
export type ShellMachine = keyof typeof shellMachines;

/** Equivalent mutants by name, each with its reason. */
export const acceptedShellMutants: Readonly<Partial<Record<ShellMachine, Readonly<Record<string, string>>>>> = {
  securityTip: {
    'action dropped: securityTip.shown on exit, action 0 xstate.cancel':
      'where it leads nothing waits for the time, and nothing that happens to it counts any more',
  },
};

export const isShellMachine = (name: string): name is ShellMachine => Object.hasOwn(shellMachines, name);

export const shellSuitesFile = (name: ShellMachine): string => join(import.meta.dirname, `${name}.suites.json`);

function suiteOf(name: ShellMachine, model: Model): GoldenSuite {
  const graph = explore(model);
  return goldenSuiteOf(name, model, [...findCoveringPaths(graph), ...extraPathsOf(graph)]);
}

export function shellSuitesText(name: ShellMachine): string {
  const suites = shellMachines[name].map(
    ({ standing, model }) => `${JSON.stringify(standing)}: ${goldenSuiteText(suiteOf(name, model)).trimEnd()}`,
  );
  return `{\n${suites.join(',\n')}\n}\n`;
}

/** The committed suites as text, by input name. */
export function committedShellSuites(name: ShellMachine): ReadonlyMap<string, string> {
  const file = shellSuitesFile(name);
  const all: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof all !== 'object' || all === null) throw new Error(`${file} holds no suites`);
  return new Map(Object.entries(all).map(([standing, suite]) => [standing, JSON.stringify(suite)]));
}
