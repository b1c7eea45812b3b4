import type { Stimulus } from './model.ts';
import type { Configuration, Step } from './walk.ts';

/** One configuration for all that are equivalent to it. */
export interface Node {
  readonly configuration: Configuration;
  /**
   * The preceding node and the stimulus. Followed from the start, these lead to exactly this configuration, not to an
   * equivalent one.
   */
  readonly from: { readonly key: string; readonly stimulus: Stimulus } | null;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly stimulus: Stimulus;
  readonly step: Step;
  readonly to: string;
}

/** Stimuli in order, from the start. */
export type Route = readonly Stimulus[];
