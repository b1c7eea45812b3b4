import type { Model, Stimulus } from './model.ts';
import { type Configuration, personStimuli } from './walk.ts';

/** What a person may try in a configuration although the machine does not take it there: nothing may come of it. */
export const refusedAt = (model: Model, { snapshot }: Pick<Configuration, 'snapshot'>): readonly Stimulus[] =>
  snapshot.status === 'active' ? personStimuli(model).filter(({ event }) => !snapshot.can(event)) : [];
