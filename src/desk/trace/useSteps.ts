import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { childrenAlong } from '#pathways/trace/children.ts';
import type { TracedChildren } from '#pathways/trace/format.ts';
import type { Replayed, ReplayedStep } from '#pathways/trace/replay.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { createStepFormatter } from './createStepFormatter.ts';
import { describeNextSteps, describeStep, type StepDescription } from './describeStep.ts';
import type { ReplayedTrace } from './readTrace.ts';

export interface ShownStep {
  readonly number: number;
  /** Milliseconds since the trace began. */
  readonly ms: number;
  /** Null for the start of the trace. */
  readonly said: StepDescription | null;
  readonly event: ReplayedStep['entry']['event'] | null;
  readonly configuration: Replayed['first'];
  /** As recorded. */
  readonly parts: TracedChildren;
  /** Whether the machine leads to the recorded states. */
  readonly same: boolean;
  readonly next: readonly string[];
}

/** The start of a replay, and each of its steps. */
export function useSteps({
  desk: { steps: rows },
  trace,
  replayed,
  nameOf,
}: ReplayedTrace): readonly [ShownStep, ...ShownStep[]] {
  const { i18n } = useLingui();
  const formats = useFormats();
  return useMemo(() => {
    const say = (words: MessageDescriptor) => i18n._(words);
    const next = (configuration: Replayed['first']) => describeNextSteps(rows, configuration, { say });
    const { first, steps } = replayed;
    const [firstParts, ...parts] = childrenAlong(trace);
    const begin: ShownStep = {
      number: 0,
      ms: 0,
      said: null,
      event: null,
      configuration: first,
      parts: firstParts,
      same: true,
      next: next(first),
    };
    const shown = steps.map(({ entry, configuration, same }, index): ShownStep => {
      const before = steps[index - 1]?.configuration ?? first;
      const teller = createStepFormatter(say, formats, nameOf, before.snapshot.context);
      const said = describeStep(rows, entry, teller);
      return {
        number: index + 1,
        ms: entry.at,
        said,
        event: entry.event,
        configuration,
        parts: parts[index] ?? {},
        same,
        next: next(configuration),
      };
    });
    return [begin, ...shown];
  }, [rows, trace, replayed, nameOf, i18n, formats]);
}
