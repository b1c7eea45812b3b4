import { beforeAll, describe, expect, it } from 'vitest';
import { type AnyActor, createActor, waitFor } from 'xstate';
import { HeldPorts } from '#tests/machines/heldPorts.ts';
import { cover, type Path } from '../../pathways/cover.ts';
import { explore, type Graph } from '../../pathways/explore.ts';
import { refusedAt } from '../../pathways/probe.ts';
import { pathLines } from '../../pathways/report.ts';
import config from '../../pathways.config.ts';
import { heldPurchase } from './heldPurchase.ts';

const model = config.models.purchase;
const graph: Graph = explore(model);
const paths: readonly Path[] = cover(graph);

/** The production machine running as an actor, its ports held until the path answers them. */
function start() {
  const ports = new HeldPorts();
  const machine = heldPurchase(ports);
  const actor: AnyActor = createActor(machine, { input: model.input });
  return { actor: actor.start(), ports };
}

describe.each(paths.map((path, index) => ({ name: `path ${index + 1}: ${pathLines(path).at(-1)}`, path })))(
  '$name',
  ({ path }) => {
    let running: ReturnType<typeof start>;
    beforeAll(() => {
      running = start();
    });

    it('leads the running machine where it says, and what is not accepted on the way changes nothing', async () => {
      const { actor, ports } = running;
      for (const { stimulus, step } of path.steps) {
        const before = actor.getSnapshot();
        for (const probe of refusedAt(model, { snapshot: before })) {
          actor.send(probe.event);
          expect(actor.getSnapshot(), `${probe.label} changed something`).toBe(before);
        }
        if (stimulus.kind === 'event') actor.send(stimulus.event);
        if (stimulus.kind === 'outcome') {
          ports.last(stimulus.source).end(stimulus.outcome);
          await waitFor(actor, (snapshot) => snapshot !== before);
        }
        const { snapshot } = step.place;
        expect(actor.getSnapshot().value, stimulus.label).toEqual(snapshot.value);
        expect(actor.getSnapshot().context, stimulus.label).toEqual(snapshot.context);
      }
    });
  },
);

it('covers every declared transition', () => {
  const taken = new Set(
    paths.flatMap(({ first, steps }) => [...first.taken, ...steps.flatMap(({ step }) => step.taken)]),
  );
  expect(graph.observed.declared.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([]);
});
