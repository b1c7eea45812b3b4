import type { Stimulus } from './model.ts';
import type { Configuration, Step } from './walk.ts';

/**
 * A configuration that stands for all that are equivalent to it, how it was first come to, and what can happen there.
 */
export interface Node {
  readonly configuration: Configuration;
  /** The node before and what happened there: followed from the beginning, these lead to this very configuration. */
  readonly from: { readonly key: string; readonly stimulus: Stimulus } | null;
  readonly edges: readonly Edge[];
}

export interface Edge {
  readonly stimulus: Stimulus;
  readonly step: Step;
  readonly to: string;
}

/** What happens, one thing after the other, from the beginning on. */
export type Route = readonly Stimulus[];
