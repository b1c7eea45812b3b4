import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventObject } from 'xstate';
import { leafPathsOf } from '#src/flowkit/leaf.ts';
import { extraPathsOf, type Path } from '../../../pathways/cover.ts';
import { explore, type Graph } from '../../../pathways/explore.ts';
import { measureCoverage } from '../../../pathways/measure.ts';
import type { Stimulus } from '../../../pathways/model.ts';
import type { Configuration, Step } from '../../../pathways/walk.ts';
import { eventTimeoutMs } from '../../browser/eventTimeout.ts';
import type { World } from '../../browser/world.ts';
import { acceptedTypes, expectControls } from '../controls.ts';
import { perform } from '../testedFlow.ts';
import { DraftSaves, openingAtSecondTry } from './draftSaves.ts';
import { faultText, refusalText } from './failureTexts.ts';
import { canHappen, type GoalsOf, goalPaths, goalsReachedOn } from './goalPaths.ts';
import { answerUnchanged, endRequest, pauseBeforePoll, pollByButton } from './polling.ts';
import { type ServedFlow, type ServedModel, type ServedState, servedModel } from './servedFlow.ts';
import { leaveRun, type ServedRun } from './servedRun.ts';
import { beginPath, copyDemoRows } from './servedWorld.ts';

/**
 * The built pages against the running server follow paths on which every port ends in every way and every transition is
 * taken. Each step checks: the page shows what the path says, the server rejects hostile requests, no user input could
 * be lost, and the database holds exactly what was shown.
 */
export function serverSuite<Environment extends object, Run extends ServedRun, Event extends EventObject>(
  world: World,
  flow: ServedFlow<Environment, Run, Event>,
): void {
  const served = servedModel(flow);
  const graph = explore(served.model);
  const goalsOf = goalsBy(flow, served, graph);
  const extra = extraPathsOf(graph);
  const paths = [...extra, ...goalPaths(graph, goalsOf, extra)];

  describe(`server paths of ${flow.tested.name}`, () => {
    it('the server paths cover everything declared except what is in `leftToOthers`, and every wanted goal', () => {
      const unsigned = { ...graph, model: { ...graph.model, unreachable: {} } };
      const { missing } = measureCoverage(unsigned, 'transitions', paths);
      const left = Object.keys(flow.leftToOthers);
      expect(
        missing.filter((name) => !left.includes(name)),
        'on no path, and not in `leftToOthers`',
      ).toEqual([]);
      expect(
        left.filter((name) => !missing.includes(name)),
        'in `leftToOthers`, but on a path or not declared',
      ).toEqual([]);
      const reached = new Set(paths.flatMap((path) => goalsReachedOn(path, goalsOf)));
      expect((flow.wanted ?? []).filter((goal) => !reached.has(goal))).toEqual([]);
    });
  });

  it(`the server paths of ${flow.tested.name} contain only events and outcomes that are possible in their states`, () => {
    const impossible = paths.flatMap(({ first, steps }) =>
      steps.flatMap(({ stimulus }, index) => {
        const { configuration } = steps[index - 1]?.step ?? first;
        return canHappen(served.model, configuration, stimulus) ? [] : [stimulus.label];
      }),
    );
    expect(impossible).toEqual([]);
  });

  beforeAll(() => copyDemoRows(world));
  const walk = new ServedWalk(world, flow, served);
  describe.each(paths.map((path, index) => ({ name: `path ${index + 1}, ${path.steps.length} steps`, path, index })))(
    `${flow.tested.name} against the running server, $name`,
    ({ path, index }) => {
      it('each page shows its step, the server rejects hostile requests, and the effects are exactly those shown [FLO-04]', () =>
        walk.along(path, index));
    },
  );
}

const goalsBy =
  <Environment extends object, Run extends ServedRun>(
    { goalsAt }: Pick<ServedFlow<Environment, Run>, 'goalsAt'>,
    { environmentOf }: ServedModel<Environment, Run>,
    { fulfilment }: Graph,
  ): GoalsOf =>
  (stimulus, step) => {
    const { configuration } = step;
    const { snapshot } = configuration;
    return [
      ...fulfilment(step, stimulus),
      ...(goalsAt?.({ snapshot, environment: environmentOf(configuration) }) ?? []),
    ];
  };

/** What a walk needs of a flow; its events and environment are already in the paths. */
type WalkedFlow<Environment extends object, Run extends ServedRun> = Omit<
  ServedFlow<Environment, Run>,
  'events' | 'environment'
>;

class ServedWalk<Environment extends object, Run extends ServedRun> {
  readonly #world: World;
  readonly #flow: WalkedFlow<Environment, Run>;
  readonly #served: ServedModel<Environment, Run>;
  readonly #probed = new Set<string>();
  readonly #reloaded = new Set<string>();
  readonly #offered = new Set<string>();

  constructor(world: World, flow: WalkedFlow<Environment, Run>, served: ServedModel<Environment, Run>) {
    this.#world = world;
    this.#flow = flow;
    this.#served = served;
  }

  async along(path: Path, index: number): Promise<void> {
    const flow = this.#flow;
    const end = (path.steps.at(-1)?.step ?? path.first).configuration;
    await beginPath(this.#world);
    const run = await flow.open(this.#world, this.#at(end));
    try {
      await this.#walk(run, path, index);
      await flow.expectEffects(run, this.#at(end));
      await leaveRun(run);
    } catch (failure) {
      await run.context.close();
      throw failure;
    }
  }

  async #walk(run: Run, path: Path, index: number): Promise<void> {
    const flow = this.#flow;
    const saves = await DraftSaves.of(run, index, { ...flow, isWaiting: this.#isWaiting });
    await run.page.goto(flow.address);
    await this.#expectConfiguration(run, null, path.first, null, 'the beginning');
    let last = path.first;
    for (const [number, { stimulus, step }] of path.steps.entries()) {
      const label = `step ${number + 1}: ${stimulus.label}`;
      await this.#happen(run, stimulus, this.#askedBy(run, last.configuration, step));
      await this.#expectConfiguration(run, last.configuration, step, stimulus, label);
      await saves.expectAt(step, stimulus, label);
      if (saves.isKept && (await this.#reloadOnce(run, step, label))) await saves.reloaded();
      last = step;
    }
  }

  #at(configuration: Configuration): ServedState<Environment> {
    return { snapshot: configuration.snapshot, environment: this.#served.environmentOf(configuration) };
  }

  #isWaiting = ({ snapshot }: Configuration): boolean => this.#flow.isWaiting?.(snapshot) === true;

  /** Performs a stimulus; `asked` lists the ports that make requests afterwards. */
  async #happen(run: Run, stimulus: Stimulus, asked: readonly string[]): Promise<void> {
    const { reader, gate, clock } = run;
    await gate.hold();
    if (stimulus.kind === 'delay') throw new Error('Flows have no timers of their own');
    if (stimulus.kind === 'event') {
      if (stimulus.event.type !== 'flow.resume') for (const port of asked) gate.await(port);
      const { event } = stimulus;
      const act = () => perform(this.#flow.tested.events, reader, event);
      if (event.type !== 'flow.resume') return act();
      await clock.goesOn();
      return openingAtSecondTry(run, act);
    }
    const { arrange, afterNothing = false, before = [], answer } = this.#served.scenarioOf(stimulus);
    const port = stimulus.source;
    if (afterNothing) await answerUnchanged(run, port);
    await arrange?.(run);
    const ask = () => {
      for (const next of asked) gate.await(next);
    };
    if (!gate.holds(port)) return ask();
    for (const earlier of before) {
      await endRequest(run, port, earlier);
      await pollByButton(run, port);
    }
    // Before `endRequest`: the next request of the same call is then held instead of answered like this one.
    ask();
    await endRequest(run, port, answer);
    await clock.goesOn();
  }

  async #expectConfiguration(
    run: Run,
    before: Configuration | null,
    step: Step,
    stimulus: Stimulus | null,
    label: string,
  ) {
    const { configuration } = step;
    if (configuration.snapshot.status === 'done') {
      if (this.#flow.expectOver === undefined)
        throw new Error(`${label}: nothing is known of what comes after the run`);
      return this.#flow.expectOver(run, label);
    }
    const isResumed = stimulus?.event.type === 'flow.resume';
    const asked = before === null || isResumed ? this.#askedBy(run, before, step) : [];
    for (const port of asked) run.gate.await(port);
    if (isResumed) for (const port of asked) await run.gate.expectAnew(port, label);
    else await run.gate.expectAll(label);
    await this.#expectShown(run, configuration, label);
    await this.#expectRefused(run, configuration, label);
  }

  /** Ports that the step has started and whose requests are held. */
  #askedBy({ gate }: Run, before: Configuration | null, { configuration }: Step): readonly string[] {
    const invoked = configuration.snapshot._nodes.flatMap(({ invoke }) => invoke);
    return invoked.flatMap(({ id, src }) => {
      const isNew = before === null || before.snapshot.children[id] !== configuration.snapshot.children[id];
      return isNew && typeof src === 'string' && gate.holds(src) ? [src] : [];
    });
  }

  /**
   * The states of a configuration are visible with their failures, and no control of an event not accepted is enabled.
   */
  async #expectShown(run: Run, configuration: Configuration, label: string): Promise<void> {
    const { tested, tells, expectAt } = this.#flow;
    const { snapshot } = configuration;
    const { page, say } = run.reader;
    for (const state of leafPathsOf(snapshot.value)) {
      if (tested.isInSight?.(state, snapshot) === false) continue;
      const locate = tested.stateLocators[state];
      if (locate === undefined) throw new Error(`There is no locator of ${state}`);
      await locate(run.reader).waitFor();
      const told = tells(state, snapshot);
      if (told === null) continue;
      const words = 'refusal' in told ? refusalText(say, told.refusal) : faultText(say, told.fault, told.isTriedAgain);
      await page.getByText(words).first().waitFor();
    }
    await expectAt?.(run, this.#at(configuration), label);
    if (this.#isWaiting(configuration)) await pauseBeforePoll(run);
    else await run.clock.goesOn();
    const accepted = acceptedTypes(snapshot, this.#served.model);
    // The views suite checks what a page offers in each situation; here, only whether the running pages do the same.
    const offered = JSON.stringify([snapshot.value, [...accepted]]);
    if (this.#offered.has(offered)) return;
    this.#offered.add(offered);
    await vi.waitFor(() => expectControls(run.reader, accepted, tested.events), { timeout: eventTimeoutMs });
  }

  async #expectRefused(run: Run, configuration: Configuration, label: string): Promise<void> {
    const { probesAt, effects } = this.#flow;
    const at = this.#at(configuration);
    for (const { name, code, send } of probesAt(at)) {
      // Once per environment, on which alone answers depend: the server cannot know the state of the page.
      const once = JSON.stringify([name, at.environment]);
      if (this.#probed.has(once)) continue;
      this.#probed.add(once);
      const before = await effects(run);
      expect({ [name]: await send(run) }, label).toEqual({ [name]: code });
      expect(await effects(run), `${label}: ${name}`).toEqual(before);
    }
  }

  /**
   * Reloads once in each state in which no request is under way and the machine does not handle a reload: the page must
   * look as before. (A request under way would be cut off, which the machine may or may not notice.) Returns whether it
   * reloaded.
   */
  async #reloadOnce(run: Run, step: Step, label: string): Promise<boolean> {
    const { snapshot } = step.configuration;
    const state = JSON.stringify(snapshot.value);
    const resumes = this.#served.model.events.filter(({ event }) => event.type === 'flow.resume');
    const isHeard = resumes.some(({ event }) => snapshot.can(event)) || this.#askedBy(run, null, step).length > 0;
    const isOver = snapshot.status === 'done' || this.#flow.isLeftByReload?.(snapshot) === true;
    if (isHeard || isOver || this.#reloaded.has(state)) return false;
    this.#reloaded.add(state);
    await run.gate.hold();
    await run.clock.goesOn();
    await openingAtSecondTry(run, async () => {
      await run.page.reload();
    });
    await this.#expectShown(run, step.configuration, `${label}, reloaded`);
    await run.gate.expectAll(`${label}, reloaded`);
    return true;
  }
}
