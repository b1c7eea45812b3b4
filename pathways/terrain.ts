import { type Observed, observe } from './declared.ts';
import { identityBy } from './identity.ts';
import type { Model, Stimulus } from './model.ts';
import { type Fulfilment, fulfilmentBy } from './obligations.ts';
import { begin, happen, type Place, type Possibilities, possibilitiesOf, type Step } from './walk.ts';

/** What searches of different fineness share: a machine, and where its steps lead. */
export interface Terrain {
  readonly model: Model;
  readonly observed: Observed;
  readonly first: Step;
  readonly fulfilment: Fulfilment;
  readonly possibilities: Possibilities;
  /** Everything that leads on from a place. */
  readonly onward: (place: Place) => readonly Onward[];
}

interface Onward {
  readonly stimulus: Stimulus;
  readonly step: Step;
}

/** The terrain of a model. A step is made only once for each place; a place that is come to again is the known one. */
export function terrainOf(model: Model): Terrain {
  const observed = observe(model.machine);
  const { machine } = observed;
  const possibilities = possibilitiesOf(model, machine);
  const identity = identityBy();
  const places = new Map<string, Place>();
  const steps = new WeakMap<Place, readonly Onward[]>();
  const known = (step: Step): Step => {
    const name = identity(step.place);
    const place = places.get(name) ?? step.place;
    places.set(name, place);
    return { ...step, place };
  };
  const stepsFrom = (place: Place): readonly Onward[] =>
    possibilities(place)
      .filter(({ transitions }) => transitions.length > 0)
      .map(({ stimulus }) => ({ stimulus, step: known(happen(machine, place, stimulus, model.environment)) }))
      .filter(({ step }) => step.taken.length > 0);
  const onward = (place: Place): readonly Onward[] => {
    const found = steps.get(place) ?? stepsFrom(place);
    steps.set(place, found);
    return found;
  };
  return {
    model,
    observed,
    first: known(begin(machine, model)),
    fulfilment: fulfilmentBy(observed, possibilities),
    possibilities,
    onward,
  };
}
