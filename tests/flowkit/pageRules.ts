import type { Path } from '../../pathways/cover.ts';
import type { Stimulus } from '../../pathways/model.ts';
import type { Configuration } from '../../pathways/walk.ts';

export interface PageRules {
  /** Labels of stimuli that the machine accepts but no page offers, each with its reason. */
  readonly notOffered?: ReadonlyMap<string, string>;
  readonly shows?: (from: Configuration, stimulus: Stimulus, to: Configuration) => boolean;
  /** Distinguishes configurations that the machine treats alike but the page shows differently. */
  readonly variantOf?: (configuration: Configuration) => string;
  /** Further context on which the page's display of a stimulus depends, by the stimulus's label or event type. */
  readonly matters?: Readonly<Record<string, (configuration: Configuration) => unknown>>;
}

export const isOfferedStep = (
  { notOffered, shows: isShown }: PageRules,
  from: Configuration,
  stimulus: Stimulus,
  to: Configuration,
): boolean => notOffered?.has(stimulus.label) !== true && isShown?.(from, stimulus, to) !== false;

/**
 * Whether every step of a path can be done on a page. Stimuli of paths that cannot are covered by paths over examples.
 */
export const isOfferedPath =
  (page: PageRules) =>
  ({ first, steps }: Path): boolean => {
    const before = [first, ...steps.map(({ step }) => step)];
    return steps.every(({ stimulus, step }, index) => {
      const from = before[index];
      return from !== undefined && isOfferedStep(page, from.configuration, stimulus, step.configuration);
    });
  };

/**
 * The paths use stimuli of one kind once. Answers also differ by invocation: the same price means something else under
 * review.
 */
function stimulusKind({ matters }: PageRules, configuration: Configuration, stimulus: Stimulus): string {
  const { label, event } = stimulus;
  const matter = matters?.[label] ?? matters?.[event.type];
  const asker = stimulus.kind === 'outcome' ? stimulus.invoke : null;
  return [asker, label, matter?.(configuration)].filter((part) => part != null).join(' ');
}

/** What a step has to be walked for on some page: its kind of stimulus, and each transition that it takes. */
export const usesOf = (
  page: PageRules,
  from: Configuration,
  { stimulus, step }: Path['steps'][number],
): readonly string[] => [stimulusKind(page, from, stimulus), ...step.taken];
