import type { Path } from './cover.ts';
import type { Graph } from './explore.ts';
import type { Stimulus } from './model.ts';
import { type Place, personStimuli } from './walk.ts';

/** What a person may try in a place although the machine does not take it there: nothing may come of it. */
export const refusedAt = ({ model }: Pick<Graph, 'model'>, { snapshot }: Place): readonly Stimulus[] =>
  snapshot.status === 'active' ? personStimuli(model).filter(({ event }) => !snapshot.can(event)) : [];

/** The places of a path, from its first. */
export const placesOf = ({ first, steps }: Path): readonly Place[] => [
  first.place,
  ...steps.map(({ step }) => step.place),
];
