import type { Model, Stimulus } from './model.ts';
import { type Place, personStimuli } from './walk.ts';

/** What a person may try in a place although the machine does not take it there: nothing may come of it. */
export const refusedAt = (model: Model, { snapshot }: Pick<Place, 'snapshot'>): readonly Stimulus[] =>
  snapshot.status === 'active' ? personStimuli(model).filter(({ event }) => !snapshot.can(event)) : [];
