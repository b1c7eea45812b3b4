import type { Path } from '../../pathways/cover.ts';
import type { Stimulus } from '../../pathways/model.ts';
import type { Configuration } from '../../pathways/walk.ts';

/** What the pages of a flow add to its machine; nothing, where all of it is left out. */
export interface OnPage {
  /** What the machine would take, but no page offers: each with the reason. */
  readonly notOffered?: ReadonlyMap<string, string>;
  /** Whether a person can do it on a page. */
  readonly shows?: (from: Configuration, stimulus: Stimulus, to: Configuration) => boolean;
  /** What a page shows differently although the machine does the same there. */
  readonly variantOf?: (configuration: Configuration) => string;
  /** What else it depends on what the page shows of an event or an answer, by its label or its type. */
  readonly matters?: Readonly<Record<string, (configuration: Configuration) => unknown>>;
}

export const shows = (
  { notOffered, shows: isShown }: OnPage,
  from: Configuration,
  stimulus: Stimulus,
  to: Configuration,
): boolean => notOffered?.has(stimulus.label) !== true && isShown?.(from, stimulus, to) !== false;

/** Whether all that happens on a path can be done on a page. What is on other paths only is on paths over examples as well. */
export const isOffered =
  (page: OnPage) =>
  ({ first, steps }: Path): boolean => {
    const before = [first, ...steps.map(({ step }) => step)];
    return steps.every(({ stimulus, step }, index) => {
      const from = before[index];
      return from !== undefined && shows(page, from.configuration, stimulus, step.configuration);
    });
  };

/**
 * Stimuli of one kind have to be used once. An answer is told apart by who asked for it: the same price means something
 * else under review.
 */
export function kindOf({ matters }: OnPage, configuration: Configuration, stimulus: Stimulus): string {
  const { label, event } = stimulus;
  const matter = matters?.[label] ?? matters?.[event.type];
  const asker = stimulus.kind === 'outcome' ? stimulus.invoke : null;
  return [asker, label, matter?.(configuration)].filter((part) => part != null).join(' ');
}
