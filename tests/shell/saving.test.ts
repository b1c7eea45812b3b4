import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { canReplaceSave } from '#machines/lifecycles/draft.ts';
import { otherWriter } from '#machines/shell/saving/examples.ts';
import { savingMachine, stashOf } from '#machines/shell/saving/machine.ts';
import { draftOpeningOf, type StashEntry } from '#machines/shell/saving/stash.ts';
import { HeldPorts } from '#tests/machines/heldPorts.ts';
import { findCoveringPaths } from '../../pathways/cover.ts';
import { explore } from '../../pathways/explore.ts';
import { measureCoverage } from '../../pathways/measure.ts';
import type { Configuration } from '../../pathways/walk.ts';
import { contextOf, draftOf, isSaveAccepted, parseServerState, type ServerState, savingModel } from './savingModel.ts';

const beginnings = [
  { name: 'a page that is opened first', opening: { kind: 'kept', known: [] }, kept: null },
  {
    name: 'a page that is opened on what another has saved',
    opening: { kind: 'kept', known: [{ writer: 'page-before', number: 3 }] },
    kept: { mark: { writer: 'page-before', number: 3 }, text: 'before' },
  },
  {
    name: 'a page whose tab has put away what the server does not have',
    opening: { kind: 'stashed', text: 'one', known: [{ writer: 'page-before', number: 4 }] },
    kept: { mark: { writer: 'page-before', number: 3 }, text: 'before' },
  },
] as const;

/** What a configuration would lose; empty if nothing. */
function lossesInConfiguration({ snapshot, environment }: Configuration): readonly string[] {
  const context = contextOf(snapshot);
  const server = parseServerState(environment);
  const { begun } = server;
  return [
    ...(server.entered === null || context.has_ended
      ? []
      : lossesOnReopening(server.entered, server, stashOf(context))),
    ...(snapshot.value === 'saving' && isOwn(server) && !isSaveAccepted(server)
      ? ['its own save is another’s to it']
      : []),
    ...(begun !== null && canReplaceSave(begun.mark, begun.after)
      ? ['a save that comes late replaces a later one']
      : []),
  ];
}

/** Whether the server's save is this page's, or the one that it was opened on. */
const isOwn = ({ kept, isClosed }: ServerState): boolean => !isClosed && kept?.mark.writer !== otherWriter;

function lossesOnReopening(entered: string, server: ServerState, stash: StashEntry | null): readonly string[] {
  const opening = draftOpeningOf(draftOf(server), stash);
  const shown = opening.kind === 'kept' ? server.kept?.text : opening.text;
  const { begun } = server;
  const isFinished = server.isClosed && stash === null;
  const isUnderstood = opening.kind !== 'stashed' || canReplaceSave(server.kept?.mark ?? null, opening.known);
  return [
    ...([server.kept?.text, stash?.text].includes(entered) ? [] : ['neither the server nor the stash has it']),
    ...(shown === entered || isFinished ? [] : [`a reload shows ${shown}`]),
    ...(isUnderstood || !isOwn(server) ? [] : ['after a reload its own save is another’s to it']),
    ...(opening.kind !== 'stashed' || begun === null || canReplaceSave(begun.mark, opening.known)
      ? []
      : ['after a reload its own save is another’s to it as soon as it arrives']),
  ];
}

const graphs = beginnings.map(({ name, opening, kept }) => ({ name, graph: explore(savingModel(opening, kept)) }));

describe.each(graphs)('saving, from $name', ({ graph }) => {
  const configurations = [...graph.nodes.values()].flatMap(({ configuration, edges }) => [
    configuration,
    ...edges.map(({ step }) => step.configuration),
  ]);

  it('the states of saving are explored completely', () => {
    expect([graph.complete, configurations.length > 100]).toEqual([true, true]);
  });

  it('saving loses no user input, whatever the server answers and whenever the page is reloaded [RUN-03]', () => {
    expect(new Set(configurations.flatMap(lossesInConfiguration))).toEqual(new Set());
  });
});

it('the paths of saving cover everything that the machine and its examples declare', () => {
  const missing = graphs.map(({ graph }) => measureCoverage(graph, 'transitions', findCoveringPaths(graph)).missing);
  expect(missing).toEqual(graphs.map(() => []));
});

function startSaving() {
  const ports = new HeldPorts();
  const clock = new SimulatedClock();
  const machine = savingMachine.provide({
    actors: { saveDraft: ports.port('saveDraft'), readDraft: ports.port('readDraft') },
  });
  const input = { draft_id: 'draft-1', writer: 'page-1', opening: { kind: 'kept', known: [] } } as const;
  const actor = createActor(machine, { input, clock }).start();
  const change = (text: string) => actor.send({ type: 'run.change', text });
  const settled = async (end: () => void) => {
    const before = actor.getSnapshot();
    end();
    await expect.poll(() => actor.getSnapshot() !== before).toBe(true);
  };
  return { ports, clock, actor, change, settled, state: () => actor.getSnapshot().value };
}

describe('draft saving', () => {
  it('several changes are saved once after a pause of 600 ms, with the newest text', () => {
    const { ports, clock, change } = startSaving();
    for (const text of ['a', 'b', 'c']) change(text);
    clock.increment(599);
    expect(ports.requests).toEqual([]);
    clock.increment(1);
    expect(ports.requests.map(({ input }) => input)).toEqual([
      { draft_id: 'draft-1', mark: { writer: 'page-1', number: 1 }, after: [], snapshot: 'c' },
    ]);
  });

  it('a change during a save is saved next, with the first save as its predecessor', async () => {
    const { ports, clock, change, settled, state } = startSaving();
    change('a');
    clock.increment(600);
    change('b');
    await settled(() => ports.last('saveDraft').answer({ kind: 'saved' }));
    expect(state()).toBe('unsaved');
    clock.increment(600);
    expect(ports.last('saveDraft').input).toEqual({
      draft_id: 'draft-1',
      mark: { writer: 'page-1', number: 2 },
      after: [{ writer: 'page-1', number: 1 }],
      snapshot: 'b',
    });
    await settled(() => ports.last('saveDraft').answer({ kind: 'saved' }));
    expect([state(), ports.count('saveDraft')]).toEqual(['saved', 2]);
  });

  it('a failed save is retried with pauses growing to 60 seconds, and at once on `save.now`', async () => {
    const { ports, clock, actor, change, settled } = startSaving();
    change('a');
    clock.increment(600);
    const pauses: number[] = [];
    for (let failure = 1; failure <= 6; failure += 1) {
      await settled(() => ports.last('saveDraft').fail({ kind: 'refused', refusal: { code: 'unavailable' } }));
      const before = ports.count('saveDraft');
      let pause = 0;
      for (; ports.count('saveDraft') === before; pause += 1_000) clock.increment(1_000);
      pauses.push(pause);
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    await settled(() => ports.last('saveDraft').fail({ kind: 'offline' }));
    actor.send({ type: 'save.now' });
    expect(ports.count('saveDraft')).toBe(8);
  });

  it('after a conflict the user can keep the run of this page, which is then saved over that of the other page [RUN-04]', async () => {
    const { ports, clock, actor, change, settled, state } = startSaving();
    change('a');
    clock.increment(600);
    await settled(() => ports.last('saveDraft').answer({ kind: 'conflict' }));
    change('b');
    clock.increment(600_000);
    expect([state(), ports.count('saveDraft')]).toEqual(['conflict', 1]);
    actor.send({ type: 'run.keep' });
    await settled(() => ports.last('readDraft').answer({ kind: 'open', saved: { writer: 'page-2', number: 7 } }));
    expect(ports.last('saveDraft').input).toEqual({
      draft_id: 'draft-1',
      mark: { writer: 'page-1', number: 2 },
      after: [
        { writer: 'page-2', number: 7 },
        { writer: 'page-1', number: 1 },
      ],
      snapshot: 'b',
    });
  });

  it('a run that was left sends no save and has no stash [RUN-12]', () => {
    const { ports, clock, actor, change } = startSaving();
    change('a');
    actor.send({ type: 'run.leave' });
    clock.increment(600_000);
    expect([ports.requests, stashOf(actor.getSnapshot().context)]).toEqual([[], null]);
  });

  it('a forgotten draft is not saved again, and its input stays in the stash until the run ends', async () => {
    const { ports, clock, actor, change, settled, state } = startSaving();
    change('a');
    clock.increment(600);
    await settled(() => ports.last('saveDraft').answer({ kind: 'forgotten' }));
    change('b');
    clock.increment(600_000);
    expect([state(), ports.count('saveDraft'), stashOf(actor.getSnapshot().context)?.text]).toEqual([
      'forgotten',
      1,
      'b',
    ]);
    actor.send({ type: 'run.end', text: 'receipt' });
    expect([state(), stashOf(actor.getSnapshot().context)]).toEqual(['left', null]);
  });

  it('a conflict does not affect a run that has ended', async () => {
    const { ports, clock, actor, settled, state } = startSaving();
    actor.send({ type: 'run.end', text: 'receipt' });
    clock.increment(600);
    await settled(() => ports.last('saveDraft').answer({ kind: 'conflict' }));
    expect(state()).toBe('left');
  });
});
