import { TestModel } from 'xstate/graph';
import { purchaseFlow } from '#machines/flows/purchase/flow.ts';
import { purchaseModel } from '#machines/flows/purchase/model.ts';
import { findCoveringPaths } from '#pathways/cover.ts';
import { observe } from '#pathways/declaredTransitions.ts';
import { explore } from '#pathways/explore.ts';
import { createStateEquivalence } from '#pathways/stateEquivalence.ts';
import { replay } from '#pathways/trace/replay.ts';
import { beginWalk, stimuliAt, takeStep } from '#pathways/walk.ts';
import config from '../../pathways.config.ts';
import { goldenPaths } from '../flowkit/goldenSuite.ts';
import { recordTrace, traceOf } from '../flowkit/recordTrace.ts';
import { purchase } from '../flows/purchase/index.ts';
import { median, ratio } from './figures.ts';

const model = purchaseModel;
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

export interface Suite {
  readonly paths: number;
  readonly steps: number;
  /** Declared transitions that the paths take. */
  readonly transitions: number;
  /** Time to find the paths, not to run them. */
  readonly seconds: number;
}

export function measureOwnSuite(): Suite {
  const began = performance.now();
  const paths = findCoveringPaths(explore(model));
  const seconds = secondsSince(began);
  const taken = paths.flatMap(({ first, steps }) => [...first.taken, ...steps.flatMap(({ step }) => step.taken)]);
  return {
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    transitions: new Set(taken).size,
    seconds,
  };
}

/**
 * The suite of XState's own `TestModel` for the same machine and examples. It gets what it lacks: the events possible
 * in a state, and the equivalence of configurations, without which it does not terminate.
 */
export function measureXStateSuite(): Suite {
  const began = performance.now();
  const observed = observe(model.machine);
  const equivalence = createStateEquivalence(model, observed, []);
  const configurationOf = (snapshot: ReturnType<typeof start>) => ({ snapshot, now: 0, timers: [] });
  const start = () => beginWalk(observed.machine, model).configuration.snapshot;
  const fromState = start();
  const events = (snapshot: typeof fromState) => stimuliAt(model, configurationOf(snapshot)).map(({ event }) => event);
  const serializeState = (snapshot: typeof fromState) => equivalence(configurationOf(snapshot));
  const paths = new TestModel(observed.machine, { events, serializeState }).getShortestPaths({
    events,
    serializeState,
    fromState,
  });
  const seconds = secondsSince(began);
  const taken = paths.flatMap(({ steps }) => {
    let { configuration } = beginWalk(observed.machine, model);
    return steps
      .filter(({ event }) => event.type !== 'xstate.init')
      .flatMap(({ event }) => {
        const step = takeStep(observed.machine, configuration, { kind: 'event', label: event.type, event });
        configuration = step.configuration;
        return step.taken;
      });
  });
  // The first step of a TestModel's path is its start.
  const steps = paths.reduce((sum, path) => sum + path.steps.length - 1, 0);
  return { paths: paths.length, steps, transitions: new Set(taken).size, seconds };
}

const replayedEvents = 1_000;

/** Seconds to replay 1,000 recorded events of purchases, and their ratio to parsing the text. */
export async function measureReplay(rounds: number): Promise<{ readonly seconds: number; readonly ratio: number }> {
  const [longest] = goldenPaths(purchase).toSorted((a, b) => b.steps.length - a.steps.length);
  if (longest === undefined) throw new Error('the suite is empty');
  const { recorder } = await recordTrace(
    purchaseFlow,
    longest.steps.map(({ stimulus }) => stimulus),
  );
  const { trace, text } = traceOf(recorder);
  const times = Math.ceil(replayedEvents / trace.entries.length);
  const share = replayedEvents / (times * trace.entries.length);
  const timed = (once: () => void): number => {
    const began = performance.now();
    for (let time = 0; time < times; time += 1) once();
    return secondsSince(began) * share;
  };
  const replays: number[] = [];
  const readings: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    readings.push(timed(() => JSON.parse(text)));
    replays.push(
      timed(() => {
        const answer = replay(config.subjects, trace);
        if (answer.kind === 'refused' || !answer.replayed.identical) throw new Error('the replay went elsewhere');
      }),
    );
  }
  return { seconds: median(replays), ratio: ratio(median(replays), median(readings)) };
}
