import { type ObservedMachine, observe } from './declaredTransitions.ts';
import { createFingerprint } from './fingerprint.ts';
import type { Model, Stimulus } from './model.ts';
import { createFulfilment, type Fulfilment } from './obligations.ts';
import { beginWalk, type Configuration, type Possibilities, possibilitiesOf, type Step, takeStep } from './walk.ts';

export interface StateSpaceCache {
  readonly model: Model;
  readonly observed: ObservedMachine;
  readonly first: Step;
  readonly fulfilment: Fulfilment;
  readonly possibilities: Possibilities;
  readonly onward: (configuration: Configuration) => readonly PossibleStep[];
}

interface PossibleStep {
  readonly stimulus: Stimulus;
  readonly step: Step;
}

/** The cache has one object for equal configurations, and computes each step once. */
export function stateSpaceCacheOf(model: Model): StateSpaceCache {
  const observed = observe(model.machine);
  const { machine } = observed;
  const possibilities = possibilitiesOf(model, machine);
  const fingerprint = createFingerprint();
  const configurations = new Map<string, Configuration>();
  const steps = new WeakMap<Configuration, readonly PossibleStep[]>();
  const known = (step: Step): Step => {
    const name = fingerprint(step.configuration);
    const configuration = configurations.get(name) ?? step.configuration;
    configurations.set(name, configuration);
    return { ...step, configuration };
  };
  const stepsFrom = (configuration: Configuration): readonly PossibleStep[] =>
    possibilities(configuration)
      .filter(({ transitions }) => transitions.length > 0)
      .map(({ stimulus }) => ({ stimulus, step: known(takeStep(machine, configuration, stimulus, model.environment)) }))
      .filter(({ step }) => step.taken.length > 0);
  const onward = (configuration: Configuration): readonly PossibleStep[] => {
    const found = steps.get(configuration) ?? stepsFrom(configuration);
    steps.set(configuration, found);
    return found;
  };
  return {
    model,
    observed,
    first: known(beginWalk(machine, model)),
    fulfilment: createFulfilment(observed, possibilities),
    possibilities,
    onward,
  };
}
