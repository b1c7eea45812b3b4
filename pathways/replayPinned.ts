import type { Observed } from './declared.ts';
import { differenceOf, inWords } from './difference.ts';
import type { Model } from './model.ts';
import { type PinnedStep, type PinnedSuite, pinStep, seenIn } from './pinned.ts';
import { stepName } from './readPinned.ts';
import { begin, happen, type Step, stimuliAt } from './walk.ts';

/**
 * In which step of a pinned suite a machine does something else, in words; null where it does all that is pinned. The
 * machine need not be the one of the model: this tells whether the suite would notice another one.
 */
export function differenceIn(model: Model, { machine }: Observed, suite: PinnedSuite): string | null {
  for (const [index, steps] of suite.paths.entries()) {
    let before: Step | null = null;
    for (const [at, pinned] of steps.entries()) {
      const step: Step | string = tried(() => stepBy(model, machine, before, pinned));
      const found =
        typeof step === 'string'
          ? step
          : differenceOf(inWords(suite, pinned), wordsFor(model, pinned.happens, before, step));
      if (found !== null) return `${stepName(index, at, pinned)}: ${found}`;
      if (typeof step !== 'string') before = step;
    }
  }
  return null;
}

function stepBy(
  model: Model,
  machine: Observed['machine'],
  before: Step | null,
  { happens }: PinnedStep,
): Step | string {
  if (before === null) return begin(machine, model);
  const stimulus = stimuliAt(model, before.place).find(({ label }) => label === happens);
  return stimulus === undefined ? 'cannot happen' : happen(machine, before.place, stimulus, model.world);
}

function wordsFor(model: Model, happens: string | null, before: Step | null, step: Step) {
  const seen = seenIn(model, step);
  return { ...pinStep(happens, before?.place.snapshot.context ?? {}, seen), accepts: seen.accepted };
}

/** A machine that throws does something else as well. */
function tried(work: () => Step | string): Step | string {
  try {
    return work();
  } catch (cause) {
    return `throws ${cause instanceof Error ? cause.message.split('\n')[0] : String(cause)}`;
  }
}
