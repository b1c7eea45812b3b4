import type { AnyStateMachine } from 'xstate';
import { differenceOf, inWords } from './difference.ts';
import type { Model } from './model.ts';
import { type PinnedStep, type PinnedSuite, pinStep, seenIn } from './pinned.ts';
import { stepName } from './readPinned.ts';
import { begin, happen, type Step, stimuliAt } from './walk.ts';

/**
 * In which step of a pinned suite a machine does something else, in words; null where it does all that is pinned. The
 * machine need not be the one of the model: this tells whether the suite would notice another one, whatever the
 * transitions of that one are called.
 */
export function differenceIn(model: Model, machine: AnyStateMachine, suite: PinnedSuite): string | null {
  for (const [index, steps] of suite.paths.entries()) {
    let before: Step | null = null;
    for (const [at, pinned] of steps.entries()) {
      const step: Step | string = stepBy({ model, machine, suite }, before, pinned);
      if (typeof step === 'string') return `${stepName(index, at, pinned)}: ${step}`;
      before = step;
    }
  }
  return null;
}

interface Replay {
  readonly model: Model;
  readonly machine: AnyStateMachine;
  readonly suite: PinnedSuite;
}

/** The step that is pinned, or in words why it is not. A machine that throws does something else as well. */
function stepBy({ model, machine, suite }: Replay, before: Step | null, pinned: PinnedStep): Step | string {
  const { happens, takes } = pinned;
  try {
    const stimulus = before && stimuliAt(model, before.configuration).find(({ label }) => label === happens);
    if (stimulus === undefined) return 'cannot happen';
    const step =
      before && stimulus ? happen(machine, before.configuration, stimulus, model.environment) : begin(machine, model);
    const { status, error } = step.configuration.snapshot;
    if (status === 'error') return failure(error);
    const seen = seenIn(model, step);
    const now = {
      ...pinStep(happens, before?.configuration.snapshot.context ?? {}, seen),
      takes,
      accepts: seen.accepted,
    };
    return differenceOf(inWords(suite, pinned), now) ?? step;
  } catch (cause) {
    return failure(cause);
  }
}

const failure = (cause: unknown): string => `fails, ${cause instanceof Error ? cause.message : String(cause)}`;
