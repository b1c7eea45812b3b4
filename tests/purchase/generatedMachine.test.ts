import { assert, beforeAll, describe, expect, it } from 'vitest';
import { type AnyActor, type AnyMachineSnapshot, createActor, waitFor } from 'xstate';
import { HeldPorts } from '#tests/machines/heldPorts.ts';
import { problemWith } from '../../pathways/cliPinned.ts';
import { cover, furtherPaths, type Path } from '../../pathways/cover.ts';
import { declaredOf } from '../../pathways/declared.ts';
import { differenceOf, inWords, type WordedStep } from '../../pathways/difference.ts';
import { explore, type Graph } from '../../pathways/explore.ts';
import { measure } from '../../pathways/measure.ts';
import { acceptedIn, type PinnedStep, pinStep, pinSuite } from '../../pathways/pinned.ts';
import { stepName, stimulusNamed } from '../../pathways/readPinned.ts';
import { personStimuli } from '../../pathways/walk.ts';
import config from '../../pathways.config.ts';
import { committedSuite, suiteFile } from './committedSuite.ts';
import { examplePaths } from './examplePaths.ts';
import { heldPurchase } from './heldPurchase.ts';
import { isOffered, notOffered, purchasePages } from './onPage.ts';

const model = config.models.purchase;
const suite = committedSuite();

/** The production machine running as an actor, its ports held until the path answers them. */
class Running {
  readonly ports = new HeldPorts();
  readonly actor: AnyActor;
  private readonly taken: string[] = [];
  private heard = 0;

  constructor() {
    const machine = heldPurchase(this.ports);
    const ids = new Map(declaredOf(machine).map(({ definition, id }) => [definition, id]));
    this.actor = createActor(machine, {
      input: model.input,
      inspect: (happened) => {
        if (happened.type !== '@xstate.microstep') return;
        this.taken.push(...happened._transitions.map((one) => ids.get(one) ?? 'a transition that is not declared'));
      },
    }).start();
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  async let(label: string): Promise<void> {
    const before = this.snapshot;
    const stimulus = stimulusNamed(model, label);
    if (stimulus.kind === 'event') this.actor.send(stimulus.event);
    if (stimulus.kind !== 'outcome') return;
    this.ports.last(stimulus.source).end(stimulus.outcome);
    await waitFor(this.actor, (snapshot) => snapshot !== before);
  }

  /** What is seen since it was looked at last, as a pinned suite writes it down. */
  look(happens: string | null, before: unknown): WordedStep {
    const { value, context, tags } = this.snapshot;
    const asked = this.ports.asked.slice(this.heard).map(({ port, input }) => ({ port, input: input ?? null }));
    this.heard += asked.length;
    const accepted = acceptedIn(model, this.snapshot);
    const pinned = pinStep(happens, before, { value, context, tags, taken: this.taken.splice(0), asked, accepted });
    return { ...pinned, accepts: accepted };
  }

  /** Tries everything that is not accepted here: nothing may come of it. */
  probe({ accepts }: PinnedStep): readonly string[] {
    const accepted = new Set(suite.accepted[accepts]);
    const before = this.snapshot;
    if (before.status !== 'active') return [];
    return personStimuli(model)
      .filter(({ label, event }) => {
        if (accepted.has(label)) return false;
        this.actor.send(event);
        return this.snapshot !== before || this.ports.asked.length > this.heard;
      })
      .map(({ label }) => label);
  }
}

describe.each(
  suite.paths.map((steps, index) => ({ name: `path ${index + 1}: ${steps.at(-1)?.leadsTo}`, steps, index })),
)('the committed $name', ({ steps, index }) => {
  it('is what the running machine does, and what is not accepted on the way changes nothing', async () => {
    const running = new Running();
    let before: unknown = {};
    for (const [at, pinned] of steps.entries()) {
      const words = stepName(index, at, pinned);
      if (pinned.happens !== null) await running.let(pinned.happens);
      const difference = differenceOf(inWords(suite, pinned), running.look(pinned.happens, before));
      assert(difference === null, `${words}: ${difference}`);
      expect(running.probe(pinned), `${words}: changed by what is not accepted`).toEqual([]);
      before = running.snapshot.context;
    }
  });
});

/** Paths as the labels of what happens, a line for each step. */
const exampleText = (paths: readonly Path[]): string =>
  `${JSON.stringify(
    paths.map(({ steps }) => steps.map(({ stimulus }) => stimulus.label)),
    null,
    2,
  )}\n`;

describe('the committed suite', () => {
  let graph: Graph;
  let paths: readonly Path[];
  beforeAll(() => {
    graph = explore(model);
    paths = [...cover(graph), ...furtherPaths(graph)];
  }, 240_000);

  it('covers everything that the machine and its examples declare', () => {
    expect(measure(graph, 'transitions', paths).missing).toEqual([]);
  });

  it('is the one that is made of the machine as it is', () => {
    expect(problemWith(suiteFile, pinSuite('purchase', model, paths))).toBeNull();
  });

  it('uses with the committed paths over examples each example that a person can see, in each way that a page tells', async () => {
    const others = examplePaths(graph, paths.filter(isOffered), purchasePages);
    await expect(exampleText(others)).toMatchFileSnapshot('examplePaths.json');
    const labels = (all: readonly Path[]) => all.flatMap(({ steps }) => steps.map(({ stimulus }) => stimulus.label));
    const used = new Set(labels([...paths.filter(isOffered), ...others]));
    const possible = [...graph.nodes.values()].flatMap(({ edges }) => edges.map(({ stimulus }) => stimulus.label));
    expect(new Set(possible.filter((label) => !used.has(label)))).toEqual(new Set(notOffered.keys()));
  }, 240_000);
});
