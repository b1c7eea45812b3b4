import type { Stimulus } from './model.ts';
import type { Configuration, Step } from './walk.ts';

/** Represents all configurations that are equivalent to it. */
export interface Node {
  readonly configuration: Configuration;
  /** Followed from the start, these lead to exactly this configuration, not to an equivalent one. */
  readonly from: { readonly key: string; readonly stimulus: Stimulus } | null;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly stimulus: Stimulus;
  readonly step: Step;
  readonly to: string;
}

export type Route = readonly Stimulus[];
