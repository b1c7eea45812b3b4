import { type Observed, observe } from './declared.ts';
import { fingerprintBy } from './fingerprint.ts';
import type { Model, Stimulus } from './model.ts';
import { type Fulfilment, fulfilmentBy } from './obligations.ts';
import { begin, type Configuration, happen, type Possibilities, possibilitiesOf, type Step } from './walk.ts';

export interface StateSpaceCache {
  readonly model: Model;
  readonly observed: Observed;
  readonly first: Step;
  readonly fulfilment: Fulfilment;
  readonly possibilities: Possibilities;
  readonly onward: (configuration: Configuration) => readonly Onward[];
}

interface Onward {
  readonly stimulus: Stimulus;
  readonly step: Step;
}

/** The cache has one object for equal configurations, and computes each step once. */
export function stateSpaceCacheOf(model: Model): StateSpaceCache {
  const observed = observe(model.machine);
  const { machine } = observed;
  const possibilities = possibilitiesOf(model, machine);
  const fingerprint = fingerprintBy();
  const configurations = new Map<string, Configuration>();
  const steps = new WeakMap<Configuration, readonly Onward[]>();
  const known = (step: Step): Step => {
    const name = fingerprint(step.configuration);
    const configuration = configurations.get(name) ?? step.configuration;
    configurations.set(name, configuration);
    return { ...step, configuration };
  };
  const stepsFrom = (configuration: Configuration): readonly Onward[] =>
    possibilities(configuration)
      .filter(({ transitions }) => transitions.length > 0)
      .map(({ stimulus }) => ({ stimulus, step: known(happen(machine, configuration, stimulus, model.environment)) }))
      .filter(({ step }) => step.taken.length > 0);
  const onward = (configuration: Configuration): readonly Onward[] => {
    const found = steps.get(configuration) ?? stepsFrom(configuration);
    steps.set(configuration, found);
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
