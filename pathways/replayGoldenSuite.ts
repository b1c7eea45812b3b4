import type { AnyStateMachine } from 'xstate';
import { differenceOf, expandAccepts } from './difference.ts';
import { type GoldenStep, type GoldenSuite, goldenStepOf, observeStep } from './goldenSuite.ts';
import type { Model } from './model.ts';
import { stepName } from './readGoldenSuite.ts';
import { beginWalk, type Step, stimuliAt, takeStep } from './walk.ts';

/**
 * The first difference between a machine and a golden suite, as a message; null if there is none. The machine may be a
 * mutant of the model's: its transitions may have any names.
 */
export function firstDifference(model: Model, machine: AnyStateMachine, suite: GoldenSuite): string | null {
  for (const [index, steps] of suite.paths.entries()) {
    let before: Step | null = null;
    for (const [at, golden] of steps.entries()) {
      const step: Step | string = replayStep({ model, machine, suite }, before, golden);
      if (typeof step === 'string') return `${stepName(index, at, golden)}: ${step}`;
      before = step;
    }
  }
  return null;
}

interface GoldenReplay {
  readonly model: Model;
  readonly machine: AnyStateMachine;
  readonly suite: GoldenSuite;
}

/** A machine that throws differs as well. */
function replayStep({ model, machine, suite }: GoldenReplay, before: Step | null, golden: GoldenStep): Step | string {
  const { happens, takes } = golden;
  try {
    const stimulus = before && stimuliAt(model, before.configuration).find(({ label }) => label === happens);
    if (stimulus === undefined) return 'cannot happen';
    const step =
      before && stimulus
        ? takeStep(machine, before.configuration, stimulus, model.environment)
        : beginWalk(machine, model);
    const { status, error } = step.configuration.snapshot;
    if (status === 'error') return failure(error);
    const seen = observeStep(model, step);
    const now = {
      ...goldenStepOf(model, happens, before?.configuration.snapshot.context ?? {}, seen),
      takes,
      accepts: seen.accepted,
    };
    return differenceOf(expandAccepts(suite, golden), now) ?? step;
  } catch (cause) {
    return failure(cause);
  }
}

const failure = (cause: unknown): string => `fails, ${cause instanceof Error ? cause.message : String(cause)}`;
